import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { weekdayOf } from "#domain/schedule/add-days.ts";
import { dateInJerusalem } from "#domain/schedule/date-text.ts";
import { cancelled, markOf, undo } from "#domain/testing/desk-log.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { movedWeek } from "#domain/testing/week-rules.ts";
import { databaseFile, openStore } from "#server/main/open-store.ts";
import { eventMails } from "#server/ordering/event-mails.ts";
import type { Store } from "#server/store/store.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { runHere } from "./run-here.ts";
import { runTool } from "./run-tool.ts";

let folder: string;
let store: Store;

const env = () => ({ DATA_DIR: folder, SELLER_ADDRESS: "aris@example.com" });
const run = (...command: readonly string[]) => runHere(command, env());
const runInProcess = (...command: readonly string[]) =>
  runTool(["node", ...command], { env: env() });

beforeEach(async () => {
  folder = await temporaryFolder();
  store = await openStore({ dataFolder: folder, databaseUrl: undefined });
  onTestFinished(() => store.close());
  await store.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: 1 });
  await store.saveOrders([newOrder()]);
});

/** The customer's address is rejected; gives the mail. */
async function giveUpConfirmation() {
  const now = Date.now();
  const claim = { now, limit: 9, claimedUntil: now + 1, token: "one" };
  const mails = await store.claimMails(claim);
  const customer = mails.find(({ kind }) => kind === "customer");
  const failure = { token: "one", now, reason: "550 unknown", nextAttemptAt: undefined };
  await store.markMailFailed({ ...failure, id: customer?.id ?? 0 });
  return customer;
}

test("the orders of a week are printed like the seller's notices", async () => {
  const { output } = await runInProcess("scripts/orders.ts", "--week", "2026-01-07");
  expect(output).toContain("orders due on 2026-01-07: 1\n");
  expect(output).toContain("הזמנה 100000001\n");
  expect(output).toContain("  2 × חצי ליטר · ₪56.80\n      2 × קניידלך\n");
});

