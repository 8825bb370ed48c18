import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readStreetAddress } from "./street-address.ts";

const city = ["אפרת", "Efrat"];
const read = (text: string) => readStreetAddress(text, city);
/** What is compared: equal for one building, undefined for what is not understood. */
const buildingOf = (text: string) => {
  const address = read(text);
  return address && [address.street, address.number, address.entrance].join("|");
};

describe("addresses of one building", () => {
  test.each([
    [
      "הזית|7|",
      [
        [
          "הזית 7",
          "רחוב הזית 7",
          "רח׳ הזית 7",
          "רח' הזית 7",
          "רח. הזית 7",
          "הזית, 7",
          "הזית מס׳ 7",
        ],
        ["הזית 7, דירה 3", "הזית 7 דירה 5", "הזית 7 קומה 2 דירה 5", "הזית 7/5", "הזית 7 דירה5"],
        [
          "הזית 7, ד׳ 5, ק׳ 2",
          "הזית 7 קומת קרקע",
          "הזית 7 קומה שנייה דירה מס׳ 4ב",
          "דירה 5, הזית 7",
        ],
        [
          "הזית 7, אפרת",
          "אפרת, הזית 7 דירה 3",
          "הזית 7 אפרת 9043500",
          "הזית 7 דירה 1, אפרת, ישראל",
        ],
        ["הזית 7 דירה 2, קוד כניסה 1904#", "  הַזַּיִת\u200f 7\nדירה 2 ", "הזית־7"],
      ],
    ],
    [
      "hazayit|7|",
      [
        [
          "7 HaZayit St., Apt. 3",
          "HaZayit Street 7 apt 5",
          "7 Ha-Zayit",
          "HAZAYIT 7",
          "7, HaZayit St",
        ],
        [
          "7 HaZayit St #3",
          "Apt 3, 7 HaZayit Street",
          "Rehov HaZayit 7/5",
          "HaZayit No. 7, 2nd floor",
        ],
        ["7 HaZayit Street, flat 3B, ground floor, Efrat", "7 HaZayit St, Efrat, Israel 9043500"],
      ],
    ],
    ["הזית|7א|", [["הזית 7א", "הזית 7א׳", "הזית 7 א'", "רחוב הזית 7-א דירה 2", "הזית 7א/2"]]],
    ["הזית|7|כניסה ב", [["הזית 7 כניסה ב", "הזית 7, כניסה ב׳, דירה 3", "הזית 7/5, כ׳ ב׳"]]],
    ["hazayit|7|entrance b", [["7 HaZayit, Entrance B, apt 2", "HaZayit St. 7 ent. b"]]],
    ["שדרות הרצל|12|", [["שדרות הרצל 12", "שד׳ הרצל 12, דירה 1", "שד' הרצל 12/4"]]],
    ["רשי|5|", [["רש״י 5", 'רחוב רש"י 5 דירה 1', "רשי 5"]]],
    ["29 בנובמבר|7|", [["29 בנובמבר 7", "רחוב 29 בנובמבר 7 דירה 2"]]],
    ["bengurionboulevard|7|", [["7 Ben-Gurion Blvd", "Ben Gurion Boulevard 7, Apt 2"]]],
    ["הזית|7|בניין 3 כניסה א", [["הזית 7 בנין 3 כניסה א׳", "הזית 7, כניסה א, בניין 3, דירה 9"]]],
  ])("%s", (building, texts) => {
    for (const text of texts.flat()) expect([text, buildingOf(text)]).toEqual([text, building]);
  });
});

test.each([
  [
    "",
    "הזית",
    "הזית דירה 5",
    "7",
    "רחוב 7",
    "בית 7",
    "ת.ד. 5",
    "7 St.",
    "Apt 3",
    "אפרת",
    "7 Efrat",
  ],
  [
    "הזית 7, אלעזר",
    "הזית 7 ליד הגן",
    "הזית 7 (מול הגן)",
    "שכונת הגפן, הזית 7",
    "7 HaZayit, back door",
  ],
  [
    "הזית 7-9",
    "הזית 7, 5",
    "הזית 7 5",
    "הזית 7/2/5",
    "הזית 7 ד׳ 5",
    "הזית 7 ב 5",
    "הזית 7אב",
    "הזית 7*",
  ],
  [
    "7/5 HaZayit St",
    "7 HaZayit St 5",
    "7 HaZayit St, 5",
    "7 רחוב הזית 5",
    "29 November",
    "HaZayit St #3",
    "29 בנובמבר",
  ],
  ["ה-5 באייר 7", "הזית 12345", "הזית 7 דירה", "הזית 7 כניסה", "7 HaZayit apt", "הזית 7 קוד כניסה"],
])("%j and others may be anywhere", (...texts) => {
  expect(texts.filter((text) => read(text) !== undefined)).toEqual([]);
});

