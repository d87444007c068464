#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Credence developers
# SPDX-License-Identifier: Apache-2.0
"""A stand-in for a model, on this machine only: tries the whole flow without an account.

    packaging/mock_model.py [--port N] [--slow SECONDS] [--fail WHAT]

It speaks the OpenAI-compatible chat and embeddings API and the Anthropic Messages API, streamed or not. It does not
think: it reads the numbered memories in a prompt, takes words that several of them share, and answers in the form that
the prompt asks for, citing only numbers that it was shown. --fail makes every third call fail in one way: limit (429),
error (500), cut (the connection breaks), prose (no JSON), truncated (JSON that breaks off), schema (refuses schemas).
"""
import argparse
import hashlib
import json
import math
import re
import socket
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

STOP = set("""about after again all also always and another any are because been before being both but can cannot could did
does doing done down each even every few first for from get got had has have having her here him his how into its just
last less like made make makes many more most much must never next nobody none not nothing now off once one only onto
other others our out over own per same say says see seen she should since some still such take taken than that the their
them then there these they thing this those three through today too two under until upon very was way well went were what
when where which while who whom whose why will with within without would yes yet you your""".split())


def numbered(prompt):
    """The memories that a prompt shows, by number."""
    found = {}
    for line in prompt.splitlines():
        match = re.match(r"\s*\[?(\d{1,4})[\].:)]\s*(?:\(([^)]*)\))?\s*(.+)", line)
        if match and int(match.group(1)) not in found:
            found[int(match.group(1))] = match.group(3).strip()
    return found


def words(text):
    return {w for w in re.findall(r"[a-z][a-z'-]{3,}", text.lower()) if w not in STOP}


def themes(memories, most):
    """Words that several memories share, with the memories that do; the more telling first."""
    by_word = {}
    for number, text in memories.items():
        for word in words(text):
            by_word.setdefault(word, []).append(number)
    ranked = sorted(((w, n) for w, n in by_word.items() if len(n) >= 2),
                    key=lambda wn: (-min(len(wn[1]), 8) * math.log(1 + len(memories) / len(wn[1])), wn[0]))
    chosen, used = [], []
    for word, numbers in ranked:
        # One theme a group of memories.
        if all(len(set(numbers) & set(u)) < 0.6 * min(len(numbers), len(u)) for u in used):
            chosen.append((word, numbers))
            used.append(numbers)
        if len(chosen) == most:
            break
    return chosen


def count_in(prompt, otherwise):
    match = re.search(r"(?:at most|1 to|[Ww]hich) (\d+)\b", prompt)
    return max(1, min(int(match.group(1)), 20)) if match else otherwise


def insight(word, numbers, memories, form):
    cites = numbers[:5]
    first = memories[cites[0]].split(". ")[0].rstrip(".")[:120]
    out = {"text": f"\"{word.capitalize()}\" comes back in {len(numbers)} of these memories, for example: {first}.",
           "cites": cites}
    if '"subject"' in form:
        out.update(subject=word, predicate="comes back in", object=f"{len(numbers)} memories")
    if '"confidence"' in form:
        out["confidence"] = round(min(0.9, 0.4 + 0.08 * len(numbers)), 2)
    if '"importance"' in form:
        out["importance"] = min(10, 3 + len(numbers))
    if '"tags"' in form:
        out["tags"] = [word]
    return out


