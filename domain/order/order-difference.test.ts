import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { agorot } from "#domain/money/agorot.ts";
import { anyCatalogueWithDishes } from "#domain/testing/any-cart.ts";
import { anyOrderingOf } from "#domain/testing/any-order.ts";
import { ruthsOrder } from "#domain/testing/ruths-order.ts";
import { englishMenu, soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { unreadFields } from "#domain/testing/unread-fields.ts";
import { notWords, wholeGroups } from "#domain/testing/whole-groups.ts";
import { checkOrder } from "./check-order.ts";
import { type AcceptedDish, type CustomerOrder, type OrderInLanguage, orderIn } from "./order.ts";
import { orderDifference } from "./order-difference.ts";

function accepted(order: CustomerOrder, catalogue = soupKitchen): OrderInLanguage {
  const checked = checkOrder(order, catalogue);
  if (!checked.ok) throw new Error("refused");
  return orderIn(checked.order, checked.order.language);
}

const order = accepted(ruthsOrder(englishMenu, "Jerusalem"));

/** The order with another dish in the place of the soup. */
function withSoup(change: (soup: AcceptedDish<string>) => AcceptedDish<string>): OrderInLanguage {
  const [soups, ...rest] = order.groups;
  const [soup, ...dishes] = soups?.dishes ?? [];
  if (soups === undefined || soup === undefined) throw new Error("there is no soup");
  return { ...order, groups: [{ ...soups, dishes: [change(soup), ...dishes] }, ...rest] };
}

describe("the difference of two revisions", () => {
  test("of the same content is empty", () => {
    expect(orderDifference(order, { ...order })).toEqual({ lines: [], customer: [] });
  });

  test("names another amount, with the previous one", () => {
    const more = withSoup((soup) => ({
      ...soup,
      selections: soup.selections.map((each, at) => (at === 0 ? { ...each, amount: 5 } : each)),
    }));
    expect(orderDifference(order, more).lines).toMatchObject([
      { kind: "changed", before: { name: "Half a litre", amount: 2 }, after: { amount: 5 } },
    ]);
  });

  test("names a selection without its add-on, and one with another price", () => {
    const plain = withSoup((soup) => ({
      ...soup,
      selections: soup.selections.map((each, at) =>
        at === 0 ? { ...each, addOns: [] } : { ...each, price: agorot(5_000) },
      ),
    }));
    expect(orderDifference(order, plain).lines).toMatchObject([
      { kind: "changed", before: { addOns: [{ name: "Dumplings" }] }, after: { addOns: [] } },
      { kind: "changed", before: { unitPrice: 4_500 }, after: { unitPrice: 5_000 } },
    ]);
  });

  test("names another choice, and not its price, which follows from the amounts", () => {
    const mild = withSoup((soup) => ({
      ...soup,
      options: soup.options.map((option, at) =>
        at === 0 ? { ...option, choice: "Mild" } : { ...option, price: [agorot(1)] },
      ),
    }));
    expect(orderDifference(order, mild).lines).toMatchObject([
      { kind: "changed", before: { choice: "Spicy" }, after: { choice: "Mild" } },
    ]);
  });

  test("names every line of a dish that is gone or new", () => {
    const withoutSoup = { ...order, groups: order.groups.slice(1) };
    const gone = orderDifference(order, withoutSoup).lines;
    expect(gone.map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => "removed"));
    expect(gone).toMatchObject([{ line: { dishName: "Chicken soup", amount: 2 } }, {}, {}, {}, {}]);
    const fresh = orderDifference(withoutSoup, order).lines;
    expect(fresh.map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => "added"));
  });

  test("names what is different of the customer, and not the price of the delivery", () => {
    const { customerData } = order;
    const elsewhere = {
      ...customerData,
      address: "9 Olive Street",
      pickupOrDeliveryPrice: agorot(1),
      phoneNumber: "0520000000",
    };
    expect(orderDifference(order, { ...order, customerData: elsewhere })).toEqual({
      lines: [],
      customer: ["address", "phoneNumber"],
    });
  });
});

test("a note is in the difference, of a dish as a line of it and of the order as a field", () => {
  const noted = withSoup((soup) => ({ ...soup, note: "Without onion" }));
  const other = withSoup((soup) => ({ ...soup, note: "Without garlic" }));
  const note = { kind: "note", dishName: "Chicken soup" };
  expect(orderDifference(order, noted).lines).toMatchObject([
    { kind: "added", line: { ...note, text: "Without onion" } },
  ]);
  expect(orderDifference(noted, other).lines).toMatchObject([
    { kind: "changed", before: { text: "Without onion" }, after: { text: "Without garlic" } },
  ]);
  expect(orderDifference(noted, order).lines).toMatchObject([{ kind: "removed", line: note }]);
  const customerData = { ...order.customerData, note: "The gate code is 1234" };
  expect(orderDifference(order, { ...order, customerData }).customer).toEqual(["note"]);
});

test("what the dishes of an order say is in their difference, but for prices that follow from it", () => {
  const { customerData } = order;
  const before = { groups: wholeGroups, customerData };
  const unread = unreadFields<OrderInLanguage["groups"]>(wholeGroups, (groups) =>
    orderDifference(before, { groups, customerData }),
  );
  const prices = ["[].dishes[].totalPrice", "[].dishes[].options[].price[]"];
  expect(new Set(unread)).toEqual(new Set([...notWords, ...prices]));
});

test("any order becomes any other one by the lines of their difference", () => {
  const pairs = anyCatalogueWithDishes.chain((catalogue) =>
    fc.tuple(anyOrderingOf(catalogue), anyOrderingOf(catalogue)),
  );
  fc.assert(
    fc.property(pairs, ([one, other]) => {
      fc.pre(one.language === other.language);
      const before = accepted(one.order, one.catalogue);
      const after = accepted(other.order, other.catalogue);
      const { lines } = orderDifference(before, after);
      const count = (kind: string) => lines.filter((line) => line.kind === kind).length;
      const linesOf = ({ groups }: OrderInLanguage) =>
        groups
          .flatMap(({ dishes }) => dishes)
          .reduce(
            (sum, { selections, options, extras, note }) =>
              sum + selections.length + options.length + extras.length + (note ? 1 : 0),
            0,
          );
      expect(linesOf(before) + count("added") - count("removed")).toBe(linesOf(after));
      const back = orderDifference(after, before).lines;
      expect(back.filter(({ kind }) => kind === "changed")).toHaveLength(count("changed"));
      expect(back.filter(({ kind }) => kind === "added")).toHaveLength(count("removed"));
      expect(orderDifference(after, after).lines).toEqual([]);
    }),
  );
});
