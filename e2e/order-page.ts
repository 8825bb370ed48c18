import { expect, type Page, type Request } from "@playwright/test";
import type { CustomerOrderInput } from "#contract/generated/schema-types.ts";
import type { Customer } from "./customer.ts";
import { fillIn } from "./filled-form.ts";
import { found } from "./words.ts";

/** The number and the key in the address of an order's page. */
export const orderAddress = /\/order\/(?<number>\d{9})\/(?<key>[\w-]{22})$/u;

/** Sends an order and opens its page from the dialog 'Order sent'. Gives its number and its path. */
export async function ordersAndOpens(customer: Customer, name: string, toOrder: string) {
  await (await fillIn(customer, name)).send.click();
  await customer.orderSent.getByRole("link", { name: toOrder, exact: true }).click();
  await expect(customer.page).toHaveURL(orderAddress);
  const { pathname } = new URL(customer.page.url());
  const { number, key } = found(orderAddress.exec(pathname)?.groups);
  return { path: pathname, number: found(number), key: found(key) };
}

/** The body of a request that changes an order. */
export interface SentChange {
  readonly variables: { readonly customerOrder: CustomerOrderInput };
}

/** Whether a request sends the change of an order. */
export const isChange = (request: Request) =>
  request.url().endsWith("/graphql") &&
  (request.postDataJSON() as { operationName: string }).operationName === "ChangeOrder";

/** Sends an operation on an order as another device would. */
export async function elsewhere(page: Page, body: object): Promise<void> {
  const answer = await page.request.post("/graphql", {
    data: body,
    headers: { "idempotency-key": crypto.randomUUID() },
  });
  expect(await answer.json()).not.toHaveProperty("errors");
}
