/**
 * `npm run mails`: the mails that wait, that are dead and why, and those that were sent last (`--sent 50`).
 * `--retry 12` sends a mail again, to another address with `--to ruth@example.com`; `--retry-dead` all that are dead.
 * The running server sends them within ten seconds.
 */
import { parseArgs } from "node:util";
import { parseMailAddress } from "#domain/customer/mail-address.ts";
import { mailReport } from "#server/mail/mail-report.ts";
import { OperatorProblem } from "#server/operator-problem.ts";
import { runCommand } from "./run-command.ts";
import { withStore } from "./with-store.ts";

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      sent: { type: "string", default: "10" },
      retry: { type: "string" },
      "retry-dead": { type: "boolean", default: false },
      to: { type: "string" },
    },
  });
  for (const number of [values.sent, values.retry ?? "0"]) {
    if (!/^\d{1,9}$/u.test(number)) throw new OperatorProblem(`${number} is no number`);
  }
  const to = values.to === undefined ? undefined : parseMailAddress(values.to)?.address;
  if (values.to !== undefined && (to === undefined || values.retry === undefined)) {
    throw new OperatorProblem("--to needs an address, and --retry with the mail that goes there");
  }
  await withStore(async (store, { sellerAddress }) => {
    if (values.retry !== undefined || values["retry-dead"]) {
      // What could not reach the seller goes to where she is now.
      const seller =
        sellerAddress ?? (await store.currentCatalogue())?.catalogue.shop.contactAddress;
      const usual = seller === undefined ? {} : { seller };
      const retried = await store.retryMails({
        now: Date.now(),
        which: values.retry === undefined ? { status: "dead" } : { id: Number(values.retry) },
        recipients: to === undefined ? usual : { customer: to, seller: to },
      });
      process.stdout.write(`${String(retried)} to be sent again\n`);
    }
    process.stdout.write(await mailReport(store, Number(values.sent)));
  });
});
