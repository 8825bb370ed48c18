import { expect, test } from "vitest";
import { type CartChange, changesToSee } from "#domain/cart/cart-change.ts";
import { siteLanguages } from "#domain/language/language.ts";
import { agorot } from "#domain/money/agorot.ts";
import { cartDishNamed, englishMenu, soupAndCake } from "#domain/testing/soup-kitchen.ts";
import { linesOf, renderIn } from "#site/testing/render-in.tsx";
import { onPage } from "#web/testing/parse-page.ts";
import { CartChanges } from "./cart-changes.tsx";
import { ChangingNote } from "./cart-notes.tsx";
import { DishOfCart } from "./dish-of-cart.tsx";

const nothing = () => undefined;
const linesIn = (html: string) => linesOf(onPage(html).body);
const where = { typeName: "Soups", dishName: "Chicken soup" };
const changes: readonly CartChange[] = [
  { kind: "dish-gone", typeName: "Soups", dishName: "Pea soup" },
  { kind: "part-gone", ...where, partName: "Noodles" },
  { kind: "choice-needed", ...where, optionName: "Container" },
  { kind: "price-changed", ...where, from: agorot(12930), to: agorot(13000) },
];

test("a dish of the cart lists everything that was chosen with its price", () => {
  const dish = cartDishNamed(soupAndCake(englishMenu), "Chicken soup");
  const html = renderIn(
    "en",
    <DishOfCart
      dish={dish}
      thumbnail={null}
      changes={[]}
      leftOfSelection={nothing}
      onEdit={nothing}
      onRemove={nothing}
      onChangeAmount={nothing}
    />,
  );
  const { getByRole, getAllByRole, body } = onPage(html);
  const text = linesOf(body).join(" ");
  expect(text).toMatch(/^Chicken soup .* Edit Remove Dish total/u);
  for (const line of [
    "− 2 + × Half a litre Dumplings +₪3.50 ₪56.80",
    "− 1 + × Litre ₪45",
    "Seasoning: Spicy ₪4.50",
    "Container: Jar ₪11",
    "− 1 + × Challah ₪12",
    "Dish total ₪129.30",
  ]) {
    expect(text).toContain(line);
  }
  expect(getAllByRole("button").slice(-2)).toEqual([
    getByRole("button", { name: "Edit: Chicken soup" }),
    getByRole("button", { name: "Remove: Chicken soup" }),
  ]);
});

test("a button that counts no further keeps the focus", () => {
  const dish = cartDishNamed(soupAndCake(englishMenu), "Chicken soup");
  const html = renderIn(
    "en",
    <DishOfCart
      dish={dish}
      thumbnail={null}
      changes={[]}
      leftOfSelection={(name) => (name === "Litre" ? 1 : undefined)}
      onEdit={nothing}
      onRemove={nothing}
      onChangeAmount={nothing}
    />,
  );
  const { getByRole } = onPage(html);
  const stateOf = (name: string) => {
    const button = getByRole("button", { name });
    return [button.hasAttribute("disabled"), button.getAttribute("aria-disabled")];
  };
  expect(stateOf("More: Chicken soup, Litre")).toEqual([false, "true"]);
  expect(stateOf("More: Chicken soup, Half a litre")).toEqual([false, "false"]);
});

test("a change of the menu is shown beside the dish", () => {
  const dish = cartDishNamed(soupAndCake(englishMenu), "Chicken soup");
  const html = renderIn(
    "en",
    <DishOfCart
      dish={dish}
      thumbnail={null}
      changes={changes.slice(3)}
      leftOfSelection={nothing}
      onEdit={nothing}
      onRemove={nothing}
      onChangeAmount={nothing}
    />,
  );
  expect(linesIn(html)).toContain(
    "Chicken soup: the price changed from \u2066₪129.30\u2069 to \u2066₪130\u2069.",
  );
});

