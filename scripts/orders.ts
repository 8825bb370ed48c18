/**
 * `npm run orders`: prints the orders of the week that is worked on, the one that the desk opens with, or of the week with a given
 * deadline (`--week 2026-01-07`).
 * `--weeks` lists the weeks that have orders; `--csv` writes a table for a spreadsheet to the data folder. The kitchen sheet and the tables of a
 * year are at the desk.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { WeekRules } from "#domain/schedule/week-exception.ts";
import { clockText } from "#domain/schedule/weekly-deadline.ts";
import { OperatorProblem } from "#server/config/operator-problem.ts";
import { sellerMail } from "#server/mail/letters/seller-mail.ts";
import { textBody } from "#server/mail/letters/text-body.ts";
import { localTime } from "#server/ordering/local-time.ts";
import { orderWeekOn } from "#server/ordering/order-week.ts";
import { csvText } from "#server/reports/csv-text.ts";
import { orderTable } from "#server/reports/order-table.ts";
import {
  readWeeklyOrders,
  unreadableText,
  type WeeklyOrder,
} from "#server/reports/read-weekly-orders.ts";
import { workingWeek } from "#server/seller/reads/choose-week.ts";
import type { Outbox } from "#server/store/mails/kysely-outbox.ts";
import { isReported, type ReportedMailKind } from "#server/store/mails/outbox.ts";
import type { StoredOrder } from "#server/store/orders/stored-order.ts";
import type { WeekWithOrders } from "#server/store/orders/week-with-orders.ts";
import { runCommand } from "./run-command.ts";
import { withStore } from "./with-store.ts";

/** How many weeks are listed beside the one that is printed. */
const fewWeeks = 4;
/** More than there will be. */
const allWeeks = 10_000;

/** More dead mails than a shop has, so that none of the orders is missed. */
const mostListed = 10_000;
const line = "─".repeat(60);

const names: Readonly<Record<ReportedMailKind, string>> = {
  customer: "confirmation",
  change: "mail about what happened",
  message: "message to all customers",
  request: "mail that asks to pay",
};

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      week: { type: "string" },
      weeks: { type: "boolean", default: false },
      csv: { type: "boolean", default: false },
    },
  });
  if (values.week !== undefined && !/^\d{4}-\d{2}-\d{2}$/u.test(values.week)) {
    throw new OperatorProblem("--week must be YYYY-MM-DD");
  }
  await withStore(async (store, { dataFolder }) => {
    if (values.weeks) {
      process.stdout.write(weeksText(await store.weeksWithOrders(allWeeks)));
      return;
    }
    const current = await store.currentCatalogue();
    if (current === undefined)
      throw new OperatorProblem("the database has no catalogue yet: start the server once");
    const { menu, shop } = current.catalogue;
    const week = values.week ?? (await workingWeek(store, Date.now(), current.catalogue)).date;
    const { orders, cancelled, unreadable } = await readWeeklyOrders(store, week, menu);
    const count = orders.length + unreadable.length;
    process.stdout.write(`orders ${dueText(week, shop)}: ${String(count)}\n`);
    if (cancelled.length > 0)
      process.stdout.write(`cancelled and not in the list: ${cancelled.join(", ")}\n`);
    if (unreadable.length > 0) {
      const numbers = unreadable.join(", ");
      process.stderr.write(
        `damaged in the database and not in the list: ${numbers} (docs/operations.md, "Restore")\n`,
      );
      process.exitCode = 1;
    }
    if (values.week === undefined || count === 0) {
      // Which week is meant may not be the one that is worked on. Its date does not follow from the deadline, which may have been on
      // another weekday.
      const others = await store.weeksWithOrders(fewWeeks);
      process.stdout.write(`weeks with orders (--week DATE, all of them with --weeks):\n`);
      process.stdout.write(weeksText(others));
    }
    const stored = orders.map((order) => order.stored);
    process.stdout.write(await undeliveredReport(store, stored));
    if (values.csv) {
      const file = join(dataFolder, `orders-${week}.csv`);
      // Readable for the owner only, since it holds customers' data.
      await writeFile(file, csvText(orderTable(orders, unreadable)), { mode: 0o600 });
      process.stdout.write(`written to ${file}\n`);
      return;
    }
    process.stdout.write(unreadableText(unreadable));
    process.stdout.write(ordersText(orders, current.catalogue));
  });
});

/** When the orders of a week are due; with the week's name too, where its deadline is not the ordinary one. */
function dueText(week: string, rules: WeekRules): string {
  const { date, hour, minute } = localTime(orderWeekOn(week, rules).deadline);
  if (!rules.exceptions.some((each) => each.week === week && each.deadline !== null))
    return `due on ${date}`;
  return `of the week ${week}, due on ${date} at ${clockText(hour, minute)}`;
}

function weeksText(weeks: readonly WeekWithOrders[]): string {
  if (weeks.length === 0) return "none yet\n";
  return weeks.map(({ date, count }) => `${date}: ${String(count)}\n`).join("");
}

/** Renders orders one after the other, as the seller's notices have them. */
function ordersText(orders: readonly WeeklyOrder[], catalogue: Catalogue): string {
  return orders
    .map(({ stored }) => `${line}\n${textBody(sellerMail(stored, catalogue, undefined))}`)
    .join("");
}

/** One line for each mail that could not be delivered to the customer of one of the orders: whom to call, and the address. */
async function undeliveredReport(
  outbox: Pick<Outbox, "listMails">,
  orders: readonly Pick<StoredOrder, "number" | "order">[],
): Promise<string> {
  const dead = await outbox.listMails({ status: "dead", limit: mostListed });
  const reported = dead.flatMap(({ kind, ...mail }) =>
    isReported(kind) ? [{ ...mail, kind }] : [],
  );
  const mailsOf = Map.groupBy(reported, ({ orderNumber }) => orderNumber);
  return orders
    .flatMap(({ number, order }) => {
      const { name, phoneNumber } = order.customerData;
      const whom = `order ${number}, ${name}, ${phoneNumber}`;
      const mails = mailsOf.get(number)?.toSorted((a, b) => a.id - b.id) ?? [];
      return mails.map(
        ({ kind, recipient }) => `${names[kind]} not delivered to ${recipient}: ${whom}\n`,
      );
    })
    .join("");
}
