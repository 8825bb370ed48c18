import { expect, test } from "vitest";
import { foreignWords } from "#domain/testing/foreign-words.ts";
import { plainPage } from "./plain-page.ts";

test.each([400, 404, 418, 429, 500, 502, 503])(
  "the page for status %i is in both languages",
  (status) => {
    const html = plainPage(status);
    expect(html).toMatch(
      /<p>[^<]*\p{Script=Hebrew}.*<p lang="en" dir="ltr">[^<]*\p{Script=Latin}/su,
    );
    expect(foreignWords(html, "he")).toEqual([]);
  },
);
