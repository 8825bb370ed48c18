import { priceExtra, priceLine } from "#domain/cart/price-cart.ts";
import { type Agorot, noAgorot } from "#domain/money/agorot.ts";
import { shekelsOf } from "#domain/money/shekels.ts";
import { type SignedAgorot, signedAgorot } from "#domain/money/signed-agorot.ts";
import type { AcceptedDish } from "#domain/order/order.ts";
import type { WeeklyOrder } from "./read-weekly-orders.ts";

type Row = readonly (string | number)[];

const heading: Row = [
  "מספר הזמנה",
  "שם",
  "טלפון",
  "איסוף עצמי או משלוח",
  "יישוב",
  "כתובת",
  "סוג מנה",
  "מנה",
  "גודל או תוספת בצד",
  "שינויים במנה",
  "בחירות",
  "כמות",
  "מחיר",
];

const ways = { pickup: "איסוף עצמי", delivery: "משלוח" };
const addedPrices = { pickup: "איסוף", delivery: "משלוח" };
const beside = "בצד";
const damaged = "אי אפשר לקרוא את ההזמנה";

/**
 * Orders as a table with a heading. There is one row for each selection, because a selection is cooked and packed: the row
 * holds its add-ons and choices, so that filtering keeps them together, and its price includes theirs. There is one row for
 * each extra, one for pickup or delivery if it has a price, one for an adjustment, and one for an order that cannot be read. The prices of an order, in shekels, add up to its total.
 */
export function orderTable(
  orders: readonly WeeklyOrder[],
  unreadable: readonly string[] = [],
): readonly Row[] {
  return [heading, ...unreadable.map(unreadableRow), ...orders.flatMap(orderRows)];
}

function unreadableRow(number: string): Row {
  return [number, ...Array.from({ length: 7 }, () => ""), damaged, "", "", "", ""];
}

function orderRows({ stored, order }: WeeklyOrder): readonly Row[] {
  const { name, phoneNumber, orderType, city, address, pickupOrDeliveryPrice } = order.customerData;
  const customer = [
    stored.number,
    name,
    // Without the dash a spreadsheet would drop the leading zero.
    `${phoneNumber.slice(0, 3)}-${phoneNumber.slice(3)}`,
    ways[orderType],
    city,
    address || order.pickupAddress,
  ];
  const added = row("", "", addedPrices[orderType], "", "", 1, pickupOrDeliveryPrice);
  // Less than the adjustment where that would leave less than nothing.
  const adjustment = signedAgorot(order.orderTotal - order.totalPrice - pickupOrDeliveryPrice);
  const adjusted = row("", "", stored.adjustmentText, "", "", 1, adjustment);
  return [
    ...order.allOrders.flatMap(({ typeName, orders }) =>
      orders.flatMap((dish) => dishRows(typeName, dish)),
    ),
    ...(pickupOrDeliveryPrice === noAgorot ? [] : [added]),
    ...(adjustment === 0 ? [] : [adjusted]),
  ].map((rest) => [...customer, ...rest]);
}

function dishRows(typeName: string, dish: AcceptedDish<string>): readonly Row[] {
  const choices = dish.options.map(({ name, choice }) => `${name}: ${choice}`).join("; ");
  return [
    ...dish.selections.map((selection) => {
      const addOns = selection.checkedOptions.map(({ name }) => name).join("; ");
      const price = priceLine(selection, dish.options);
      const { selectionName, amount } = selection;
      return row(typeName, dish.dishName, selectionName, addOns, choices, amount, price);
    }),
    ...dish.extras.map((extra) =>
      row(
        typeName,
        dish.dishName,
        `${extra.name} (${beside})`,
        "",
        "",
        extra.amount,
        priceExtra(extra),
      ),
    ),
  ];
}

function row(
  ...[typeName, dishName, what, addOns, choices, amount, price]: readonly [
    typeName: string,
    dishName: string,
    what: string,
    addOns: string,
    choices: string,
    amount: number,
    price: Agorot | SignedAgorot,
  ]
): Row {
  return [typeName, dishName, what, addOns, choices, amount, shekelsOf(price)];
}
