import { parseArgs } from "node:util";
import { examineMachine } from "./doctor-machine.ts";
import { examineMail } from "./doctor-mail.ts";
import { examineProxy } from "./doctor-proxy.ts";
import { becomeUser, settingsToExamine } from "./doctor-settings.ts";
import { examineShop } from "./doctor-shop.ts";
import type { Examination } from "./examination.ts";
import { homeIn } from "./home.ts";

/**
 * Examines everything that the shop needs, and prints a line for each thing: what is well, and of what is not, what to do. The status is 1 if
 * something is wrong. With a mail server it sends one mail to the operator; `--no-mail` sends none. Nothing else is changed.
 */
export async function doctor(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { home: { type: "string" }, "no-mail": { type: "boolean", default: false } },
  });
  const home = homeIn(values.home);
  let wrong = 0;
  const tell = async (examine: () => Promise<readonly Examination[]>) => {
    for (const { what, todo } of await examine()) {
      if (todo !== undefined) wrong += 1;
      process.stdout.write(todo === undefined ? `ok     ${what}\n` : `WRONG  ${what}: ${todo}\n`);
    }
  };
  const found = await settingsToExamine(home);
  await tell(() => Promise.resolve(found.examined));
  const { config } = found;
  if (config !== undefined) {
    await tell(() => examineMachine(config, home));
    // What root writes beside a database would close it to the server.
    await becomeUser(config);
    await tell(() => examineShop(config));
    await tell(() => examineProxy(config));
    await tell(() => examineMail(config, { isSent: !values["no-mail"] }));
  }
  process.stdout.write(wrong === 0 ? "Everything is well\n" : `Wrong: ${String(wrong)}\n`);
  process.exitCode = wrong === 0 ? 0 : 1;
}
