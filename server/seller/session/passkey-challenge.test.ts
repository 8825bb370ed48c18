import { expect, test } from "vitest";
import { makeChallenge, readChallenge } from "./passkey-challenge.ts";

const monday = Date.UTC(2026, 0, 5);
const minute = 60_000;
const key = { secret: "secret of the shop", purpose: "confirm 7" };

test("a challenge is known for five minutes by every server with the secret", () => {
  const challenge = makeChallenge(key, monday);
  expect(readChallenge({ ...key }, challenge, monday + 5 * minute - 1)).toBe(monday);
  expect(readChallenge(key, challenge, monday + 5 * minute)).toBeUndefined();
});

test("no two challenges are the same", () => {
  const made = Array.from({ length: 100 }, () => makeChallenge(key, monday));
  expect(new Set(made).size).toBe(100);
});

test("a challenge for one thing does not do for another", () => {
  const challenge = makeChallenge(key, monday);
  expect(readChallenge({ ...key, purpose: "confirm 8" }, challenge, monday)).toBeUndefined();
  expect(readChallenge({ ...key, secret: "another" }, challenge, monday)).toBeUndefined();
});

test("a challenge that was changed or made up is unknown", () => {
  const bytes = Buffer.from(makeChallenge(key, monday), "base64url");
  for (const [index, byte] of bytes.entries()) {
    const changed = Buffer.from(bytes);
    changed[index] = byte ^ 1;
    expect(readChallenge(key, changed.toString("base64url"), monday)).toBeUndefined();
  }
  expect(readChallenge(key, "", monday)).toBeUndefined();
  expect(readChallenge(key, "AAAA", monday)).toBeUndefined();
});
