/** What opens the page of a placed order: its number and the key that only its customer has. */
export interface OrderKey {
  readonly number: string;
  readonly key: string;
}

/** The path of the customer's own page of an order. */
export function orderPath({ number, key }: OrderKey): string {
  return `/order/${number}/${key}`;
}

/** The order whose page a path is; null for any other path. */
export function orderOfPath(path: string): OrderKey | null {
  const [, number, key] = /^\/order\/(\d+)\/([\w-]+)$/u.exec(path) ?? [];
  return number === undefined || key === undefined ? null : { number, key };
}