test("street and number as written are for navigation, floor and flat are not", () => {
  const shown = (text: string) => [read(text)?.house, read(text)?.building];
  expect(shown("רח׳ הזית 7, קומה 2, דירה 3, אפרת")).toEqual(["רח׳ הזית 7", "רח׳ הזית 7"]);
  expect(shown("הזית 7א/5 כניסה ב׳")).toEqual(["הזית 7א", "הזית 7א, כניסה ב׳"]);
  expect(shown("Apt. 3, 7 HaZayit St., Efrat")).toEqual(["7 HaZayit St.", "7 HaZayit St."]);
});

interface Written {
  readonly street: string;
  readonly number: string;
  readonly entrance: string;
  readonly text: string;
}

const numbers = fc.integer({ min: 1, max: 30 }).map(String);
const hebrew: fc.Arbitrary<Written> = fc
  .record({
    word: fc.constantFrom("", "רחוב ", "רח׳ ", "רח' "),
    street: fc.constantFrom("הזית", "בן גוריון", "שדרות הרצל", "דרך חברון", "הרב קוק"),
    number: fc.tuple(numbers, fc.constantFrom("", "", "א", "ב")).map((parts) => parts.join("")),
    entrance: fc.constantFrom("", "", "כניסה א", "כניסה ב", "אגף 2"),
    rest: fc.subarray(["דירה 5", "קומה 2", "קוד 1904"], { minLength: 0 }),
    sign: fc.constantFrom(", ", " "),
  })
  .map(({ word, rest, sign, ...known }) => {
    const parts = [known.entrance, ...rest].filter((part) => part !== "");
    return { ...known, text: [`${word}${known.street} ${known.number}`, ...parts].join(sign) };
  });
const english: fc.Arbitrary<Written> = fc
  .record({
    street: fc.constantFrom("HaZayit", "Ben Gurion", "Emek Refaim"),
    end: fc.constantFrom("", " St.", " Street"),
    number: fc.tuple(numbers, fc.constantFrom("", "", "a", "B")).map((parts) => parts.join("")),
    entrance: fc.constantFrom("", "", "entrance B", "entrance 2"),
    rest: fc.subarray(["Apt. 5", "2nd floor", "code 1904"], { minLength: 0 }),
    isFirst: fc.boolean(),
  })
  .map(({ end, rest, isFirst, ...known }) => {
    const house = isFirst
      ? `${known.number} ${known.street}${end}`
      : `${known.street}${end} ${known.number}`;
    const parts = [house, known.entrance, ...rest].filter((part) => part !== "");
    return { ...known, text: parts.join(", ") };
  });
const anyWritten = fc.oneof(hebrew, english);

test("an address is read as it was written, and the text shown for a building reads as the same building", () => {
  fc.assert(
    fc.property(anyWritten, ({ street, number, entrance, text }) => {
      const spaceless = /^[a-z]/iu.test(street) ? street.replaceAll(" ", "") : street;
      const building = [spaceless, number, entrance].join("|").toLowerCase();
      expect(buildingOf(text)).toBe(building);
      expect(buildingOf(read(text)?.building ?? "")).toBe(building);
      expect(buildingOf(read(text)?.house ?? "")).toBe(
        [spaceless, number, ""].join("|").toLowerCase(),
      );
      expect(read(read(text)?.house ?? "")?.house).toBe(read(text)?.house);
    }),
  );
});

test("whatever is written, no other number, entrance or street is joined, and nothing throws", () => {
  fc.assert(
    fc.property(anyWritten, anyWritten, (one, other) => {
      const isSame = (["street", "number", "entrance"] as const).every(
        (part) => one[part].toLowerCase() === other[part].toLowerCase(),
      );
      expect(buildingOf(one.text) === buildingOf(other.text)).toBe(isSame);
    }),
  );
  const pieces = fc.constantFrom(
    ..."הזית רחוב רח׳ 7 7א א׳ , / - # . דירה קומה כניסה ב 5 St. HaZayit Apt אפרת ( * 29 קוד מס׳".split(
      " ",
    ),
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 9 }), (parts) => {
      const shown = read(parts.join(" "));
      if (shown === undefined) return;
      expect([shown.number, parts.join(" ")]).toEqual([
        expect.stringMatching(/^\d{1,4}\p{L}?$/u),
        parts.join(" "),
      ]);
      expect(buildingOf(shown.building)).toBe(buildingOf(parts.join(" ")));
    }),
    { numRuns: 1_000 },
  );
});