test("a choice that costs nothing has no price", () => {
  const soup = cartDishNamed(soupAndCake(englishMenu), "Chicken soup");
  const options = soup.options.map((option) => ({ ...option, price: [agorot(0)] }));
  const html = renderIn(
    "en",
    <DishOfCart
      dish={{ ...soup, options }}
      thumbnail={null}
      changes={[]}
      leftOfSelection={nothing}
      onEdit={nothing}
      onRemove={nothing}
      onChangeAmount={nothing}
    />,
  );
  expect(linesIn(html).join(" ")).toContain("Seasoning: Spicy Container: Jar − 1 + × Challah");
});

test("an order that was held up by changes says what to do first", () => {
  const html = renderIn(
    "en",
    <CartChanges changes={changes} cart={[]} isHeldUp onEdit={nothing} onSeen={nothing} />,
  );
  const { body } = onPage(html);
  const first = "Before ordering, look over the changes and press “Got it”.";
  expect(linesOf(body)[0]).toBe(first);
  // It is the name of what receives the focus, so screen readers announce it.
  const focused = body.querySelector("[aria-labelledby]");
  const name = body.querySelector(`[id="${focused?.getAttribute("aria-labelledby") ?? ""}"]`);
  expect(name?.tagName).toBe("DIV");
  expect(focused?.contains(name)).toBe(true);
  expect(name?.textContent).toContain(first);
});

test("a choice that is missing cannot be settled by having seen it", () => {
  const whole = soupAndCake(englishMenu);
  const cart = whole.map(({ dishes, ...group }) => ({
    ...group,
    dishes: dishes.map((dish) => ({
      ...dish,
      options: dish.options.filter(({ name }) => name !== "Container"),
    })),
  }));
  const missing = { kind: "choice-needed", ...where, optionName: "Container" } as const;
  const shown = (listed: readonly CartChange[]) =>
    onPage(
      renderIn(
        "en",
        <CartChanges changes={listed} cart={cart} isHeldUp onEdit={nothing} onSeen={nothing} />,
      ),
    );
  const onlyMissing = shown(
    changesToSee(changes, cart).filter(({ kind }) => kind === missing.kind),
  );
  expect(linesOf(onlyMissing.body)).toEqual([
    "Before ordering, make the choices that are missing.",
    "The menu has changed:",
    "Chicken soup: please choose “Container” again.",
    "Edit: Chicken soup",
  ]);
  expect(shown(changes).getByRole("button", { name: "Got it" })).not.toBeNull();
  expect(changesToSee([missing], whole)).toEqual([]);
  expect(changesToSee([missing], [])).toEqual([]);
});

test("equal changes are listed once", () => {
  const html = renderIn(
    "en",
    <CartChanges
      changes={[...changes, ...changes]}
      cart={soupAndCake(englishMenu)}
      isHeldUp={false}
      onEdit={nothing}
      onSeen={nothing}
    />,
  );
  expect(linesIn(html)).toEqual([
    "The menu has changed:",
    "Pea soup: no longer on the menu, removed from the cart.",
    "Chicken soup: “Noodles” is no longer offered and was removed.",
    "Chicken soup: please choose “Container” again.",
    "Chicken soup: the price changed from \u2066₪129.30\u2069 to \u2066₪130\u2069.",
    "Got it",
    "Edit: Chicken soup",
  ]);
});

test.each(siteLanguages)("in %s nothing is shown if nothing changed", (language) => {
  expect(
    renderIn(
      language,
      <CartChanges changes={[]} cart={[]} isHeldUp={false} onEdit={nothing} onSeen={nothing} />,
    ),
  ).toBe("");
});

test("a cart that changes an order which was canceled says that it cannot be sent", () => {
  const changed = {
    number: "123456789",
    key: "key-of-the-page",
    revision: 0,
    week: "2026-01-07",
    deadline: Date.UTC(2026, 0, 7, 12),
    had: [],
    hasCartBefore: false,
    before: "",
  };
  const linesOfNote = (isCancelled: boolean) =>
    linesIn(
      renderIn("en", <ChangingNote changed={{ ...changed, isCancelled }} onGiveUp={nothing} />),
    );
  expect(linesOfNote(true)[1]).toMatch(/^This order was canceled, so the change cannot be sent\./u);
  expect(linesOfNote(false)[1]).toMatch(/^The order changes only when you send the change\./u);
});
