import { expect, test } from "vitest";
import { renderInDesk } from "#desk/testing/render-in-desk.tsx";
import { sampleCatalogue } from "#desk/testing/sample-catalogue.ts";
import { emptyDraft, setAddOn, setAmount, setChoice } from "#domain/cart/dish-draft.ts";
import { onPage, shownTextOf } from "#web/testing/parse-page.ts";
import { DishParts } from "./dish-parts.tsx";
import type { DraftDish } from "./order-draft.ts";
import { findMenuDish, orderMenuOf } from "./order-menu.ts";

const menu = orderMenuOf(sampleCatalogue, "he");
const newDish = (typeName: string, dishName: string): DraftDish => ({
  typeName,
  dishName,
  ...emptyDraft,
  isRemoved: false,
});
const chicken = newDish("עוף", "פרגיות בסילאן ושום");
const soup = newDish("מרקים", "מרק עדשים כתומות");

/** The fields of a dish: all that the menu has, or what is ordered. */
function fieldsOf(dish: DraftDish, shows: "all" | "ordered" = "all") {
  const onMenu = shows === "all" ? findMenuDish(menu, dish) : undefined;
  const fields = onPage(
    renderInDesk(
      "he",
      <DishParts dish={dish} namesIn="he" onMenu={onMenu} onChange={() => undefined} />,
    ),
  );
  return { ...fields, text: shownTextOf(fields.body) };
}

test("the surcharge of a choice is that of the sizes that are counted, and a range while none is", () => {
  const wildRice = (dish: DraftDish) =>
    fieldsOf(dish)
      .getByRole("radio", { name: /^אורז בר/u })
      .closest("label")?.textContent;
  expect(wildRice(chicken)).toBe("אורז בר +₪8–₪15");
  expect(wildRice(setAmount(chicken, "8 מנות", 1))).toBe("אורז בר +₪15");
  expect(wildRice(setAmount(setAmount(chicken, "8 מנות", 1), "4 מנות", 1))).toBe("אורז בר +₪8–₪15");
});

test("a choice that costs nothing says nothing of it, and the one that was made is checked", () => {
  const { getByRole } = fieldsOf(setChoice(chicken, "סוג האורז", "אורז מלא"));
  const brown = getByRole("radio", { name: "אורז מלא", checked: true });
  expect(brown.closest("fieldset")?.querySelector("legend")?.textContent).toBe("סוג האורז");
});

test("add-ons can be checked while their size is counted", () => {
  expect(fieldsOf(soup).queryAllByRole("checkbox")).toEqual([]);
  const counted = setAddOn(setAmount(soup, "ליטר", 2), "ליטר", "בלי כוסברה", true);
  const { getAllByRole } = fieldsOf(counted);
  const boxes = getAllByRole<HTMLInputElement>("checkbox");
  expect(boxes.map((box) => [box.getAttribute("aria-label"), box.checked])).toEqual([
    ["בלי כוסברה, ליטר", true],
    ["חריף במיוחד, ליטר", false],
  ]);
});

test("what is ordered and not on the menu any more stays in sight, also among everything that the menu has", () => {
  const sizes = setAddOn(setAmount(chicken, "דלי", 1), "דלי", "בלי שום", true);
  const { text, getByRole } = fieldsOf(setChoice(sizes, "סוג הפיתה", "פיתה דקה"));
  expect(text).toContain("|דלי|−|+|+ בלי שום|");
  expect(text).toContain("|סוג הפיתה: פיתה דקה|");
  expect(getByRole("group", { name: "סוג האורז" })).toBeTruthy();
});

test("of what is ordered there are counts, and words for add-ons and choices", () => {
  const ordered = setChoice(setAmount(chicken, "8 מנות", 1), "סוג האורז", "אורז בר");
  const { text, getAllByRole, queryAllByRole } = fieldsOf(ordered, "ordered");
  expect(getAllByRole("spinbutton").map((count) => count.getAttribute("aria-label"))).toEqual([
    "כמות: 8 מנות, פרגיות בסילאן ושום",
  ]);
  expect(text).toContain("סוג האורז: אורז בר");
  expect(queryAllByRole("radio")).toEqual([]);
});