test("without --week the week that is worked on is printed and written, with the weeks that have orders", async () => {
  const { output } = await run("scripts/orders.ts");
  expect(output).toMatch(
    /^orders due on \d{4}-\d{2}-\d{2}: 0\nweeks with orders \(.*\):\n2026-01-07: 1\n$/u,
  );
  // The deadline was yesterday: orders are taken for the next week, and those of yesterday are cooked.
  const yesterday = dateInJerusalem(Date.now() - 24 * 3_600_000);
  const { shop } = soupKitchen;
  const deadline = { ...shop.deadline, weekday: weekdayOf(yesterday) };
  const catalogue = { ...soupKitchen, shop: { ...shop, deadline } };
  await store.saveCatalogue({ catalogue, after: 1, savedAt: 2 });
  await store.saveOrders([newOrder({ number: "100000003", week: yesterday, catalogueVersion: 2 })]);
  const table = await run("scripts/orders.ts", "--csv");
  expect(table.output).toContain(`orders due on ${yesterday}: 1\n`);
  const file = join(folder, `orders-${yesterday}.csv`);
  expect(table.output).toContain(`written to ${file}\n`);
  expect(await readFile(file, "utf8")).toContain("100000003,רות כהן,050-1234567,משלוח,ירושלים");
  // It holds customers' data.
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test("the deadline of a week that was moved is printed, also in its orders", async () => {
  const exceptions = [movedWeek("2026-01-07", ["2026-01-06", "20:30"])];
  const shop = { ...soupKitchen.shop, exceptions };
  await store.saveCatalogue({ catalogue: { ...soupKitchen, shop }, after: 1, savedAt: 2 });
  const { output } = await run("scripts/orders.ts", "--week", "2026-01-07");
  expect(output).toContain("orders of the week 2026-01-07, due on 2026-01-06 at 20:30: 1\n");
  expect(output).toContain("יום שלישי, 6 בינואר, 20:30");
});

test("after the deadline moved to another weekday, the orders of the closed week are still found", async () => {
  const { shop } = soupKitchen;
  const thursday = { ...shop, deadline: { ...shop.deadline, weekday: 4 as const } };
  await store.saveCatalogue({
    catalogue: { ...soupKitchen, shop: thursday },
    after: 1,
    savedAt: 2,
  });
  const { isOk, output } = await run("scripts/orders.ts", "--week", "2026-01-08");
  expect(output).toMatch(
    /^orders due on 2026-01-08: 0\nweeks with orders \(.*\):\n2026-01-07: 1\n$/u,
  );
  expect(isOk).toBe(true);
  expect(await run("scripts/orders.ts", "--weeks")).toEqual({
    isOk: true,
    output: "2026-01-07: 1\n",
  });
});

test("a damaged order is named, and the command fails after printing the others", async () => {
  await store.saveOrders([newOrder({ number: "100000002" })]);
  using database = new DatabaseSync(databaseFile(folder), { timeout: 1_000 });
  database.exec("update orders set all_orders = '{' where number = '100000001'");
  const { isOk, output } = await run("scripts/orders.ts", "--week", "2026-01-07");
  expect(isOk).toBe(false);
  expect(output).toContain("orders due on 2026-01-07: 2\n");
  expect(output).toContain("damaged in the database and not in the list: 100000001 ");
  expect(output).toContain("מספרי ההזמנות: 100000001\n");
  expect(output).toContain("הזמנה 100000002\n");
  expect((await run("scripts/orders.ts", "--week", "2026-01-07", "--csv")).isOk).toBe(false);
  const table = await readFile(join(folder, "orders-2026-01-07.csv"), "utf8");
  expect(table).toMatch(/\r\n100000001,,,,,,,,,אי אפשר לקרוא את ההזמנה,,,,,\r\n100000002,/u);
});

test("a canceled order is not listed, and is named", async () => {
  await store.saveOrders([newOrder({ number: "100000002" })]);
  await store.mark({ ...markOf("a", cancelled), orderNumber: "100000002", at: 1 });
  const { output } = await run("scripts/orders.ts", "--week", "2026-01-07");
  expect(output).toContain("orders due on 2026-01-07: 1\n");
  expect(output).toContain("cancelled and not in the list: 100000002\n");
  expect(output).not.toContain("הזמנה 100000002\n");
});

test("a confirmation that could not be delivered is told with the orders of its week", async () => {
  const week = ["scripts/orders.ts", "--week", "2026-01-07"] as const;
  expect((await run(...week)).output).not.toContain("not delivered");
  await giveUpConfirmation();
  const { output } = await run(...week);
  expect(output).toContain(
    "confirmation not delivered to ruth@example.com: order 100000001, רות כהן, 0501234567\n",
  );
});

test("mails are listed, and a dead one is retried, also at another address", async () => {
  const customer = await giveUpConfirmation();
  const list = await runInProcess("scripts/mails.ts");
  expect(list.output).toContain("2 waiting, the oldest since 2026-01-05 11:00; 1 dead\n");
  expect(list.output).toContain("order 100000001  undelivered cook@soup-kitchen.example");
  expect(list.output).toContain("order 100000001  customer ruth@example.com");
  expect(list.output).toContain("550 unknown");

  const id = String(customer?.id);
  const retry = await run("scripts/mails.ts", "--retry", id, "--to", "ruth@example.co.il");
  expect(retry.output).toContain("mails to be sent again: 1\n2 waiting");
  expect(retry.output).toContain("customer ruth@example.co.il");

  await giveUpConfirmation();
  const retryDead = await run("scripts/mails.ts", "--retry-dead");
  expect(retryDead.output).toContain("mails to be sent again: 1\n2 waiting");
});

test("mails about what happened to an order are listed, also those that were withdrawn, which are not retried", async () => {
  const at = Date.now();
  const told = eventMails({ customer: "ruth@example.com", seller: "aris@example.com" }, at);
  await store.mark({ ...markOf("a", cancelled), at, mails: told });
  const waiting = await run("scripts/mails.ts");
  expect(waiting.output).toContain("order 100000001  change ruth@example.com  next attempt");
  expect(waiting.output).toContain("order 100000001  seller-change aris@example.com");
  await store.mark({ ...markOf("b", undo("a"), { event: 1 }), at, mails: told });
  const withdrawn = await run("scripts/mails.ts");
  expect(withdrawn.output).toContain("change ruth@example.com  not sent, because it was undone");
  const change = (await store.mailsOfOrder("100000001")).find(({ kind }) => kind === "change");
  const retried = await run("scripts/mails.ts", "--retry", String(change?.id));
  expect(retried.isOk).toBe(false);
});

test("a mail to the seller is retried at her current address", async () => {
  const seller = await store.findMail({ orderNumber: "100000001", kind: "seller" });
  const { output } = await run("scripts/mails.ts", "--retry", String(seller?.id));
  expect(output).toContain("seller aris@example.com");
});

test("a retry of a mail that does not exist is rejected in one line", async () => {
  const { isOk, output } = await runInProcess("scripts/mails.ts", "--retry", "12");
  expect({ isOk, output }).toEqual({
    isOk: false,
    output: "there is no mail 12 that can be sent\n",
  });
});

test.each([
  ["scripts/orders.ts", "--week", "tomorrow"],
  ["scripts/orders.ts", "--everything"],
  ["scripts/mails.ts", "--retry", "all"],
  ["scripts/mails.ts", "--to", "ruth@example.com"],
  ["scripts/mails.ts", "--retry", "1", "--to", "ruth"],
])("%s %s %s is rejected in one line", async (...args) => {
  const { isOk, output } = await run(...args);
  expect(isOk).toBe(false);
  expect(output.trim().split("\n")).toHaveLength(1);
});
