import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { laterVersionStatus } from "#server/config/later-version-status.ts";
import { OperatorProblem } from "#server/config/operator-problem.ts";
import { nothingIfMissing } from "#server/store/files.ts";
import { must } from "./fetch-source.ts";
import {
  type Home,
  installedRelease,
  type Release,
  readReleases,
  removeOldReleases,
  removeRelease,
  switchTo,
  writeDurably,
} from "./home.ts";
import { exists } from "./install-step.ts";
import { runAs } from "./shop-user.ts";
import { untilServing } from "./until-serving.ts";
import type { InstalledShop } from "./with-home.ts";

export type Say = (line: string) => void;

/** What is being done, so that the next command can finish it if this one is killed. */
const journal = v.object({ from: v.string(), to: v.string(), startedAt: v.number() });
type Journal = v.InferOutput<typeof journal>;

const journalFile = (home: Home) => join(home.folder, "upgrade.json");

/** Whether a switch to another release is written down that is not finished. */
export function isSwitchBegun(home: Home): Promise<boolean> {
  return exists(journalFile(home));
}

/**
 * Lets `current` name another release, which `finishInterrupted` then starts: until then the old release serves. This is written down first, so
 * that a command that is killed in between leaves work that can be finished.
 */
export async function beginSwitch(shop: InstalledShop, to: Release): Promise<void> {
  const from = await installedRelease(shop.home);
  const entry: Journal = { from: from.name, to: to.name, startedAt: Date.now() };
  await writeDurably(journalFile(shop.home), JSON.stringify(entry));
  await switchTo(shop.home, to);
}

/**
 * Finishes what `beginSwitch` began, or what a killed command or a machine that lost its power left half done; otherwise it does nothing. If
 * the new release does not serve, the old one serves again: with its data from the backup if the tables were migrated and nothing was stored
 * since. Throws an `OperatorProblem` then, which says what serves now.
 */
export async function finishInterrupted(shop: InstalledShop, say: Say): Promise<void> {
  const text = await readFile(journalFile(shop.home), "utf8").catch(nothingIfMissing);
  if (text !== undefined) {
    const { from, to, startedAt } = v.parse(journal, JSON.parse(text));
    const current = await installedRelease(shop.home);
    const old = (await readReleases(shop.home)).find(({ name }) => name === from);
    if (current.name === to && old !== undefined) {
      await finishSwitch(shop, old, current, startedAt, say);
    } else {
      if ((await untilServing(shop, 1_000)) !== undefined) await shop.supervisor.restart();
      await rm(journalFile(shop.home));
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
  await rm(journalFile(shop.home));
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
  // Before the question: one that still runs may yet commit its migration, and then neither release would serve.
  await supervisor.stop();
  if ((await unreadable(shop, from)) !== undefined) {
    const backup = await dataOfBefore(shop, way);
    if (backup === undefined) {
      await supervisor.restart();
      await rm(journalFile(shop.home));
      throw new OperatorProblem(
        `${failed}. It stays all the same: it migrated the tables, orders or presses were stored since, and ${from.name} could not read them. Its log: ${supervisor.logCommand}`,
      );
    }
    try {
      await must(
        shop.user,
        // The one that migrated the tables knows which they are.
        nodeIn(to, "scripts/restore.ts", backup),
        `${failed}, and the earlier data cannot be restored, which the next command tries again`,
      );
    } catch (error) {
      // What does not work is more than nothing, and goes on with the work that is written down.
      await supervisor.restart();
      throw error;
    }
  }
  await switchTo(home, from);
  await supervisor.restart();
  const still = await untilServing(shop);
  await rm(journalFile(shop.home));
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
  const command = nodeIn(release, "scripts/orders.ts", "--weeks");
  const { status, output } = await runAs(user, command);
  const cannot =
    status === laterVersionStatus ||
    // A release that is older than that status says it only in a sentence, which never changes.
    (status === 1 && output.includes("later version"));
  return cannot ? output.trim() : undefined;
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
