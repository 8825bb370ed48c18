import { expect, test } from "vitest";
import { openDraft } from "#domain/cart/dish-draft.ts";
import { agorot, noAgorot } from "#domain/money/agorot.ts";
import {
  chickenSoupDraft,
  dishNamed,
  englishMenu,
  hebrewMenu,
} from "#domain/testing/soup-kitchen.ts";
import { linesOf, renderIn } from "#site/testing/render-in.tsx";
import { DishIntro } from "./dish-intro.tsx";
import { ExtraCounts } from "./extra-counts.tsx";
import { OptionChoices } from "./option-choices.tsx";
import { SaveDish } from "./save-dish.tsx";
import { SelectionsTable } from "./selections-table.tsx";

const { dish } = dishNamed(englishMenu, "Chicken soup");
const [seasoning, container] = dish.options;
if (seasoning === undefined || container === undefined) throw new Error("the soup has two options");
const nothing = () => undefined;

const tableOf = (draft = chickenSoupDraft, of = dish) =>
  renderIn("en", <SelectionsTable dish={of} draft={draft} onChange={nothing} />);
const rowsOf = (html: string) => [...html.matchAll(/<tr.*?<\/tr>/gsu)].slice(1).map(([row]) => row);
const boxesOf = (html: string) =>
  [...html.matchAll(/<input type="checkbox"[^>]*>/gu)].map(([box]) => box);

test("the columns are amount, unit price, count, the add-ons of the first selection, and subtotal", () => {
  const [head = ""] = tableOf().split("</thead>");
  expect(linesOf(head)).toEqual([
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
  const [head = ""] = tableOf(openDraft(turned, undefined), turned).split("</thead>");
  expect(linesOf(head)).toEqual([
    "Amount",
    "Unit price",
    "Count",
    "Dumplings",
    "Add-ons",
    "Subtotal",
  ]);
});

test("a row has its name, unit price, count, add-ons with prices, and subtotal", () => {
  const [half = "", litre = ""] = rowsOf(tableOf());
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
  expect(half).toContain('aria-valuenow="2"');
  expect(linesOf(litre).at(-1)).toBe("₪45");
  // It has one add-on fewer than there are columns.
  expect(boxesOf(litre)).toHaveLength(1);
  expect(litre.match(/<td/gu)).toHaveLength(5);
});

test("add-ons are enabled, and shown as checked, only while the count of their selection is above 0", () => {
  const counted = boxesOf(tableOf());
  expect(counted.filter((box) => box.includes("checked"))).toHaveLength(1);
  expect(counted.filter((box) => box.includes("disabled"))).toHaveLength(0);
  const uncounted = boxesOf(tableOf({ ...chickenSoupDraft, amounts: [0, 0] }));
  expect(uncounted).toHaveLength(3);
  for (const box of uncounted) {
    expect(box).toContain("disabled");
    expect(box).not.toContain("checked");
  }
});

test("the count buttons are disabled at the bounds", () => {
  const [half = "", litre = ""] = rowsOf(tableOf({ ...chickenSoupDraft, amounts: [0, 20] }));
  expect(half).toMatch(/aria-label="Less: Half a litre"[^>]*aria-disabled="true"/u);
  expect(half).toMatch(/aria-label="More: Half a litre"[^>]*aria-disabled="false"/u);
  expect(litre).toMatch(/aria-label="More: Litre"[^>]*aria-disabled="true"/u);
  // A disabled button would lose the focus at the last press.
  expect(half + litre).not.toMatch(/<button[^>]* disabled/u);
});

test("the name of an add-on's box has the added price, or says that there is no extra charge", () => {
  const free = {
    ...dish,
    selections: dish.selections.map((selection) => ({
      ...selection,
      checkBoxes: selection.checkBoxes.map((addOn) => ({ ...addOn, addedPrice: noAgorot })),
    })),
  };
  const [priced = ""] = boxesOf(tableOf());
  const [unpriced = ""] = boxesOf(tableOf(chickenSoupDraft, free));
  expect(priced).toContain('aria-label="Dumplings +₪3.50, for Half a litre"');
  expect(unpriced).toContain('aria-label="Dumplings, no extra charge, for Half a litre"');
  expect(tableOf(chickenSoupDraft, free)).not.toContain("+₪0");
});

test("the button describes itself by its note only while there is one", () => {
  const save = (draft: typeof chickenSoupDraft) =>
    renderIn("en", <SaveDish dish={dish} draft={draft} isInCart={false} onSave={nothing} />);
  const [, id = ""] = /aria-describedby="([^"]+)"/u.exec(save(openDraft(dish, undefined))) ?? [];
  expect(save(openDraft(dish, undefined))).toContain(`id="${id}"`);
  expect(save(chickenSoupDraft)).not.toContain("aria-describedby");
});

