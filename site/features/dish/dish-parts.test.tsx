import { within } from "@testing-library/dom";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { agorot, noAgorot } from "#domain/money/agorot.ts";
import { draftAt, type PositionedDraft } from "#domain/testing/draft-at.ts";
import {
  chickenSoupDraft,
  dishNamed,
  englishMenu,
  hebrewMenu,
} from "#domain/testing/soup-kitchen.ts";
import { linesOf, renderIn } from "#site/testing/render-in.tsx";
import { onPage } from "#web/testing/parse-page.ts";
import { ExtraCounts } from "./dish-form.tsx";
import { DishIntro } from "./dish-intro.tsx";
import { OptionChoices } from "./option-choices.tsx";
import { SaveDish } from "./save-dish.tsx";
import { SelectionsTable } from "./selections-table.tsx";

const { dish } = dishNamed(englishMenu, "Chicken soup");
const [seasoning, container] = dish.options;
if (seasoning === undefined || container === undefined) throw new Error("the soup has two options");
const nothing = () => undefined;

const render = (part: ReactNode) => onPage(renderIn("en", part)).body;
const tableOf = (draft: Partial<PositionedDraft> = chickenSoupDraft, of = dish) =>
  render(<SelectionsTable dish={of} draft={draftAt(of, draft)} onChange={nothing} />);
const headOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole("columnheader")
    .map((head) => head.textContent);
/** The two rows of the soup, without the head of the table. */
const rowsOf = (table: HTMLElement) => {
  const [, half, litre] = within(table).getAllByRole("row");
  if (half === undefined || litre === undefined) throw new Error("the soup has two selections");
  return { half, litre };
};
const boxesOf = (element: HTMLElement) =>
  within(element).getAllByRole<HTMLInputElement>("checkbox");
const countOf = (name: string, element: HTMLElement) =>
  within(element).getByRole("spinbutton", { name }).getAttribute("aria-valuenow");

test("the columns are amount, unit price, count, the add-ons of the first selection, and subtotal", () => {
  expect(headOf(tableOf())).toEqual([
    "Amount",
    "Unit price",
    "Count",
    "Dumplings",
    "Noodles",
    "Subtotal",
  ]);
});

test("a selection with more add-ons than the first one has a column for them", () => {
  const turned = { ...dish, selections: dish.selections.toReversed() };
  expect(headOf(tableOf({}, turned))).toEqual([
    "Amount",
    "Unit price",
    "Count",
    "Dumplings",
    "Add-ons",
    "Subtotal",
  ]);
});

test("a row has its name, unit price, count, add-ons with prices, and subtotal", () => {
  const { half, litre } = rowsOf(tableOf());
  expect(linesOf(half).filter((line) => !/^[−+]$/u.test(line))).toEqual([
    "Half a litre",
    "₪24.90",
    "Dumplings",
    "+₪3.50",
    "Noodles",
    "+₪2",
    "Subtotal",
    "₪56.80",
  ]);
  expect(countOf("Count: Half a litre", half)).toBe("2");
  expect(linesOf(litre).at(-1)).toBe("₪45");
  // It has one add-on fewer than there are columns.
  expect(boxesOf(litre)).toHaveLength(1);
  expect(within(litre).getAllByRole("cell")).toHaveLength(5);
});

test("add-ons are enabled, and shown as checked, only while the count of their selection is above 0", () => {
  const counted = boxesOf(tableOf());
  expect(counted.filter((box) => box.checked)).toHaveLength(1);
  expect(counted.filter((box) => box.disabled)).toHaveLength(0);
  const uncounted = boxesOf(tableOf({ ...chickenSoupDraft, amounts: [0, 0] }));
  expect(uncounted).toHaveLength(3);
  for (const box of uncounted) {
    expect(box.disabled).toBe(true);
    expect(box.checked).toBe(false);
  }
});

test("the count buttons are disabled at the bounds", () => {
  const table = tableOf({ ...chickenSoupDraft, amounts: [0, 20] });
  const { half, litre } = rowsOf(table);
  const isDisabled = (row: HTMLElement, name: string) =>
    within(row).getByRole("button", { name }).getAttribute("aria-disabled");
  expect(isDisabled(half, "Less: Half a litre")).toBe("true");
  expect(isDisabled(half, "More: Half a litre")).toBe("false");
  expect(isDisabled(litre, "More: Litre")).toBe("true");
  // A disabled button would lose the focus at the last press.
  for (const button of within(table).getAllByRole<HTMLButtonElement>("button"))
    expect(button.disabled).toBe(false);
});

test("the name of an add-on's box has the added price, or says that there is no extra charge", () => {
  const free = {
    ...dish,
    selections: dish.selections.map((selection) => ({
      ...selection,
      addOns: selection.addOns.map((addOn) => ({ ...addOn, addedPrice: noAgorot })),
    })),
  };
  const firstNamed = (table: HTMLElement, name: string) => {
    const [first] = boxesOf(table);
    expect(within(table).getByRole("checkbox", { name })).toBe(first);
  };
  firstNamed(tableOf(), "Dumplings +₪3.50, for Half a litre");
  const unpriced = tableOf(chickenSoupDraft, free);
  firstNamed(unpriced, "Dumplings, no extra charge, for Half a litre");
  expect(unpriced.outerHTML).not.toContain("+₪0");
});

