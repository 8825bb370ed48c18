import { join } from "node:path";
import { must } from "./fetch-source.ts";
import { currentRelease, finishRelease, type Home, type Release, readReleases } from "./home.ts";
import { npmCacheOf, type ShopUser } from "./shop-user.ts";

interface BuildOptions {
  readonly home: Home;
  /** Where `fetchSource` put the version. */
  readonly name: string;
  readonly user: ShopUser | undefined;
  /** A backup of the shop with which the version is tried; undefined for a new shop. */
  readonly backup: string | undefined;
  readonly say: (line: string) => void;
}

/**
 * Installs the packages of a version, builds it, and tries it: it opens a copy of the backup, migrates it, and is asked for what a shop must
 * answer. Everything runs as the user of the shop, beside the release that serves; afterward the release is root's, so that the server
 * cannot change its own code. Throws an `OperatorProblem` that says what failed; the release then does not count as whole.
 */
export async function buildRelease(options: BuildOptions): Promise<Release> {
  const { home, name, user, backup, say } = options;
  const whole = (await readReleases(home)).find((each) => each.name === name);
  if (whole !== undefined) return whole;
  const folder = join(home.releases, name);
  const started = performance.now();
  await runNpm(install, folder, user, "the packages cannot be installed");
  await runNpm(["run", "build"], folder, user, "the version cannot be built");
  say(
    `Installed its packages and built it in ${String(Math.round((performance.now() - started) / 1_000))} s`,
  );
  const node = join(folder, "node_modules/node/bin/node");
  const program = ["scripts/shop/try-release.ts", ...(backup === undefined ? [] : [backup])];
  const command = [node, "--import", "./scripts/load-settings.ts", ...program];
  await must(user, command, "the version does not work", {}, folder);
  say(
    backup === undefined
      ? "Tried it"
      : "Tried it with a copy of the backup: it migrates it and answers",
  );
  if (user !== undefined) {
    const all = ["--recursive", "root:root", folder];
    await must(undefined, ["chown", "--no-dereference", ...all], "chown");
    // Whatever umask the checkout was made with.
    await must(undefined, ["chmod", "--recursive", "u=rwX,go=rX", folder], "chmod");
  }
  return finishRelease(home, name, Date.now());
}

const install = ["ci", "--omit=dev", "--no-audit", "--no-fund"];

/**
 * Runs npm in the folder of a version. What it downloaded for a user, and its logs, are removed afterward, whether that worked or not: npm
 * never removes a package on its own, so each version would leave its packages on the disk that takes the orders.
 * Throws an `OperatorProblem` with the problem and what npm said.
 */
export async function runNpm(
  args: readonly string[],
  folder: string,
  user: ShopUser | undefined,
  problem: string,
): Promise<void> {
  try {
    await must(user, ["npm", ...args], problem, {}, folder);
  } finally {
    // As the user, who could put a link to another folder there.
    if (user !== undefined) {
      const cache = npmCacheOf(user);
      await must(user, ["rm", "--recursive", "--force", cache], `${cache} cannot be removed`);
    }
  }
}

/** The previous release; undefined if there is none. */
export async function releaseBefore(home: Home): Promise<Release | undefined> {
  const current = await currentRelease(home);
  if (current === undefined) return undefined;
  return (await readReleases(home)).find(({ builtAt }) => builtAt < current.builtAt);
}
