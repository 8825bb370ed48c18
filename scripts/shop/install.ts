import { readdir } from "node:fs/promises";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { OperatorProblem } from "#server/config/operator-problem.ts";
import { buildRelease } from "./build-release.ts";
import { fetchSource, must } from "./fetch-source.ts";
import { currentRelease, hasSystemd, installedRelease, switchTo } from "./home.ts";
import { folderStep, idsOf, settingsStep, unitStep, userStep } from "./install-machine.ts";
import { type InstallPlan, planOf } from "./install-plan.ts";
import { proxySteps } from "./install-proxy.ts";
import type { InstallStep } from "./install-step.ts";
import { runAs } from "./shop-user.ts";
import { nodeIn } from "./switch-release.ts";
import { untilServing } from "./until-serving.ts";
import { installedShop, withHome } from "./with-home.ts";

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

/** The steps of an installation, in their sequence. Each can be repeated after a kill. */
function installSteps(plan: InstallPlan): readonly InstallStep[] {
  return [
    ...(plan.user === undefined ? [] : [userStep(plan.user, plan)]),
    folderStep(plan),
    settingsStep(plan),
    releaseStep(plan),
    shopStep(plan),
    ...(hasSystemd() ? [unitStep(plan)] : []),
    startStep(plan),
    ...proxySteps(plan),
    backupStep(plan),
  ];
}

function releaseStep(plan: InstallPlan): InstallStep {
  const { home, source } = plan;
  return {
    does: `install the packages and build this version in ${home.releases}`,
    isDone: async () => (await currentRelease(home)) !== undefined,
    carryOut: async () => {
      const said: string[] = [];
      await withHome(home, async ({ user }) => {
        const name = await fetchSource(home, source, user);
        const release = await buildRelease({
          home,
          name,
          user,
          backup: undefined,
          say: (line) => void said.push(line),
        });
        await switchTo(home, release);
        said.unshift(release.name);
      });
      return said.join("; ");
    },
  };
}

function shopStep(plan: InstallPlan): InstallStep {
  const { home } = plan;
  return {
    does: "make a new shop with the seed menu, unless there is one",
    isDone: async () => (await currentRelease(home)) !== undefined && (await hasShopIn(plan)),
    carryOut: async () => {
      if (await hasShopIn(plan)) return "there is a shop already";
      const release = await installedRelease(home);
      const said = await must(
        await idsOf(plan),
        nodeIn(release, "scripts/shop.ts", "new"),
        "no shop was made",
      );
      return said.trim();
    },
  };
}

/** Asks as the user of the shop, because files that root makes beside a database would close it to the server. */
async function hasShopIn(plan: InstallPlan): Promise<boolean> {
  const release = await installedRelease(plan.home);
  return (await runAs(await idsOf(plan), nodeIn(release, "scripts/orders.ts", "--weeks"))).isOk;
}

function startStep({ home }: InstallPlan): InstallStep {
  return {
    does: hasSystemd()
      ? "start the shop, and ask it for a page, the menu and the desk"
      : "start the shop as a plain process, because this machine has no systemd (nothing starts it again after its end), and ask it for a page, the menu and the desk",
    isDone: async () =>
      (await currentRelease(home)) !== undefined &&
      (await untilServing(await installedShop(home), 0)) === undefined,
    carryOut: () =>
      withHome(home, async (shop) => {
        await shop.supervisor.restart();
        const problem = await untilServing(shop);
        if (problem !== undefined)
          throw new OperatorProblem(
            `the shop does not serve: ${problem}. Its log: ${shop.supervisor.logCommand}`,
          );
      }),
  };
}

function backupStep(plan: InstallPlan): InstallStep {
  return {
    does: `make the first backup in ${plan.backups}`,
    isDone: async () => {
      const names = await readdir(plan.backups).catch(() => []);
      return names.some((name) => name.endsWith(".sqlite"));
    },
    carryOut: async () => {
      const release = await installedRelease(plan.home);
      const said = await must(
        await idsOf(plan),
        nodeIn(release, "scripts/backup.ts"),
        "no backup was made",
      );
      return said.trim();
    },
  };
}
