import { priceExtra, priceLine } from "#domain/cart/price-cart.ts";
import { dashedPhoneNumber } from "#domain/customer/customer-form.ts";
import { shekelsOf, signedAgorot } from "#domain/money/agorot.ts";
import type { AcceptedDish } from "#domain/order/order.ts";
import type { WeeklyOrder } from "./read-weekly-orders.ts";

type Row = readonly (string | number)[];

/** The columns with their headings. */
const headings = {
  number: "מספר הזמנה",
  name: "שם",
  phoneNumber: "טלפון",
  orderType: "איסוף עצמי או משלוח",
  city: "יישוב",
  address: "כתובת",
  orderNote: "הערה להזמנה",
  typeName: "סוג מנה",
  dishName: "מנה",
  what: "גודל או תוספת בצד",
  addOns: "התאמות",
  choices: "בחירות",
  note: "הערה למנה",
  amount: "כמות",
  price: "מחיר",
};

type Cells = { readonly [Column in keyof typeof headings]?: string | number };

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
  const rows = [
    ...unreadable.map((number): Cells => ({ number, what: damaged })),
    ...orders.flatMap(orderRows),
  ];
  const columns = Object.keys(headings) as (keyof Cells)[];
  return [
    Object.values(headings),
    ...rows.map((cells) => columns.map((column) => cells[column] ?? "")),
  ];
}

function orderRows({ stored, order }: WeeklyOrder): readonly Cells[] {
  const { name, phoneNumber, orderType, city, address, pickupOrDeliveryPrice } = order.customerData;
  const customer = {
    number: stored.number,
    name,
    // Without the dash a spreadsheet would drop the leading zero.
    phoneNumber: dashedPhoneNumber(phoneNumber),
    orderType: ways[orderType],
    city,
    address: address || order.pickupAddress,
    orderNote: order.customerData.note ?? "",
  };
  // Less than the adjustment where that would leave less than nothing.
  const adjustment = signedAgorot(order.orderTotal - order.totalPrice - pickupOrDeliveryPrice);
  const added = [
    { what: addedPrices[orderType], price: pickupOrDeliveryPrice },
    { what: stored.adjustmentText, price: adjustment },
  ].filter(({ price }) => price !== 0);
  return [
    ...order.groups.flatMap(({ name: typeName, dishes }) =>
      dishes.flatMap((dish) => dishRows(typeName, dish)),
    ),
    ...added.map(({ what, price }) => ({ what, amount: 1, price: shekelsOf(price) })),
  ].map((cells) => ({ ...customer, ...cells }));
}

function dishRows(typeName: string, dish: AcceptedDish<string>): readonly Cells[] {
  const { name: dishName } = dish;
  const choices = dish.options.map(({ name, choice }) => `${name}: ${choice}`).join("; ");
  return [
    ...dish.selections.map((selection) => ({
      typeName,
      dishName,
      what: selection.name,
      addOns: selection.addOns.map(({ name }) => name).join("; "),
      choices,
      amount: selection.amount,
      price: shekelsOf(priceLine(selection, dish.options)),
      note: dish.note ?? "",
    })),
    ...dish.extras.map((extra) => ({
      typeName,
      dishName,
      what: `${extra.name} (${beside})`,
      amount: extra.amount,
      price: shekelsOf(priceExtra(extra)),
    })),
  ];
}
