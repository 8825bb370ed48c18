import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { OperatorProblem } from "#server/main/operator-problem.ts";
import { must } from "./fetch-source.ts";
import {
  installedRelease,
  nothingIfMissing,
  type Release,
  readReleases,
  removeOldReleases,
  removeRelease,
  switchTo,
  writeDurably,
} from "./home.ts";
import { runAs } from "./shop-user.ts";
import { untilServing } from "./until-serving.ts";
import type { InstalledShop } from "./with-home.ts";

export type Say = (line: string) => void;

/** What is being done, so that the next command can finish it if this one is killed. */
const journal = v.object({ from: v.string(), to: v.string(), startedAt: v.number() });
type Journal = v.InferOutput<typeof journal>;

const journalFile = ({ home }: InstalledShop) => join(home.folder, "upgrade.json");

/**
 * Lets another release serve. If it does not, the one of before serves again: with the data of before if its tables were migrated and nothing
 * was stored since. Throws an `OperatorProblem` then, which says what serves now.
 */
export async function switchRelease(shop: InstalledShop, to: Release, say: Say): Promise<void> {
  const from = await installedRelease(shop.home);
  const entry: Journal = { from: from.name, to: to.name, startedAt: Date.now() };
  await writeDurably(journalFile(shop), JSON.stringify(entry));
  await switchTo(shop.home, to);
  await finishSwitch(shop, from, to, entry.startedAt, say);
}

/** Finishes what a killed command, or a machine that lost its power, left half done. Throws as `switchRelease` does. */
export async function finishInterrupted(shop: InstalledShop, say: Say): Promise<void> {
  const text = await readFile(journalFile(shop), "utf8").catch(nothingIfMissing);
  if (text !== undefined) {
    const { from, to, startedAt } = v.parse(journal, JSON.parse(text));
    const current = await installedRelease(shop.home);
    const old = (await readReleases(shop.home)).find(({ name }) => name === from);
    if (current.name === to && old !== undefined) {
      say(`An upgrade to ${to} was interrupted: finishing it`);
      await finishSwitch(shop, old, current, startedAt, say);
    } else {
      if ((await untilServing(shop, 1_000)) !== undefined) await shop.supervisor.restart();
      await rm(journalFile(shop));
    }
  }
  await removeOldReleases(shop.home);
}

async function finishSwitch(
  shop: InstalledShop,
  from: Release,
  to: Release,
  startedAt: number,
  say: Say,
): Promise<void> {
  const begun = performance.now();
  await shop.supervisor.restart();
  const problem = await untilServing(shop);
  if (problem !== undefined) await goBack(shop, { from, to, startedAt, problem });
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
  say(
    `${to.name} serves: ready, a page, the menu and the desk are answered, ${seconds} s after the restart began`,
  );
  await rm(journalFile(shop));
  await removeOldReleases(shop.home);
}

interface WayBack {
  readonly from: Release;
  readonly to: Release;
  readonly startedAt: number;
  /** What the new release does wrong. */
  readonly problem: string;
}

async function goBack(shop: InstalledShop, way: WayBack): Promise<never> {
  const { home, supervisor } = shop;
  const { from, to, problem } = way;
  const failed = `${to.name} does not work: ${problem}`;
  if ((await unreadable(shop, from)) !== undefined) {
    await supervisor.stop();
    const backup = await dataOfBefore(shop, way);
    if (backup === undefined) {
      await supervisor.restart();
      await rm(journalFile(shop));
      throw new OperatorProblem(
        `${failed}. It stays all the same: it migrated the tables, orders or presses were stored since, and ${from.name} could not read them. Its log: ${supervisor.logCommand}`,
      );
    }
    await must(
      shop.user,
      nodeIn(from, "scripts/restore.ts", backup),
      `${failed}, and the data of before cannot be restored`,
    );
  }
  await switchTo(home, from);
  await supervisor.restart();
  const still = await untilServing(shop);
  await rm(journalFile(shop));
  // A release that does not work takes the place of none that does.
  await removeRelease(home, to.name);
  if (still !== undefined)
    throw new OperatorProblem(
      `${failed}. ${from.name} is back, but ${still}. Its log: ${supervisor.logCommand}`,
    );
  throw new OperatorProblem(
    `${failed}. ${from.name} serves again, with all orders; what the other one said: ${supervisor.logCommand}`,
  );
}

/** Why a release cannot read the data, in its own words; undefined if it can. */
export async function unreadable(
  { user }: Pick<InstalledShop, "user">,
  release: Release,
): Promise<string | undefined> {
  const { isOk, output } = await runAs(user, nodeIn(release, "scripts/orders.ts", "--weeks"));
  return !isOk && output.includes("later version") ? output.trim() : undefined;
}

async function dataOfBefore(
  shop: InstalledShop,
  { to, startedAt }: WayBack,
): Promise<string | undefined> {
  const find = nodeIn(to, "scripts/shop/data-of-before.ts", String(startedAt));
  const { isOk, output } = await runAs(shop.user, find);
  return isOk && output.trim() !== "" ? output.trim() : undefined;
}

/** The command that runs a program of a release with the settings of the shop. */
export function nodeIn({ folder }: Release, program: string, ...args: string[]): readonly string[] {
  const node = join(folder, "node_modules/node/bin/node");
  return [
    node,
    "--import",
    join(folder, "scripts/load-settings.ts"),
    join(folder, program),
    ...args,
  ];
}
