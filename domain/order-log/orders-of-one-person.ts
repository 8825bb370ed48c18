import { groupBy } from "#domain/group-by.ts";
import { type DeskOrder, ordersToServe } from "./desk-order.ts";
import { keysOfPerson } from "./group-people.ts";

/**
 * The numbers of the orders that one person gets at one door: those that are handed over in the same way at the same place, and have a phone
 * number or an email address in common. Only two or more, without canceled and erased ones. An order with contacts of two people is given to
 * the first of them, so that it joins nobody.
 */
export function ordersOfOnePerson(orders: readonly DeskOrder[]): readonly (readonly string[])[] {
  const firstWith = new Map<string, string>();
  const owned = ordersToServe(orders).map(({ number, orderType, place, order }) => {
    const keys = keysOfPerson(order.customerData).map((key) => `${orderType} ${place} ${key}`);
    const first = keys.flatMap((key) => firstWith.get(key) ?? [])[0] ?? number;
    for (const key of keys) if (!firstWith.has(key)) firstWith.set(key, first);
    return { number, first };
  });
  return [...groupBy(owned, ({ first }) => first).values()]
    .map((ofPerson) => ofPerson.map(({ number }) => number))
    .filter(({ length }) => length > 1);
}
