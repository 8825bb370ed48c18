import type { OrderType } from "#domain/customer/customer-data.ts";
import { groupBy } from "#domain/group-by.ts";
import { wordsOfName } from "./search-orders.ts";

/** What tells customers of one name apart. What the role of a device may not read is null. */
interface NamedOrder {
  readonly number: string;
  readonly name: string;
  readonly orderType: OrderType;
  readonly place: string;
  readonly address: string | null;
  readonly phoneNumber: string | null;
}

/**
 * What stands beside the name of each order, by its number, while others of the list have the same name: place and street of a delivery,
 * otherwise the end of the phone number. Where these are the same too, or the device may not read them, the order number.
 */
export function distinguishNames(orders: readonly NamedOrder[]): ReadonlyMap<string, string> {
  const alike = groupBy(orders, ({ name }) => wordsOfName(name).join(" "));
  return new Map(
    [...alike.values()].flatMap((ofName) => {
      if (ofName.length === 1) return [];
      const said = ofName.map((order) => ({ order, text: detailOf(order) }));
      return said.map(({ order: { number }, text }) => {
        const isAlone = said.filter((each) => each.text === text).length === 1;
        return [number, text !== undefined && isAlone ? text : number] as const;
      });
    }),
  );
}

/** The digits of a phone number that people know it by. */
const lastDigits = 4;

function detailOf({ orderType, place, address, phoneNumber }: NamedOrder): string | undefined {
  if (orderType === "delivery" && address !== null && address !== "") return `${place}, ${address}`;
  return phoneNumber === null || phoneNumber.length < lastDigits
    ? undefined
    : `…${phoneNumber.slice(-lastDigits)}`;
}
