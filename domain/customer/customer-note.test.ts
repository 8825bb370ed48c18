import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanNote, isNoteTooLong } from "./customer-note.ts";

test("a note is one line, without blanks around it", () => {
  expect(cleanNote(" בלי בצל\r\n\n בבקשה\t ")).toBe("בלי בצל בבקשה");
  expect(cleanNote("no onion\u0000\u001Bplease")).toBe("no onion please");
});

test("nothing in a note turns what follows it", () => {
  expect(cleanNote("\u202Eno \u2067onion\u2069\u202C")).toBe("no onion");
  // The mark of a direction, which Hebrew keyboards write, turns nothing that follows.
  expect(cleanNote("1904#\u200F בלי")).toBe("1904#\u200F בלי");
});

test("a note of invisible characters alone is none", () => {
  for (const text of ["", " \n ", "\u202E", "\u200F\u200B", "\u2800"])
    expect(cleanNote(text)).toBe("");
});

test("a clean note stays as it is", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(cleanNote(cleanNote(text))).toBe(cleanNote(text));
    }),
  );
});

test("a note is measured in code points: a chili is one", () => {
  expect(isNoteTooLong("🌶".repeat(120), "dish")).toBe(false);
  expect(isNoteTooLong("🌶".repeat(121), "dish")).toBe(true);
  expect(isNoteTooLong("a".repeat(200), "order")).toBe(false);
  expect(isNoteTooLong("a".repeat(201), "order")).toBe(true);
});
