import { expect, test } from "vitest";
import { csvText } from "./csv-text.ts";

test("the table begins with a byte order mark, and lines end with CR LF", () => {
  expect(
    csvText([
      ["שם", "מחיר"],
      ["רות", 12.5],
    ]),
  ).toBe("\uFEFFשם,מחיר\r\nרות,12.5\r\n");
});

test("cells with commas, quotes or line breaks are quoted", () => {
  expect(csvText([["כהן, רות", 'קוד "7"', "a\nb"]])).toBe(
    '\uFEFF"כהן, רות","קוד ""7""","a\nb"\r\n',
  );
});

test.each(["=1+1", "+972", "-2", "@SUM(A1)", "\tx", "＝1", '=HYPERLINK("http://evil.example")'])(
  "%j gets an apostrophe, so that it is not a formula",
  (text) => {
    expect(csvText([[text]])).toMatch(/^\uFEFF"?'/u);
  },
);

test.each([
  "1/2",
  "3-4",
  "1.5",
  "10/2026",
  "1-2-3",
  " 1 / 2 ",
  "2 Mar",
  "5-May-26",
  "12:30",
  "12:30:15",
  "may 5",
  "0427",
  "1E5",
])(
  "%j gets an apostrophe where a spreadsheet would make a date or another number of it",
  (text) => {
    expect(csvText([[text]])).toBe(`\uFEFF'${text}\r\n`);
  },
);

test.each([
  "2026-01-07",
  "חצי",
  "½",
  "1/2 ליטר",
  "050-1234567",
  "7",
  "10 portions",
  "2026-01-07 14:00",
  "may",
])("%j stays as it is", (text) => {
  expect(csvText([[text]])).toBe(`\uFEFF${text}\r\n`);
});

test("cells with what other spreadsheets separate by are quoted, so that no part of them is a formula", () => {
  expect(csvText([["a;=1+1", "b\t=1+1", "c|=1+1"]])).toBe('\uFEFF"a;=1+1","b\t=1+1","c|=1+1"\r\n');
});

test("numbers stay numbers", () => {
  expect(csvText([[-2, 0.5]])).toBe("\uFEFF-2,0.5\r\n");
});
