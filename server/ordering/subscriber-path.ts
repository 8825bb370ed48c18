import type { OrderKeys } from "./order-keys.ts";

/** No order has a number like it. */
const numberOf = (id: number | string) => `subscriber ${id}`;

/** The path of the page where a subscriber confirms and stops: who has a mail to the address knows its key. */
export function subscriberPath(id: number, { keyOf }: Pick<OrderKeys, "keyOf">): string {
  return `/when-orders-open/${id}/${keyOf(numberOf(id))}`;
}

/** The id of a subscriber by the parts of that path; undefined if the key is not its own. */
export function subscriberOfPath(
  id: string,
  key: string,
  { fits }: Pick<OrderKeys, "fits">,
): number | undefined {
  return /^[1-9]\d{0,8}$/u.test(id) && fits(numberOf(id), key) ? Number(id) : undefined;
}
