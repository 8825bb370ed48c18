/**
 * `npm run orders`: prints the orders of the week that is worked on, the one that the desk opens with, or of the week with a given
 * deadline (`--week 2026-01-07`).
 * `--weeks` lists the weeks that have orders. `--year 2026` writes the accountant's tables of a year to the data folder. `--kitchen` prints what is to be cooked; `--csv` writes a table for a spreadsheet to the data folder.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { localizeMenu } from "#domain/catalogue/localize-catalogue.ts";
import { kitchenSummary } from "#domain/order/kitchen-summary.ts";
import type { WeekRules } from "#domain/schedule/week-exception.ts";
import { clockText } from "#domain/schedule/weekly-deadline.ts";
import { undeliveredReport } from "#server/mail/outbox/undelivered-report.ts";
import { OperatorProblem } from "#server/main/operator-problem.ts";
import { orderWeekOn } from "#server/ordering/order-week.ts";
import { localTime, spansOfYear } from "#server/ordering/ordinary-week.ts";
import { orderAccount, paymentAccount } from "#server/reports/accounts.ts";
import { csvText } from "#server/reports/csv-text.ts";
import { kitchenText } from "#server/reports/kitchen-text.ts";
import { orderTable } from "#server/reports/order-table.ts";
import { ordersText, unreadableText } from "#server/reports/orders-text.ts";
import { readWeeklyOrders } from "#server/reports/read-weekly-orders.ts";
import { workingWeek } from "#server/seller/reads/choose-week.ts";
import type { WeekWithOrders } from "#server/store/store.ts";
import { runCommand } from "./run-command.ts";
import { withStore } from "./with-store.ts";

/** How many weeks are listed beside the one that is printed. */
const fewWeeks = 4;
/** More than there will be. */
const allWeeks = 10_000;
/** The tables of a year, by the beginnings of the names of their files. */
const accounts = [
  ["orders", orderAccount],
  ["payments", paymentAccount],
] as const;

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      week: { type: "string" },
      year: { type: "string" },
      weeks: { type: "boolean", default: false },
      csv: { type: "boolean", default: false },
      kitchen: { type: "boolean", default: false },
    },
  });
  const { csv, kitchen } = values;
  if (values.week !== undefined && !/^\d{4}-\d{2}-\d{2}$/u.test(values.week)) {
    throw new OperatorProblem("--week must be YYYY-MM-DD");
  }
  if (values.year !== undefined && !/^[12]\d{3}$/u.test(values.year)) {
    throw new OperatorProblem("--year must be YYYY");
  }
  await withStore(async (store, { dataFolder }) => {
    if (values.year !== undefined) {
      for (const [name, account] of accounts) {
        const rows = await account(store, spansOfYear(Number(values.year)));
        await writeTable(join(dataFolder, `${name}-${values.year}.csv`), rows);
      }
      return;
    }
    if (values.weeks) {
      process.stdout.write(weeksText(await store.weeksWithOrders(allWeeks)));
      return;
    }
    const current = await store.currentCatalogue();
    if (current === undefined)
      throw new OperatorProblem("the database has no catalogue yet: start the server once");
    const { menu, shop } = current.catalogue;
    const week = values.week ?? (await workingWeek(store, Date.now(), shop)).date;
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
    if (csv) {
      await writeTable(join(dataFolder, `orders-${week}.csv`), orderTable(orders, unreadable));
    } else if (kitchen) {
      process.stdout.write(unreadableText(unreadable));
      const accepted = orders.map(({ order }) => order);
      process.stdout.write(kitchenText(kitchenSummary(accepted, localizeMenu(menu, "he"))));
    } else {
      process.stdout.write(unreadableText(unreadable));
      process.stdout.write(ordersText(orders, current.catalogue));
    }
  });
});

/** Readable for the owner only, since it holds customers' data. */
async function writeTable(file: string, rows: Parameters<typeof csvText>[0]): Promise<void> {
  await writeFile(file, csvText(rows), { mode: 0o600 });
  process.stdout.write(`written to ${file}\n`);
}

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
