import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, type Page } from "@playwright/test";
import { insertCustomerOrderDocument } from "#contract/generated/operations.ts";
import { orderToWire } from "#contract/wire/order.ts";
import type { CustomerOrder } from "#domain/order/order.ts";

/** Lets the browser of a page into the desk of the server at an address (on localhost) with its data in `folder`. */
export async function letIn(page: Page, address: string, folder: string): Promise<void> {
  const command = fileURLToPath(new URL("../scripts/desk.ts", import.meta.url));
  const env = { DATA_DIR: folder, PORT: new URL(address).port };
  const { stdout } = await promisify(execFile)(process.execPath, [command, "link"], { env });
  const code = /#(\S+)$/mu.exec(stdout)?.[1];
  const answer = await page.request.post(`${address}/desk/sign-in/redeem`, {
    headers: { origin: address },
    data: { code, name: "Phone" },
  });
  expect(answer.status()).toBe(200);
}

/** Sends orders as the customers' site does. */
export async function placeOrders(
  address: string,
  orders: readonly CustomerOrder[],
): Promise<void> {
  const outcomes = await Promise.all(
    orders.map(async (order) => {
      const variables = { customerOrder: orderToWire(order) };
      const answer = await fetch(`${address}/graphql`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "idempotency-key": crypto.randomUUID(),
        },
        body: JSON.stringify({ query: insertCustomerOrderDocument.text, variables }),
      });
      return (await answer.json()) as { readonly errors?: unknown };
    }),
  );
  expect(outcomes.flatMap(({ errors }) => errors ?? [])).toEqual([]);
}