def answer(system, prompt, schema):
    """What the stand-in says to a prompt of Credence; to any other prompt, that it heard it."""
    form = json.dumps(schema) if schema else system + prompt[-600:]
    memories = numbered(prompt)
    if '"questions"' in form:
        found = themes(memories, count_in(prompt, 3))
        return json.dumps({"questions": [f"What do the memories show about {word}?" for word, _ in found] or
                           ["What do the memories have in common?"]})
    if '"verdicts"' in form:
        claims = re.split(r"(?im)^(?:claims|proposed)\b.*$", prompt)
        numbers = sorted(numbered(claims[-1])) if len(claims) > 1 else []
        if '"proposal"' in form:
            return json.dumps({"verdicts": [{"proposal": n, "verdict": "accepted", "text": "", "into": 0,
                                             "reason": "The memories cited share its subject."} for n in numbers]})
        return json.dumps({"verdicts": [{"claim": n, "supported": "yes",
                                         "reason": "The memories cited share its subject."} for n in numbers]})
    if '"content"' in form and '"summary"' in form:
        texts = [memories[n] for n in sorted(memories)]
        return json.dumps({"title": "What happened", "summary": f"{len(texts)} memories in order of time.",
                           "content": " ".join(texts)[:4000] or "Nothing was shown."})
    if '"insights"' in form:
        found = themes(memories, count_in(prompt, 5))
        return json.dumps({"insights": [insight(w, n, memories, form) for w, n in found]})
    return "This is the stand-in for a model. I was told: " + prompt[:200]


def vector(text):
    """The same text, the same vector; texts that share words lie nearer to each other."""
    out = [0.0] * 64
    for word in words(text) or {text}:
        digest = hashlib.sha256(word.encode("utf-8", "replace")).digest()
        for i in range(64):
            out[i] += digest[i % 32] / 127.5 - 1 if i < 32 else (digest[i - 32] ^ 0x55) / 127.5 - 1
    length = math.sqrt(sum(x * x for x in out)) or 1.0
    return [round(x / length, 6) for x in out]


