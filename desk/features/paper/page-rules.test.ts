import { expect, test } from "vitest";
import { a4Rule, rollRule } from "./page-rules.ts";

test("the footer counts the pages, in the direction of its language", () => {
  const footer = { language: "he", text: "אריס גורמה", page: "עמוד", pageOf: "מתוך" } as const;
  expect(a4Rule(footer)).toContain(
    'content: "אריס גורמה · עמוד " counter(page) " מתוך " counter(pages); direction: rtl; color: black;',
  );
});

test("no name of a shop ends the text of the footer", () => {
  const footer = {
    language: "en",
    text: 'The "Pot" \\ & co.\n',
    page: "page",
    pageOf: "of",
  } as const;
  expect(a4Rule(footer)).toContain('content: "The \\22 Pot\\22  \\5c  & co.\\a  · page "');
});

test("a page of the roll is as high as its slip", () => {
  expect(rollRule("roll-3", 84)).toBe("@page roll-3 { size: 80mm 84mm; margin: 0 }");
});
