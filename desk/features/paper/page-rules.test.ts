import { expect, test } from "vitest";
import { a4Rule, commonRollRule, rollRule } from "./page-rules.ts";

test("the footer counts the pages, in the direction of its language", () => {
  const footer = { language: "he", parts: ["אריס גורמה"], page: "עמוד", pageOf: "מתוך" } as const;
  expect(a4Rule(footer)).toContain(
    'content: "אריס גורמה ·\u00A0עמוד " counter(page) " מתוך " counter(pages); direction: rtl; color: black;',
  );
});

test("no name of a shop ends the text of the footer", () => {
  const footer = {
    language: "en",
    parts: ['The "Pot" \\ & co.\n'],
    page: "page",
    pageOf: "of",
  } as const;
  expect(a4Rule(footer)).toContain('content: "The \\22 Pot\\22  \\5c  & co.\\a  ·\u00A0page "');
});

test("a page of the roll is as high as its slip", () => {
  expect(rollRule("roll-3", 84)).toBe("@page roll-3 { size: 80mm 84mm; margin: 0 }");
});

test("where the pages of a roll cannot differ, all are as high as the highest slip and higher than wide", () => {
  expect(commonRollRule([62, 141, 90])).toBe("@page { size: 80mm 141mm; margin: 0 }");
  expect(commonRollRule([62])).toBe("@page { size: 80mm 81mm; margin: 0 }");
});
