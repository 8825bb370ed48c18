import { readdir, readFile, readlink } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { parseEnv } from "node:util";
import { type Config, readConfig } from "#server/config/config.ts";
import { OperatorProblem } from "#server/config/operator-problem.ts";
import { type Home, hasSystemd, readReleases } from "./home.ts";
import { ownerOf, type ShopUser } from "./shop-user.ts";
import { type Supervisor, sendSignal, supervisorOf } from "./supervisor.ts";

/** An installed shop, for the one command that works on it. */
export interface InstalledShop {
  readonly home: Home;
  readonly config: Config;
  /** All settings, also those that only commands read. */
  readonly settings: Readonly<Record<string, string | undefined>>;
  readonly user: ShopUser | undefined;
  readonly supervisor: Supervisor;
}

/**
 * Runs work on an installed shop, with the settings of its file and of nothing else, as its service has them. Throws an `OperatorProblem` if
 * another command works on it, if this user may not, or if the settings cannot be read.
 */
export async function withHome(
  home: Home,
  work: (shop: InstalledShop) => Promise<void>,
): Promise<void> {
  if (hasSystemd() && process.getuid?.() !== 0)
    throw new OperatorProblem("only root may do this: put sudo before the command");
  using lock = new DatabaseSync(join(home.folder, ".lock"), { timeout: 0 });
  try {
    // The system releases it, however this process ends.
    lock.exec("begin exclusive");
  } catch {
    throw new OperatorProblem(`another command is working on ${home.folder}: wait for its end`);
  }
  await endOrphans(home);
  // The programs of a release are no secret, and its user reads them. What is secret is written with a mode of its own.
  process.umask(0o022);
  await work(await installedShop(home));
}

/** Reads what is installed in a home. Throws an `OperatorProblem` if the settings cannot be read or are wrong. */
export async function installedShop(home: Home): Promise<InstalledShop> {
  const settings = parseEnv(await readFile(home.settings, "utf8"));
  const config = readConfig(settings);
  const user = await ownerOf(pathIn(home, config.dataFolder), join(home.folder, "cache"));
  return { home, config, settings, user, supervisor: supervisorOf(home, user) };
}

/** A path of the settings, which begins in the home unless it is absolute. */
export function pathIn({ folder }: Home, path: string): string {
  return path.startsWith("/") ? path : join(folder, path);
}

/** Milliseconds after which a killed process hangs. */
const longestEnd = 20_000;

/**
 * Ends programs that a killed command left at work in a release that is not whole, and waits for their end: they would write into what the
 * next command removes and builds.
 */
async function endOrphans(home: Home): Promise<void> {
  const whole = new Set((await readReleases(home)).map(({ folder }) => folder));
  for (const id of await readdir("/proc").catch(() => [])) {
    if (!/^[0-9]+$/u.test(id) || Number(id) === process.pid) continue;
    const isOrphan = async () => {
      const cwd = await readlink(`/proc/${id}/cwd`).catch(() => "");
      if (!cwd.startsWith(`${home.releases}/`)) return false;
      const release = cwd.slice(home.releases.length + 1).split("/")[0] ?? "";
      return !whole.has(join(home.releases, release));
    };
    const until = performance.now() + longestEnd;
    while (await isOrphan()) {
      if (performance.now() > until)
        throw new OperatorProblem(`process ${id}, which an interrupted command left, does not end`);
      sendSignal(Number(id), "SIGKILL");
      await wait(10);
    }
  }
}
