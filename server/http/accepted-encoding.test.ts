import { expect, test } from "vitest";
import { acceptsEncoding } from "./accepted-encoding.ts";

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
])("Accept-Encoding: %s takes brotli: %s", (header, isTaken) => {
  expect(acceptsEncoding(header, "br")).toBe(isTaken);
});