const choicesOf = (option: typeof seasoning, chosen: number | null, amounts = [0, 0]) =>
  renderIn(
    "en",
    <OptionChoices
      dish={dish}
      option={option}
      amounts={amounts}
      chosen={chosen}
      onChoose={nothing}
    />,
  );

test("an option is a required group with an asterisk and without a preselected choice", () => {
  const html = choicesOf(seasoning, null);
  expect(linesOf(html).slice(0, 2)).toEqual(["Seasoning", "*"]);
  expect(html.match(/<input type="radio"[^>]*required/gu)).toHaveLength(2);
  expect(html).not.toContain("checked");
  expect(choicesOf(seasoning, 1)).toMatch(/checked[^>]*>(?:<[^>]*>)*Spicy/u);
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
  renderIn("en", <DishIntro dish={{ ...dish, ...facts }} areFactsPending={areFactsPending} />);

test("a dish is introduced by its large picture, all of its lines, its kind and its allergens", () => {
  const html = introOf({
    image: "soup.webp",
    dishDescriptions: ["A soup.", "With noodles."],
    kind: "meat",
    allergens: ["eggs", "gluten"],
  });
  expect(html).toMatch(/<img[^>]*src="[^"]*soup\.webp"[^>]*alt="Picture of Chicken soup"/u);
  expect(linesOf(html)).toEqual([
    "A soup.",
    "With noodles.",
    "Meat",
    "Allergens, including add-ons and extras: gluten, eggs",
  ]);
});

test("nothing is claimed of a kind or of allergens that are not known", () => {
  const unknown = { dishDescriptions: [], kind: null, allergens: null };
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
      { ...one, selectionName: "Single portion", price: agorot(4800) },
      { ...four, selectionName: "4 portions", price: agorot(18_200) },
    ],
  };
  const [ofOne = "", ofFour = ""] = rowsOf(tableOf(openDraft(portioned, undefined), portioned));
  expect(linesOf(ofFour)).toContain("\u2066₪45.50\u2069 a portion, \u2066₪10\u2069 less");
  expect(ofOne).not.toContain("less");
});

test("each extra has a price and a count", () => {
  const html = renderIn(
    "en",
    <ExtraCounts extras={dish.extras} amounts={[1, 0]} onChange={nothing} />,
  );
  expect(linesOf(html)).toEqual(["Extras", "Challah", "₪12", "−", "+", "Pickles", "₪8", "−", "+"]);
  expect(html).toContain('aria-label="Count: Challah"');
  expect(html.match(/aria-valuenow="[01]"/gu)).toEqual(['aria-valuenow="1"', 'aria-valuenow="0"']);
});

test("in Hebrew every amount is isolated together with its sign", () => {
  const hebrew = dishNamed(hebrewMenu, "מרק עוף").dish;
  const html = renderIn(
    "he",
    <SelectionsTable dish={hebrew} draft={chickenSoupDraft} onChange={nothing} />,
  );
  const amounts = [...html.matchAll(/(?<before>[^>]*>)(?<amount>\+?₪[\d.]+)</gu)];
  expect(amounts).toHaveLength(7);
  for (const { groups } of amounts) expect(groups?.["before"]).toMatch(/^<bdi dir="ltr"/u);
});
