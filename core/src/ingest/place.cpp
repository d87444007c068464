// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include <credence/place.h>

#include <system_error>

namespace credence {

namespace fs = std::filesystem;

fs::path placeOf(const fs::path &path)
{
    std::error_code error;
    const fs::path absolute = fs::absolute(path, error);
    if (error || path.empty())
        return path;
    fs::path place = fs::weakly_canonical(absolute, error);
    if (error)
        place = absolute.lexically_normal();
    if (!place.has_filename() && place.has_parent_path() && place != place.root_path())
        place = place.parent_path();
    if (place.filename() == "chroma.sqlite3")
        place = place.parent_path();
    return place;
}

bool samePlace(const fs::path &a, const fs::path &b)
{
    return a == b || placeOf(a) == placeOf(b);
}

} // namespace credence
