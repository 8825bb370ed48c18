import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { OperatorProblem } from "#server/main/operator-problem.ts";
import { type InstallPlan, planOf } from "./install-plan.ts";
import { installSteps } from "./install-steps.ts";

const say = (line: string) => void process.stdout.write(`${line}\n`);

/**
 * Installs the shop of this checkout on this machine: says what it will do, asks once, and does what is not done yet; repeated, it changes
 * nothing. Throws an `OperatorProblem` if something cannot be done, or if the question is answered with no.
 */
export async function install(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      host: { type: "string" },
      home: { type: "string" },
      data: { type: "string" },
      backups: { type: "string" },
      user: { type: "string" },
      port: { type: "string" },
      proxy: { type: "string" },
      certificate: { type: "string" },
      key: { type: "string" },
      from: { type: "string" },
      yes: { type: "boolean", default: false },
    },
  });
  const plan = planOf(values);
  const waiting = [];
  for (const step of installSteps(plan)) if (!(await step.isDone())) waiting.push(step);
  if (waiting.length === 0) {
    say(`Everything is installed: ${addressOf(plan)}`);
    return;
  }
  say(`This will be done on this machine:`);
  for (const { does } of waiting) say(`- ${does}`);
  if (!values.yes) await ask();
  for (const step of waiting) {
    const said = await step.carryOut();
    say(`done: ${said ?? step.does}`);
  }
  say(`The shop is open: ${addressOf(plan)}`);
  const npm = `npm --prefix ${plan.home.folder}/current run`;
  const as = plan.user === undefined ? "" : `sudo -u ${plan.user} `;
  say(`A link to the seller's desk: ${as}${npm} desk -- link`);
  say(`Whether all is well: ${npm} shop -- doctor`);
  say(`Settings, such as the mail server (SMTP_URL): ${plan.home.settings}`);
}

function addressOf({ host, port }: InstallPlan): string {
  return host === undefined ? `http://localhost:${String(port)}` : `https://${host}`;
}

async function ask(): Promise<void> {
  if (!process.stdin.isTTY)
    throw new OperatorProblem("nothing was changed: nobody can be asked here, so add --yes");
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answer = await terminal.question("Go on? [y/N] ");
    if (!/^y(?:es)?$/iu.test(answer.trim())) throw new OperatorProblem("nothing was changed");
  } finally {
    terminal.close();
  }
}
