import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { insertCustomerOrderDocument } from "#contract/generated/operations.ts";
import { orderToWire } from "#contract/wire/order.ts";
import { seedOrder } from "#seed/testing/seed-order.ts";
import { projectRoot } from "#server/project-root.ts";
import { changeCatalogue } from "./shop.ts";

const day = 24 * 60 * 60_000;

/**
 * Moves the deadline of a shop to the day after tomorrow, so that the week that orders are taken for is the one that is worked on:
 * a week is worked on for four days after its deadline.
 */
export function moveDeadline(folder: string): void {
  const weekday = new Date(Date.now() + 2 * day).getUTCDay();
  changeCatalogue(join(folder, "shop.sqlite"), (content) =>
    content.replace(/"weekday":\d/u, `"weekday":${String(weekday)}`),
  );
}

/** Places a typical order for each name. */
export async function placeOrders(address: string, names: readonly string[]): Promise<void> {
  const order = seedOrder();
  for (const name of names) {
    const customerData = { ...order.customerData, name };
    const response = await fetch(`${address}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
      body: JSON.stringify({
        query: insertCustomerOrderDocument.text,
        variables: { customerOrder: orderToWire({ ...order, customerData }) },
      }),
    });
    const answer = await response.text();
    if (!answer.includes('"record"')) throw new Error(`no order for ${name}: ${answer}`);
  }
}

/** Makes the browser of a page the owner's device. */
export async function signIn(page: Page, address: string, folder: string): Promise<void> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [fileURLToPath(new URL("scripts/desk.ts", projectRoot)), "link"],
    { env: { DATA_DIR: folder, PORT: new URL(address).port } },
  );
  const code = /#(\S+)/u.exec(stdout)?.[1];
  await page.goto(`${address}/desk/sign-in`);
  const status = await page.evaluate(async (given) => {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ code: given, name: "phone" });
    return (await fetch("/desk/sign-in/redeem", { method: "POST", headers, body })).status;
  }, code);
  if (status !== 200) throw new Error(`the device was not let in: ${String(status)}`);
}
