// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Check digits and shapes of identifiers. Each takes what a pattern found, separators and all, and says whether it
// can be one. Ownership: none. Thread safety: pure functions.
#pragma once

#include <string>
#include <string_view>

namespace credence::privacy {

// Letters and digits only, letters in upper case.
[[nodiscard]] std::string compact(std::string_view text);

[[nodiscard]] bool luhn(std::string_view digits);
[[nodiscard]] bool verhoeff(std::string_view digits);
// MOD 11,10 of ISO/IEC 7064.
[[nodiscard]] bool iso7064Mod11_10(std::string_view digits); // NOLINT(readability-identifier-naming)
// 0 for no such country. Lengths of the IBAN registry (SWIFT, release 97).
[[nodiscard]] std::size_t ibanLength(std::string_view country);
[[nodiscard]] bool iban(std::string_view compacted);

[[nodiscard]] bool card(std::string_view);
[[nodiscard]] bool bitcoinBase58(std::string_view);
[[nodiscard]] bool bitcoinBech32(std::string_view); // BIP 173 and BIP 350
[[nodiscard]] bool ethereum(std::string_view);      // EIP-55 needs Keccak; only the shape is checked

[[nodiscard]] bool usSsn(std::string_view);
[[nodiscard]] bool usItin(std::string_view);
[[nodiscard]] bool usNpi(std::string_view);
[[nodiscard]] bool usRouting(std::string_view);
[[nodiscard]] bool usDea(std::string_view);
[[nodiscard]] bool ukNhs(std::string_view);
[[nodiscard]] bool ukNino(std::string_view);
[[nodiscard]] bool ukDriver(std::string_view);
[[nodiscard]] bool esNif(std::string_view);
[[nodiscard]] bool esNie(std::string_view);
[[nodiscard]] bool itFiscal(std::string_view);
[[nodiscard]] bool itVat(std::string_view);
[[nodiscard]] bool plPesel(std::string_view);
[[nodiscard]] bool deTaxId(std::string_view);
[[nodiscard]] bool deVat(std::string_view);
[[nodiscard]] bool deSocial(std::string_view);
[[nodiscard]] bool deDocument(std::string_view); // identity card and passport: ICAO 9303 weights 7, 3, 1
[[nodiscard]] bool deHealth(std::string_view);
[[nodiscard]] bool deDoctor(std::string_view);
[[nodiscard]] bool fiHetu(std::string_view);
[[nodiscard]] bool sePerson(std::string_view);
[[nodiscard]] bool seOrganisation(std::string_view);
[[nodiscard]] bool sgNric(std::string_view);
[[nodiscard]] bool inAadhaar(std::string_view);
[[nodiscard]] bool inGstin(std::string_view);
[[nodiscard]] bool inPan(std::string_view);
[[nodiscard]] bool auAbn(std::string_view);
[[nodiscard]] bool auAcn(std::string_view);
[[nodiscard]] bool auTfn(std::string_view);
[[nodiscard]] bool auMedicare(std::string_view);
[[nodiscard]] bool caSin(std::string_view);
[[nodiscard]] bool trNational(std::string_view);
[[nodiscard]] bool thNational(std::string_view);
[[nodiscard]] bool zaNational(std::string_view);
[[nodiscard]] bool krResident(std::string_view);
[[nodiscard]] bool krForeigner(std::string_view);
[[nodiscard]] bool ngNin(std::string_view);
[[nodiscard]] bool brCpf(std::string_view);
[[nodiscard]] bool frNir(std::string_view);
[[nodiscard]] bool nlBsn(std::string_view);
[[nodiscard]] bool beNational(std::string_view);
[[nodiscard]] bool noFnr(std::string_view);
[[nodiscard]] bool chAhv(std::string_view);
[[nodiscard]] bool cnResident(std::string_view);
[[nodiscard]] bool krBusiness(std::string_view);

} // namespace credence::privacy
