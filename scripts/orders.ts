/**
 * `npm run orders`: prints the orders of the current week, or of the week with a given deadline (`--week 2026-01-07`).
 * `--kitchen` prints what is to be cooked; `--csv` writes a table for a spreadsheet to the data folder.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { localizeMenu } from "#domain/catalogue/localize-catalogue.ts";
import { kitchenSummary } from "#domain/order/kitchen-summary.ts";
import { undeliveredReport } from "#server/mail/undelivered-report.ts";
import { OperatorProblem } from "#server/operator-problem.ts";
import { orderWeekOf } from "#server/ordering/order-week.ts";
import { csvText } from "#server/weekly-orders/csv-text.ts";
import { kitchenText } from "#server/weekly-orders/kitchen-text.ts";
import { orderTable } from "#server/weekly-orders/order-table.ts";
import { ordersText } from "#server/weekly-orders/orders-text.ts";
import { readWeeklyOrders } from "#server/weekly-orders/read-weekly-orders.ts";
import { runCommand } from "./run-command.ts";
import { withStore } from "./with-store.ts";

const weekMs = 7 * 24 * 60 * 60 * 1000;

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      week: { type: "string" },
      csv: { type: "boolean", default: false },
      kitchen: { type: "boolean", default: false },
    },
  });
  const { csv, kitchen } = values;
  if (values.week !== undefined && !/^\d{4}-\d{2}-\d{2}$/u.test(values.week)) {
    throw new OperatorProblem("--week must be YYYY-MM-DD");
  }
  await withStore(async (store, { dataFolder }) => {
    const current = await store.currentCatalogue();
    if (current === undefined)
      throw new OperatorProblem("the database has no catalogue yet: start the server once");
    const { menu, shop } = current.catalogue;
    const week = values.week ?? orderWeekOf(Date.now(), shop.deadline).date;
    const orders = await readWeeklyOrders(store, week);
    process.stdout.write(`orders due on ${week}: ${String(orders.length)}\n`);
    if (values.week === undefined) {
      // Right after a deadline the previous week is the one to cook.
      const closed = orderWeekOf(Date.now() - weekMs, shop.deadline).date;
      const count = (await readWeeklyOrders(store, closed)).length;
      process.stdout.write(
        `previous week, due on ${closed}: ${String(count)} (--week ${closed})\n`,
      );
    }
    const stored = orders.map((order) => order.stored);
    process.stdout.write(await undeliveredReport(store, stored));
    if (csv) {
      const file = join(dataFolder, `orders-${week}.csv`);
      // Readable for the owner only, since it holds customers' data.
      await writeFile(file, csvText(orderTable(orders)), { mode: 0o600 });
      process.stdout.write(`written to ${file}\n`);
    } else if (kitchen) {
      const accepted = orders.map(({ order }) => order);
      process.stdout.write(kitchenText(kitchenSummary(accepted, localizeMenu(menu, "he"))));
    } else {
      process.stdout.write(ordersText(orders));
    }
  });
});