test("the button describes itself by its note only while there is one", () => {
  const noteOf = (positions: Partial<PositionedDraft>) => {
    const draft = draftAt(dish, positions);
    const part = render(<SaveDish dish={dish} draft={draft} isInCart={false} onSave={nothing} />);
    const id = within(part).getByRole("button").getAttribute("aria-describedby");
    return id === null ? null : part.querySelector(`[id="${id}"]`)?.textContent;
  };
  expect(noteOf({})).toMatch(/\p{L}/u);
  expect(noteOf(chickenSoupDraft)).toBeNull();
});

const choicesOf = (option: typeof seasoning, chosen: number | null, amounts = [0, 0]) => {
  const choices = dish.options.map(({ name }) => (name === option.name ? chosen : null));
  const draft = draftAt(dish, { amounts, choices });
  return render(<OptionChoices dish={dish} option={option} draft={draft} onChange={nothing} />);
};

test("an option is a required group with an asterisk and without a preselected choice", () => {
  const open = choicesOf(seasoning, null);
  expect(linesOf(open).slice(0, 2)).toEqual(["Seasoning", "*"]);
  const choices = within(open).getAllByRole<HTMLInputElement>("radio");
  expect(choices.map(({ required, checked }) => ({ required, checked }))).toEqual([
    { required: true, checked: false },
    { required: true, checked: false },
  ]);
  const spicy = within(choicesOf(seasoning, 1)).getByRole("radio", { checked: true });
  expect(spicy.closest("label")?.textContent).toMatch(/^Spicy/u);
});

test.each([
  ["nothing is counted: the range", [0, 0], ["+₪1–₪2.50 each", "+₪3–₪5 each"]],
  ["one selection is counted: its own", [0, 2], ["+₪2.50 each", "+₪5 each"]],
  [
    "both are counted: one for each",
    [1, 2],
    ["Half a litre +₪1 Litre +₪2.50", "Half a litre +₪3 Litre +₪5"],
  ],
])("a surcharge that depends on the selection, while %s", (_what, amounts, [box, jar]) => {
  // The text without tags, whatever elements wrap its parts.
  const text = linesOf(choicesOf(container, null, amounts))
    .slice(2)
    .join(" ");
  expect(text).toBe(`Box ${box ?? ""} Jar ${jar ?? ""}`);
});

test("a choice without a surcharge says nothing of it, and one for all portions says it once", () => {
  expect(linesOf(choicesOf(seasoning, null)).slice(2)).toEqual(["Mild", "Spicy", "+₪1.50", "each"]);
});

test("equal prices are shown as one price per portion", () => {
  const even = { name: "Bag", price: [agorot(200), agorot(200)] };
  const lines = linesOf(choicesOf({ ...container, choices: [even] }, null));
  expect(lines.slice(2)).toEqual(["Bag", "+₪2", "each"]);
});

const introOf = (facts: Partial<typeof dish>, areFactsPending = false) =>
  render(<DishIntro dish={{ ...dish, ...facts }} areFactsPending={areFactsPending} />);

test("a dish is introduced by its large picture, all of its lines, its kind and its allergens", () => {
  const intro = introOf({
    image: "soup.webp",
    descriptions: ["A soup.", "With noodles."],
    kind: "meat",
    allergens: ["eggs", "gluten"],
  });
  const picture = within(intro).getByRole("img", { name: "Picture of Chicken soup" });
  expect(picture.getAttribute("src")).toMatch(/soup\.webp$/u);
  expect(linesOf(intro)).toEqual([
    "A soup.",
    "With noodles.",
    "Meat",
    "Allergens, including add-ons and extras: gluten, eggs",
  ]);
});

test("nothing is claimed of a kind or of allergens that are not known", () => {
  const unknown = { descriptions: [], kind: null, allergens: null };
  expect(linesOf(introOf(unknown))).toEqual([]);
  expect(linesOf(introOf({ ...unknown, kind: "meat", allergens: ["eggs"] }, true))).toEqual([]);
  expect(linesOf(introOf({ ...unknown, allergens: [] }))).toEqual([
    "No allergens are listed for this dish, its add-ons and extras",
  ]);
});

test("a larger selection says what it saves", () => {
  const [one, four] = dish.selections;
  if (one === undefined || four === undefined) throw new Error("the soup has two selections");
  const portioned = {
    ...dish,
    selections: [
      { ...one, name: "Single portion", price: agorot(4800) },
      { ...four, name: "4 portions", price: agorot(18_200) },
    ],
  };
  const rows = rowsOf(tableOf({}, portioned));
  expect(linesOf(rows.litre)).toContain("\u2066₪45.50\u2069 a portion, \u2066₪10\u2069 less");
  expect(rows.half.outerHTML).not.toContain("less");
});

test("each extra has a price and a count", () => {
  const counted = draftAt(dish, { extraAmounts: [1, 0] });
  const extras = render(<ExtraCounts extras={dish.extras} draft={counted} onChange={nothing} />);
  expect(linesOf(extras).join(" ")).toBe("Extras Challah ₪12 − + Pickles ₪8 − +");
  expect(countOf("Count: Challah", extras)).toBe("1");
  expect(countOf("Count: Pickles", extras)).toBe("0");
});

test("in Hebrew every amount is isolated together with its sign", () => {
  const hebrew = dishNamed(hebrewMenu, "מרק עוף").dish;
  const html = renderIn(
    "he",
    <SelectionsTable dish={hebrew} draft={draftAt(hebrew, chickenSoupDraft)} onChange={nothing} />,
  );
  const amounts = onPage(html).getAllByText(/^\+?₪[\d.]+$/u);
  expect(amounts).toHaveLength(7);
  for (const amount of amounts) expect(amount.matches('bdi[dir="ltr"]')).toBe(true);
});
