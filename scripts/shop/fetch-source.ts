import { createHash } from "node:crypto";
import { cp, mkdir, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { basename, join, relative, resolve } from "node:path";
import * as v from "valibot";
import { OperatorProblem } from "#server/config/operator-problem.ts";
import type { Home } from "./home.ts";
import { runAs, type ShopUser } from "./shop-user.ts";

/** The settings, with passwords: at the root of a checkout, and in `deploy/` where it runs containers. */
const settingsFile = ".env";

/** What a checkout has beside the files of a version. */
const notOfVersion: ReadonlySet<string> = new Set([
  ".git",
  "data",
  "dist",
  "node_modules",
  "playwright-report",
  "release.json",
  "test-results",
]);

/** Whether a file of a checkout, by its path below it, is one of the version. */
export function isOfVersion(path: string): boolean {
  return !notOfVersion.has(path.split("/")[0] ?? "") && basename(path) !== settingsFile;
}

const manifest = v.object({
  name: v.literal("aris-gourmet"),
  version: v.pipe(v.string(), v.regex(/^[0-9a-z.-]{1,30}$/u)),
});

/**
 * Fetches a version into a folder of the releases, and gives the name of that folder, which follows from the content: the same source gives
 * the same name. `source` is a folder, a tarball, or a git repository, with `#` before a branch or tag. What was fetched is the user's.
 * Throws an `OperatorProblem` if that is impossible, or if it is not a version of this shop.
 */
export async function fetchSource(
  home: Home,
  source: string,
  user: ShopUser | undefined,
): Promise<string> {
  const folder = join(home.releases, ".fetched");
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  await mkdir(folder, { mode: 0o755 });
  if (user !== undefined) await must(undefined, ["chown", ownerText(user), folder], "chown");
  await copySource(source, folder, user);
  const found = v.safeParse(manifest, await readManifest(folder));
  if (!found.success)
    throw new OperatorProblem(`${shownSource(source)} is not a version of this shop`);
  const name = `${found.output.version}-${await contentHash(folder)}`;
  const target = join(home.releases, name);
  if ((await stat(target).catch(() => undefined)) === undefined) await rename(folder, target);
  else await rm(folder, { recursive: true, force: true });
  return name;
}

/** A source without the password that its address may have. */
export function shownSource(source: string): string {
  return source.replace(/\/\/[^/@]*@/u, "//");
}

async function copySource(
  source: string,
  folder: string,
  user: ShopUser | undefined,
): Promise<void> {
  const shown = shownSource(source);
  const found = await stat(source).catch(() => undefined);
  const isOfGit = found?.isDirectory() !== true && found?.isFile() !== true;
  if (isOfGit || source.endsWith(".git")) {
    const [address = "", ref] = source.split("#");
    const branch = ref === undefined ? [] : ["--branch", ref];
    const clone = ["git", "clone", "--quiet", "--depth=1", ...branch, "--", address, folder];
    // A question for a password would wait forever.
    await must(user, clone, `${shown} cannot be fetched`, { GIT_TERMINAL_PROMPT: "0" }, folder);
    await rm(join(folder, ".git"), { recursive: true });
    return;
  }
  if (found.isFile()) {
    const unpack = [
      "tar",
      "--extract",
      "--no-same-owner",
      "--strip-components=1",
      `--directory=${folder}`,
    ];
    await must(undefined, [...unpack, `--file=${resolve(source)}`], `${shown} cannot be unpacked`);
  } else {
    const from = resolve(source);
    await cp(from, folder, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => isOfVersion(relative(from, path)),
    });
  }
  if (user !== undefined)
    await must(
      undefined,
      ["chown", "--recursive", "--no-dereference", ownerText(user), folder],
      "chown",
    );
}

async function readManifest(folder: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  } catch {
    return undefined;
  }
}

async function contentHash(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter(isOfVersion)
    .toSorted();
  const hash = createHash("sha256");
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(await readFile(join(folder, file)))
      .update("\0");
  return hash.digest("hex").slice(0, 8);
}

export function ownerText({ uid, gid }: ShopUser): string {
  return `${String(uid)}:${String(gid)}`;
}

/** Runs a program that must end well; otherwise throws an `OperatorProblem` with the last lines that it said. */
export async function must(
  user: ShopUser | undefined,
  command: readonly string[],
  problem: string,
  env: Readonly<Record<string, string>> = {},
  cwd = "/",
): Promise<string> {
  const { isOk, output } = await runAs(user, command, { env, cwd });
  if (isOk) return output;
  const lines = output.split("\n").map((line) => line.trim());
  const said = lines.filter((line) => line !== "" && !isNoise(line));
  const named = said.filter((line) => /error|fatal|cannot|denied|refused|no space/iu.test(line));
  const reason = named.length === 0 ? said.slice(-3) : named.slice(0, 3);
  throw new OperatorProblem(
    `${problem}: ${reason.join(" | ").slice(0, 500) || basename(command[0] ?? "")}`,
  );
}

/** Lines of npm and Node that do not say what is wrong. */
function isNoise(line: string): boolean {
  return /^npm (?:notice|warn|error (?:A complete log|Log files|Run "npm|You can rerun|\/))|^Node\.js v|^at |^> /iu.test(
    line,
  );
}
