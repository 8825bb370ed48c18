import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { readRefusals } from "#site/parts/read-refusals.ts";
import { damagedAnswers } from "#site/testing/damaged-answers.ts";
import { renderIn } from "#site/testing/render-in.tsx";
import { onPage, shownTextOf } from "#web/testing/parse-page.ts";
import { OrderNote } from "./order-note.tsx";

const outcome = {
  kind: "sold-out",
  refusals: [
    { code: "SOLD_OUT", path: [0], dishName: "מרק עוף", name: "ליטר" },
    { code: "ONLY_LEFT", path: [1], dishName: "מרק עדשים", name: "חצי ליטר", left: 2 },
  ],
} as const;

test.each([
  [
    "he",
    "ההזמנה לא שוחזרה, כי חלק ממה שיש בה נמכר בינתיים:",
    ["מרק עוף, ליטר: אזל.", "מרק עדשים, חצי ליטר: אפשר להזמין עד 2."],
    "כדי להזמין את מה שנשאר, בחרו ״הזמנה חוזרת״. אפשר גם לכתוב לנו.",
  ],
  [
    "en",
    "The order was not restored, because some of it has been sold since:",
    ["מרק עוף, ליטר: sold out.", "מרק עדשים, חצי ליטר: only 2 left."],
    "To order what is left, choose “Order the same again”. You can also write to us.",
  ],
] as const)(
  "in %s, an order that cannot be restored says which dish is gone and how many are left",
  (language, why, lines, further) => {
    const { getByRole } = onPage(renderIn(language, <OrderNote outcome={outcome} />));
    const alert = getByRole("alert");
    expect(shownTextOf(alert)).toContain(why);
    const said = within(alert).getAllByRole("listitem");
    expect(said.map((line) => line.textContent)).toEqual(lines);
    expect(shownTextOf(alert)).toContain(further);
  },
);

test("whatever part of a refusal is missing, the note has words", () => {
  for (const damaged of damagedAnswers(outcome.refusals)) {
    const refusals = readRefusals(damaged);
    const html = renderIn("en", <OrderNote outcome={{ kind: "sold-out", refusals }} />);
    expect({ damaged, html }).toMatchObject({ html: expect.stringContaining("not restored") });
  }
});

test.each([
  ["he", "ההזמנה לא שוחזרה. השבוע הזה כבר מלא. אפשר גם לכתוב לנו."],
  ["en", "The order was not restored. This week is full. You can also write to us."],
] as const)(
  "in %s, an order whose place was taken says that the week is full",
  (language, text) => {
    const full = {
      ...outcome,
      refusals: [{ code: "WEEK_FULL", path: [] }, ...outcome.refusals],
    } as const;
    const { getByRole } = onPage(renderIn(language, <OrderNote outcome={full} />));
    expect(shownTextOf(getByRole("alert"))).toBe(`|${text}|`);
  },
);
