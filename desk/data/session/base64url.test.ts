import fc from "fast-check";
import { expect, test } from "vitest";
import { base64urlOf, bytesOf } from "./base64url.ts";

test("bytes are written in base64url, without padding", () => {
  expect(base64urlOf(Uint8Array.from([0xfb, 0xff, 0xbe, 0]).buffer)).toBe("-_--AA");
  expect(base64urlOf(new ArrayBuffer(0))).toBe("");
});

test("bytes that were written are read back", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 600 }), (bytes) => {
      const text = base64urlOf(Uint8Array.from(bytes).buffer);
      expect(text).toMatch(/^[\w-]*$/u);
      expect([...bytesOf(text)]).toEqual([...bytes]);
    }),
  );
});

test("what is not base64url is an error", () => {
  expect(() => bytesOf("?")).toThrow();
});
