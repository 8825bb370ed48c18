import { expect, test } from "vitest";
import { csvText } from "./csv-text.ts";

test("a spreadsheet is told that it is Unicode, and lines end as it wants them", () => {
  expect(
    csvText([
      ["שם", "מחיר"],
      ["רות", 12.5],
    ]),
  ).toBe("\uFEFFשם,מחיר\r\nרות,12.5\r\n");
});

test("what would tear the table apart is quoted", () => {
  expect(csvText([["כהן, רות", 'קוד "7"', "a\nb"]])).toBe(
    '\uFEFF"כהן, רות","קוד ""7""","a\nb"\r\n',
  );
});

test.each(["=1+1", "+972", "-2", "@SUM(A1)", "\tx", "＝1", '=HYPERLINK("http://evil.example")'])(
  "%j is a text and no formula",
  (text) => {
    expect(csvText([[text]])).toMatch(/^\uFEFF"?'/u);
  },
);

test("numbers stay numbers", () => {
  expect(csvText([[-2, 0.5]])).toBe("\uFEFF-2,0.5\r\n");
});
