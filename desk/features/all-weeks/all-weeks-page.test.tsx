import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { allWeeksTexts } from "#desk/language/all-weeks-texts.ts";
import { renderInDesk } from "#desk/testing/render-in-desk.tsx";
import { languages } from "#domain/language/language.ts";
import { foreignWords } from "#domain/testing/foreign-words.ts";
import { onPage, shownTextOf } from "#web/testing/parse-page.ts";
import { AllWeeksPage } from "./all-weeks-page.tsx";

const weekOf = (week: string, changes = {}) => ({
  week,
  isClosed: true,
  orders: 37,
  unpaid: 0,
  due: 842_000,
  ...changes,
});

const answers = {
  "years {}": [2026, 2025],
  'weeks {"before":null}': [
    weekOf("2026-01-07", { isClosed: false, unpaid: 2 }),
    weekOf("2025-12-31"),
  ],
};

test("each week leads to its orders, and says how many there are and what is open", () => {
  const { getByRole, queryByRole } = onPage(renderInDesk("en", <AllWeeksPage />, { answers }));
  const texts = allWeeksTexts.en;
  const rows = within(getByRole("list", { name: texts.list })).getAllByRole("listitem");
  expect(rows.map(shownTextOf)).toEqual([
    "|Wednesday, January 7, 2026|₪8,420|37 orders|2 unpaid|not finished yet|",
    "|Wednesday, December 31, 2025|₪8,420|37 orders|",
  ]);
  const [first] = rows;
  const link = first && within(first).getByRole("link");
  expect(link?.getAttribute("href")).toBe("/desk/orders?week=2026-01-07");
  expect(queryByRole("button", { name: texts.olderWeeks })).toBeNull();
});

test("a full page offers the older weeks", () => {
  const weeks = Array.from({ length: 60 }, (_, index) => weekOf(`20${String(10 + index)}-01-07`));
  const full = { ...answers, 'weeks {"before":null}': weeks };
  const { queryByRole } = onPage(renderInDesk("he", <AllWeeksPage />, { answers: full }));
  expect(queryByRole("button", { name: allWeeksTexts.he.olderWeeks })).not.toBeNull();
});

test.each(languages)("in %s there is no word in the other language", (language) => {
  expect(foreignWords(renderInDesk(language, <AllWeeksPage />, { answers }), language)).toEqual([]);
});
