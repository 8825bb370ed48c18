import { cp, mkdir, symlink, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { root } from "#scripts/root.ts";
import { runTool, type ToolOutcome } from "#scripts/run-tool.ts";
import { finishRelease, homeIn, switchTo } from "#scripts/shop/home.ts";
import { supervisorOf } from "#scripts/shop/supervisor.ts";
import { openStore } from "#server/main/open-store.ts";
import { freePort } from "#server/testing/free-port.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { type Changes, changeVersion } from "./changed-version.ts";

const project = fileURLToPath(root);

/** What a version consists of: everything but packages, the build, and the tests of the browsers. */
const ofVersion = ["contract", "desk", "domain", "scripts", "seed", "server", "site", "web"];
const files = [
  "CHANGELOG.md",
  "package.json",
  "package-lock.json",
  "vite.config.ts",
  "vite.desk.config.ts",
];

export interface HomeUnderTest {
  readonly folder: string;
  readonly address: string;
  /** What its settings say. */
  readonly data: string;
  readonly databaseUrl: string | undefined;
  /** The folder of a version that is this one except for the changes. */
  readonly version: (changes: Changes) => Promise<string>;
  /** Runs `npm run shop -- …` of the release that serves, with packages and build that were made before. */
  readonly shop: (...args: string[]) => Promise<ToolOutcome>;
  /** The program, its arguments and its environment with which `shop` does that. */
  readonly commandOf: (...args: string[]) => {
    readonly command: readonly [string, ...string[]];
    readonly env: Record<string, string>;
  };
  /** Starts the server, or starts it again, as a supervisor would. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface HomeOptions {
  /** Of PostgreSQL; by default the shop is in an SQLite file. */
  readonly databaseUrl?: string | undefined;
  /** An empty folder for it, and its data folder; by default temporary ones. */
  readonly folder?: string;
  readonly data?: string;
}

/**
 * An installed shop with one release, its server running as a plain process, which ends with the running test. Its `npm` installs and builds
 * a release by taking over what this checkout has, so that a test needs no network; other sources of site or desk cannot be built with it.
 */
export async function homeWithRelease({
  databaseUrl,
  folder: given,
  data: givenData,
}: HomeOptions = {}): Promise<HomeUnderTest> {
  const folder = given ?? (await temporaryFolder());
  const data = givenData ?? join(folder, "data");
  const home = homeIn(folder);
  const port = String(await freePort());
  for (const each of [home.releases, data]) await mkdir(each, { recursive: true });
  const versions = await temporaryFolder();
  const PATH = await pathWithNpm(versions);
  const settings = `PORT=${port}\nHOST=127.0.0.1\nDATA_DIR=${relative(folder, data)}\nDATABASE_URL=${databaseUrl ?? ""}\nORDERS_PER_HOUR=0\nCALLS_PER_MINUTE=0\nLOG_LEVEL=error\n`;
  await writeFile(home.settings, settings);
  const store = await openStore({ dataFolder: data, databaseUrl });
  await store.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: Date.now() });
  await store.close();
  let made = 0;
  const version = async (changes: Changes) => {
    const target = join(versions, String((made += 1)));
    await copyVersion(target);
    await changeVersion(target, changes);
    return target;
  };
  const first = join(home.releases, "0.1.0-first");
  await copyVersion(first);
  await takeOver(first);
  await switchTo(home, await finishRelease(home, "0.1.0-first", Date.now()));
  const supervisor = supervisorOf(home, undefined);
  onTestFinished(supervisor.stop);
  await supervisor.restart();
  const commandOf = (...args: string[]) => {
    const release = join(folder, "current");
    const program = [
      "--import",
      join(release, "scripts/load-settings.ts"),
      join(release, "scripts/shop.ts"),
    ];
    const env = { PATH };
    return { command: [process.execPath, ...program, ...args] as const, env };
  };
  const shop = (...args: string[]) => {
    const { command, env } = commandOf(...args);
    return runTool(command, { env });
  };
  const address = `http://127.0.0.1:${port}`;
  const { restart, stop } = supervisor;
  return { folder, address, data, databaseUrl, version, shop, commandOf, restart, stop };
}

/** Copies what a version of this checkout consists of into a folder. */
export async function copyVersion(target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const each of [...ofVersion, ...files])
    await cp(join(project, each), join(target, each), { recursive: true });
}

/** A folder with a program in the place of npm, and what else a PATH needs. */
export async function pathWithNpm(folder: string): Promise<string> {
  const programs = join(folder, "programs");
  await mkdir(programs, { recursive: true });
  await writeFile(join(programs, "npm"), npm(), { mode: 0o755 });
  return `${programs}:/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin`;
}

/** Gives a version the packages and the build of this checkout. */
export async function takeOver(release: string): Promise<void> {
  await symlink(join(project, "node_modules"), join(release, "node_modules"));
  await cp(join(project, "dist"), join(release, "dist"), { recursive: true });
}

/** A program in the place of npm. */
function npm(): string {
  return `#!/bin/bash
set -e
case "$1 $2" in
  "ci --omit=dev")
    [ ! -e no-network ] || { echo "npm error network request failed"; exit 1; }
    ln -s "${project}node_modules" node_modules ;;
  "run build")
    cp -r "${project}dist" dist
    node_modules/node/bin/node --input-type=module -e '
      const { isBuilt } = await import(process.cwd() + "/scripts/build-site.ts");
      if (!isBuilt()) { console.log("error: these sources were not built"); process.exit(1); }' ;;
  *) echo "npm does not know $*"; exit 1 ;;
esac
`;
}
