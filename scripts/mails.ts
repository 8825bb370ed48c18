/**
 * `npm run mails`: lists waiting mails, dead mails with the reason, and the mails sent last (`--sent 50`).
 * `--retry 12` sends mail 12 again, to another address with `--to ruth@example.com`; `--retry-dead` sends all dead mails again.
 * The running server sends them within ten seconds.
 */
import { parseArgs } from "node:util";
import { parseMailAddress } from "#domain/customer/mail-address.ts";
import { OperatorProblem } from "#server/config/operator-problem.ts";
import { mailReport } from "#server/mail/outbox/mail-report.ts";
import { sellerAddressNow } from "#server/main/set-up-outbox-worker.ts";
import { sellerMailKinds } from "#server/store/mails/outbox.ts";
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
    if (!/^\d{1,9}$/u.test(number)) throw new OperatorProblem(`${number} is not a number`);
  }
  const to = values.to === undefined ? undefined : parseMailAddress(values.to)?.address;
  if (values.to !== undefined && (to === undefined || values.retry === undefined)) {
    throw new OperatorProblem(
      "--to needs a mail address, together with --retry and the number of a mail",
    );
  }
  await withStore(async (store, config) => {
    if (values.retry !== undefined || values["retry-dead"]) {
      // Mails to the seller go to her current address.
      const seller = await sellerAddressNow(config, store);
      const usual =
        seller === undefined ? undefined : { recipient: seller, kinds: sellerMailKinds };
      const retried = await store.retryMails({
        now: Date.now(),
        which: values.retry === undefined ? { status: "dead" } : { id: Number(values.retry) },
        to: to === undefined ? usual : { recipient: to },
      });
      if (values.retry !== undefined && retried === 0)
        throw new OperatorProblem(`there is no mail ${values.retry} that can be sent`);
      process.stdout.write(`mails to be sent again: ${String(retried)}\n`);
    }
    process.stdout.write(await mailReport(store, Number(values.sent), Date.now()));
  });
});
