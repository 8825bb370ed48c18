import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { asJson, pathOfBackup } from "#scripts/backup-made.ts";
import { root } from "#scripts/root.ts";
import { OperatorProblem } from "#server/config/operator-problem.ts";
import { buildRelease, releaseBefore } from "./build-release.ts";
import { fetchSource, must, shownSource } from "./fetch-source.ts";
import { type Home, homeIn, installedRelease, type Release, removeOldReleases } from "./home.ts";
import { beginSwitch, isSwitchBegun, nodeIn, unreadable } from "./switch-release.ts";
import { whatsNew } from "./whats-new.ts";
import { type InstalledShop, pathIn, withHome } from "./with-home.ts";

const say = (line: string) => void process.stdout.write(`${line}\n`);

/**
 * Fetches a version, builds and tries it beside the one that serves, and lets it serve. Whatever fails, the previous version serves, with all
 * orders, and one line says why. After a kill or a power cut the next run finishes or removes what was left.
 */
export async function upgrade(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { from: { type: "string" }, home: { type: "string" } },
  });
  const home = homeIn(values.home);
  await installedRelease(home);
  if (!(await finishOlder(home))) return;
  await withHome(home, async (shop) => {
    const source = values.from ?? shop.settings["UPGRADE_FROM"] ?? "";
    if (source === "")
      throw new OperatorProblem(
        "say where the new version is: --from SOURCE, or UPGRADE_FROM in the settings",
      );
    // What a killed command left.
    await removeOldReleases(home);
    try {
      const release = await prepare(shop, source);
      if (release !== undefined) await beginSwitch(shop, release);
    } catch (error) {
      // What is unfinished takes space, and a shop on a full disk takes no orders.
      await removeOldReleases(home);
      throw error;
    }
  });
  await finishBegun(home);
}

/** Fetches, builds and tries a version, after a backup; undefined if it serves already. Throws an `OperatorProblem` that says what failed. */
async function prepare(shop: InstalledShop, source: string): Promise<Release | undefined> {
  const { home, user } = shop;
  const from = await installedRelease(home);
  const name = await fetchSource(home, source, user);
  if (name === from.name) {
    say(`${name} serves already: ${shownSource(source)} has nothing newer`);
    return undefined;
  }
  say(`Fetched ${name} from ${shownSource(source)}; ${from.name} serves on`);
  const news = await whatsNew(from, { folder: join(home.releases, name) });
  if (news.length > 0) say([`What is new since ${from.name}:`, ...news, ""].join("\n"));
  const backup = await backUpNow(shop);
  say(`Backed up to ${backup}`);
  await refuseWithoutSpace(shop, from, backup);
  return buildRelease({ home, name, user, backup, say });
}

/** Lets the previous release serve again. Throws an `OperatorProblem` if there is none, or if it cannot read the data. */
export async function back(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { home: { type: "string" } } });
  const home = homeIn(values.home);
  await installedRelease(home);
  if (!(await finishOlder(home))) return;
  await withHome(home, async (shop) => {
    const current = await installedRelease(home);
    const before = await releaseBefore(home);
    if (before === undefined)
      throw new OperatorProblem(`there is no release before ${current.name}`);
    const why = await unreadable(shop, before);
    if (why !== undefined)
      throw new OperatorProblem(
        `${before.name} cannot read the data any more, so ${current.name} stays (${why}). If what was stored since may be lost: restore the backup from before the upgrade with npm run restore, then repeat this`,
      );
    await beginSwitch(shop, before);
  });
  await finishBegun(home);
}

/** Finishes what a killed command began. Whether this command can go on; otherwise the reason was printed. */
async function finishOlder(home: Home): Promise<boolean> {
  if (!(await isSwitchBegun(home))) return true;
  say("A switch to another version was interrupted: it is finished first");
  await finishBegun(home);
  if (await isSwitchBegun(home)) return false;
  // A release that does not work is removed, and this command may be of it.
  if (!existsSync(fileURLToPath(root))) {
    say(`Repeat the command: it was of a version that is removed`);
    return false;
  }
  process.exitCode = 0;
  return true;
}

/** Finishes a switch, if one was begun, in a process that outlives this one and its terminal. That process prints what it did. */
async function finishBegun(home: Home): Promise<void> {
  if (!(await isSwitchBegun(home))) return;
  const program = fileURLToPath(new URL("scripts/shop/finish-switch.ts", root));
  const options = { detached: true, stdio: "inherit" } as const;
  const ended = once(spawn(process.execPath, [program, home.folder], options), "close");
  const [status] = (await ended) as [number | null];
  process.exitCode = status === 0 ? 0 : 1;
}

async function backUpNow(shop: InstalledShop): Promise<string> {
  const serving = await installedRelease(shop.home);
  const command = nodeIn(serving, "scripts/backup.ts");
  const said = await must(shop.user, command, "nothing was changed", {
    [asJson.name]: asJson.value,
  });
  const path = pathOfBackup(said);
  if (path === undefined) throw new OperatorProblem(`nothing was changed: ${said.trim()}`);
  return pathIn(shop.home, path);
}

const mebibyte = 1_048_576;
/** What npm keeps while it installs, and changes of size from one version to the next, as a part of a release. */
const perRelease = 1.5;
/** The copy that is tried, the tables while they are migrated, another backup and the way back. */
const copiesOfDatabase = 4;
/** What the shop goes on storing, in bytes. */
const reserve = 16 * mebibyte;

/**
 * Throws an `OperatorProblem` if a disk of the shop has not the space that another release needs: the release that serves shows how large one
 * is, and a backup how large the database is. A disk that an upgrade fills up would also stop the orders of the release that serves.
 */
async function refuseWithoutSpace(
  { home, config }: Pick<InstalledShop, "home" | "config">,
  serving: Release,
  backup: string,
): Promise<void> {
  const said = await must(
    undefined,
    ["du", "--summarize", "--block-size=1", serving.folder],
    `${serving.folder} cannot be measured`,
  );
  const ofDatabase = copiesOfDatabase * (await stat(backup)).size + reserve;
  const ofRelease = Math.round(perRelease * Number.parseInt(said, 10));
  for (const [folder, bytes] of [
    [home.folder, ofRelease + ofDatabase],
    [pathIn(home, config.dataFolder), ofDatabase],
    [pathIn(home, config.backupFolder), ofDatabase],
  ] as const) {
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < bytes)
      throw new OperatorProblem(
        `nothing was changed: the disk of ${folder} has ${inMebibytes(bavail * bsize)} left, and an upgrade may need ${inMebibytes(bytes)}`,
      );
  }
}

function inMebibytes(bytes: number): string {
  return `${String(Math.floor(bytes / mebibyte))} MB`;
}