def text_of(content):
    if isinstance(content, str):
        return content
    return "".join(part.get("text", "") for part in content or [] if isinstance(part, dict))


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    options = None
    calls = 0
    lock = threading.Lock()

    def log_message(self, text, *args):
        pass

    def reply(self, status, body, kind="application/json", headers=()):
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(data)))
        for name, value in headers:
            self.send_header(name, value)
        self.send_header("Connection", "close")
        self.end_headers()
        self.wfile.write(data)
        self.close_connection = True

    def do_GET(self):
        if self.path.endswith("/models"):
            self.reply(200, {"object": "list", "data": [{"id": "stand-in", "object": "model"}]})
        else:
            self.reply(404, {"error": {"message": "Nothing is here; this is the stand-in for a model."}})

    def do_POST(self):
        with Handler.lock:
            Handler.calls += 1
            call = Handler.calls
        try:
            length = int(self.headers.get("Content-Length", "0"))
            body = json.loads(self.rfile.read(min(length, 32 << 20)))
        except ValueError:
            return self.reply(400, {"error": {"message": "The request is not JSON."}})
        if not isinstance(body, dict):
            return self.reply(400, {"error": {"message": "The request is not an object."}})
        fault = self.options.fail if call % 3 == 0 else ""
        print(f"call {call}: {self.path}, {length} bytes{', ' + fault if fault else ''}", flush=True)
        if fault == "limit":
            return self.reply(429, {"error": {"message": "Slow down."}}, headers=[("Retry-After", "1")])
        if fault == "error":
            return self.reply(500, {"error": {"message": "The stand-in stumbled."}})
        if self.path.endswith("/embeddings"):
            texts = body.get("input", [])
            texts = [texts] if isinstance(texts, str) else texts
            return self.reply(200, {"object": "list", "model": "stand-in", "data": [
                {"object": "embedding", "index": i, "embedding": vector(str(t))} for i, t in enumerate(texts)],
                "usage": {"prompt_tokens": sum(len(str(t)) // 4 for t in texts)}})
        if not self.path.endswith(("/chat/completions", "/messages")):
            return self.reply(404, {"error": {"message": "Nothing is here; this is the stand-in for a model."}})

        anthropic = self.path.endswith("/messages")
        wanted = body.get("output_config", {}).get("format") if anthropic else body.get("response_format")
        if self.options.fail == "schema" and wanted:
            return self.reply(400, {"error": {"message": "response_format is not supported"}})
        schema = (wanted or {}).get("schema") or (wanted or {}).get("json_schema", {}).get("schema")
        messages = [m for m in body.get("messages", []) if isinstance(m, dict)]
        system = text_of(body.get("system")) + "".join(text_of(m.get("content")) for m in messages
                                                       if m.get("role") == "system")
        prompt = "\n".join(text_of(m.get("content")) for m in messages if m.get("role") != "system")
        text = answer(system, prompt, schema)
        if fault == "prose":
            text = "I would rather talk about the weather."
        if fault == "truncated":
            text = text[:len(text) * 2 // 3]
        tokens = {"in": (len(system) + len(prompt)) // 4, "out": len(text) // 4 + 1}
        pieces = [text[i:i + 24] for i in range(0, len(text), 24)] or [""]
        if not body.get("stream"):
            time.sleep(self.options.slow)
            if anthropic:
                return self.reply(200, {"type": "message", "role": "assistant", "model": "stand-in",
                                        "content": [{"type": "text", "text": text}], "stop_reason": "end_turn",
                                        "usage": {"input_tokens": tokens["in"], "output_tokens": tokens["out"]}})
            return self.reply(200, {"object": "chat.completion", "model": "stand-in", "choices": [
                {"index": 0, "message": {"role": "assistant", "content": text}, "finish_reason": "stop"}],
                "usage": {"prompt_tokens": tokens["in"], "completion_tokens": tokens["out"]}})

        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Connection", "close")
        self.end_headers()
        self.close_connection = True
        events = []
        if anthropic:
            events.append({"type": "message_start", "message": {"usage": {"input_tokens": tokens["in"]}}})
            events.append({"type": "content_block_start", "index": 0, "content_block": {"type": "text", "text": ""}})
            events += [{"type": "content_block_delta", "index": 0, "delta": {"type": "text_delta", "text": p}}
                       for p in pieces]
            events.append({"type": "content_block_stop", "index": 0})
            events.append({"type": "message_delta", "delta": {"stop_reason": "end_turn"},
                           "usage": {"output_tokens": tokens["out"]}})
            events.append({"type": "message_stop"})
        else:
            events += [{"choices": [{"index": 0, "delta": {"content": p}}]} for p in pieces]
            events.append({"choices": [{"index": 0, "delta": {}, "finish_reason": "stop"}]})
            events.append({"choices": [], "usage": {"prompt_tokens": tokens["in"],
                                                    "completion_tokens": tokens["out"]}})
        for place, event in enumerate(events):
            if fault == "cut" and place == len(events) // 2:
                return self.connection.shutdown(socket.SHUT_RDWR)
            name = f"event: {event['type']}\n" if anthropic else ""
            self.wfile.write(f"{name}data: {json.dumps(event)}\n\n".encode())
            self.wfile.flush()
            time.sleep(self.options.slow / len(events))
        if not anthropic:
            self.wfile.write(b"data: [DONE]\n\n")


def main():
    parser = argparse.ArgumentParser(description="A stand-in for a model, on this machine only.")
    parser.add_argument("--port", type=int, default=8077, help="0: any that is free (default 8077)")
    parser.add_argument("--slow", type=float, default=0.5, help="seconds that an answer takes (default 0.5)")
    parser.add_argument("--fail", default="", choices=["limit", "error", "cut", "prose", "truncated", "schema"],
                        help="let every third call fail in this way")
    Handler.options = parser.parse_args()
    try:
        server = ThreadingHTTPServer(("127.0.0.1", Handler.options.port), Handler)
    except OSError as error:
        sys.exit(f"Port {Handler.options.port} can't be used ({error}); choose another with --port.")
    server.daemon_threads = True
    port = server.server_address[1]
    print(f"""A stand-in for a model listens on 127.0.0.1:{port}. It answers in the right form but does not think.
In another terminal, for credence and credence-cli:

export CREDENCE_PROVIDER_MOCK_URL=http://127.0.0.1:{port}/v1
export CREDENCE_PROVIDER_MOCK_MODEL=stand-in
export CREDENCE_PROVIDER_MOCK_EMBEDDING_MODEL=stand-in
export CREDENCE_PROVIDER_MOCK_PRICE_IN=0.5
export CREDENCE_PROVIDER_MOCK_PRICE_OUT=1.5

Stop it with Ctrl+C.
""", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        pass


if __name__ == "__main__":
    main()
