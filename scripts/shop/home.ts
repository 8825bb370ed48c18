import { existsSync } from "node:fs";
import { open, readFile, readlink, rename, rm, symlink } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import { shopHome } from "#scripts/root.ts";
import { OperatorProblem } from "#server/config/operator-problem.ts";
import { namesIn, nothingIfMissing, sync } from "#server/store/files.ts";

/** The folder of an installed shop, with everything that outlives a release. */
export interface Home {
  readonly folder: string;
  /** The folder of the releases, each in a folder of its own. */
  readonly releases: string;
  /** The settings of service, commands and cron. */
  readonly settings: string;
}

/** A release that is whole. */
export interface Release {
  /** Version and content: `1.0.0-1f3a9c2e`. */
  readonly name: string;
  readonly folder: string;
  /** When it was finished, in milliseconds since 1970 UTC. */
  readonly builtAt: number;
}

export const usualHome = "/srv/aris-gourmet";
/** How many releases are kept. */
const keptReleases = 3;
/** Written last into a release: without it the release is not whole. */
const stampName = "release.json";
const stamp = v.object({ builtAt: v.number() });

/** The home in a folder, by default the one that the running release belongs to. */
export function homeIn(folder: string | undefined): Home {
  const named = resolve(folder ?? (shopHome === undefined ? usualHome : fileURLToPath(shopHome)));
  return { folder: named, releases: join(named, "releases"), settings: join(named, ".env") };
}

/** The release that `current` names; undefined where nothing is installed. */
export async function currentRelease(home: Home): Promise<Release | undefined> {
  const name = await readlink(join(home.folder, "current")).catch(nothingIfMissing);
  return name === undefined ? undefined : readRelease(home, basename(name));
}

/** As `currentRelease`. Throws an `OperatorProblem` where nothing is installed. */
export async function installedRelease(home: Home): Promise<Release> {
  const release = await currentRelease(home);
  if (release === undefined)
    throw new OperatorProblem(
      `no shop is installed in ${home.folder}: npm run shop -- install does that, or --home names its folder`,
    );
  return release;
}

/** The releases that are whole, the newest first. */
export async function readReleases(home: Home): Promise<readonly Release[]> {
  const names = await namesIn(home.releases);
  const releases = await Promise.all(names.map((name) => readRelease(home, name)));
  return releases
    .filter((release) => release !== undefined)
    .toSorted((one, other) => other.builtAt - one.builtAt);
}

async function readRelease(home: Home, name: string): Promise<Release | undefined> {
  const folder = join(home.releases, name);
  const text = await readFile(join(folder, stampName), "utf8").catch(nothingIfMissing);
  return text === undefined ? undefined : { name, folder, ...v.parse(stamp, JSON.parse(text)) };
}

/** Makes a release count as whole, and gives it. */
export async function finishRelease(home: Home, name: string, builtAt: number): Promise<Release> {
  const folder = join(home.releases, name);
  await writeDurably(join(folder, stampName), JSON.stringify({ builtAt }));
  return { name, folder, builtAt };
}

/** Lets `current` name a release, in one step. */
export async function switchTo(home: Home, { name }: Release): Promise<void> {
  const next = join(home.folder, "current.next");
  await rm(next, { force: true });
  await symlink(join("releases", name), next);
  await rename(next, join(home.folder, "current"));
  await sync(home.folder, "r");
}

/** Removes unfinished releases, and the oldest ones beyond the three that are kept; `current` always stays. */
export async function removeOldReleases(home: Home): Promise<void> {
  const current = await currentRelease(home);
  const whole = (await readReleases(home)).filter(({ name }) => name !== current?.name);
  const room = current === undefined ? keptReleases : keptReleases - 1;
  const kept = new Set([current, ...whole.slice(0, room)].map((release) => release?.name));
  for (const name of await namesIn(home.releases)) {
    if (kept.has(name)) continue;
    await removeRelease(home, name);
  }
}

/** Removes a release; `current` must not name it. */
export async function removeRelease(home: Home, name: string): Promise<void> {
  const folder = join(home.releases, name);
  // Without its stamp it is not whole anymore, also if removing it is interrupted.
  await rm(join(folder, stampName), { force: true });
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Writes a file so that it is there whole, or as it was, after a power cut. */
export async function writeDurably(file: string, text: string, mode = 0o644): Promise<void> {
  const next = `${file}.next`;
  await rm(next, { force: true });
  {
    await using handle = await open(next, "wx", mode);
    await handle.chmod(mode);
    await handle.writeFile(text);
    await handle.sync();
  }
  await rename(next, file);
  await sync(resolve(file, ".."), "r");
}

/** Whether systemd runs this machine. */
export function hasSystemd(): boolean {
  return existsSync("/run/systemd/system");
}
