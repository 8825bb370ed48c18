import { expect, test } from "vitest";
import { acceptsEncoding, answerType, prefersAvif } from "./content-negotiation.ts";

test.each([
  ["gzip, deflate, br", true],
  ["BR", true],
  ["br;q=0.1", true],
  ["*", true],
  ["br;q=0", false],
  ["br; q=0.0", false],
  ["br;q=0, *", false],
  ["*;q=0", false],
  ["gzip", false],
  ["brotli", false],
  ["", false],
  [undefined, false],
])("Accept-Encoding: %s accepts brotli: %s", (header, isAccepted) => {
  expect(acceptsEncoding(header, "br")).toBe(isAccepted);
});

test.each([
  // What Chromium, Firefox and Safari send for a picture.
  ["image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8", true],
  ["image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5", true],
  ["image/webp,image/avif,image/jxl,image/heic,video/*;q=0.8,image/*;q=0.8,*/*;q=0.5", true],
  // Safari before 16, a mail program, curl.
  ["image/webp,image/png,image/svg+xml,image/*;q=0.8,video/*;q=0.8,*/*;q=0.5", false],
  ["image/*", false],
  ["*/*", false],
  ["IMAGE/AVIF", true],
  ["image/avif;q=0", false],
  ["image/avif;q=0.5, image/webp", false],
  ["image/avif;q=0.5, image/webp;q=0.4", true],
  ["image/avif;q=rubbish", false],
  ["image/avifs", false],
  ["", false],
  [undefined, false],
])("Accept: %s prefers AVIF: %s", (accept, isPreferred) => {
  expect(prefersAvif(accept)).toBe(isPreferred);
});

const older = "application/json";
const newer = "application/graphql-response+json";

test.each([
  [undefined, older],
  ["", older],
  ["*/*", older],
  ["application/*", older],
  [older, older],
  [newer, newer],
  [`${newer}, ${older}`, newer],
  [`${older}, ${newer}`, newer],
  [`${newer};q=0.5, ${older}`, older],
  [`${newer}; charset=utf-8, ${older}; q=0.9`, newer],
  [`${newer};q=0, */*`, older],
  ["Application/GraphQL-Response+JSON", newer],
  ["text/html", undefined],
  [`${older};q=0`, undefined],
])("Accept: %s is answered with %s", (accept, type) => {
  expect(answerType(accept)).toBe(type);
});
