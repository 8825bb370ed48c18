import { spawn } from "node:child_process";
import { stat } from "node:fs/promises";
import type { ToolOutcome } from "#scripts/run-tool.ts";

/** The user of the machine that the server runs as. */
export interface ShopUser {
  readonly uid: number;
  readonly gid: number;
  /** Its home folder while something is fetched or built. */
  readonly folder: string;
}

/** The owner of a folder, as whom root runs what the server's user could run; undefined if this process is not root, or if root owns it. */
export async function ownerOf(folder: string, cache: string): Promise<ShopUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const { uid, gid } = await stat(folder);
  return uid === 0 ? undefined : { uid, gid, folder: cache };
}

/** Where npm keeps what it downloads for a user. */
export function npmCacheOf({ folder }: ShopUser): string {
  return `${folder}/npm`;
}

interface RunOptions {
  readonly cwd?: string;
  /** Variables beside the few that are passed on. */
  readonly env?: Readonly<Record<string, string>>;
}

/** What programs need to reach the network. Everything else of the environment, first of all the settings of the shop, is kept from them. */
const passedOn =
  /^(?:LANG|TERM|TMPDIR|HOME|USER|LOGNAME|SSH_AUTH_SOCK|(?:https?|no|all)_proxy|SSL_CERT_(?:FILE|DIR)|NODE_EXTRA_CA_CERTS|npm_config_(?:registry|userconfig|globalconfig|cache)|GIT_SSL_CAINFO)$/iu;

export interface RunOutcome extends ToolOutcome {
  /** Its exit status; null if it was ended by a signal, or did not start. */
  readonly status: number | null;
}

/**
 * Runs a program as a user, by default as the one of this process, and never rejects. Its environment has no settings and no programs of
 * the release that runs this one.
 */
export function runAs(
  user: ShopUser | undefined,
  [command = "", ...args]: readonly string[],
  { cwd = "/", env = {} }: RunOptions = {},
): Promise<RunOutcome> {
  const { promise, resolve } = Promise.withResolvers<RunOutcome>();
  const kept = Object.entries(process.env).filter(([name]) => passedOn.test(name));
  const path = (process.env["PATH"] ?? "")
    .split(":")
    .filter((each) => !each.includes("/node_modules/"));
  const child = spawn(command, args, {
    cwd,
    env: {
      ...Object.fromEntries(kept),
      PATH: path.join(":"),
      ...(user !== undefined && { HOME: user.folder, npm_config_cache: npmCacheOf(user) }),
      ...env,
    },
    ...(user !== undefined && { uid: user.uid, gid: user.gid }),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const chunks: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.on("error", (error) =>
    resolve({ isOk: false, status: null, output: `${command}: ${error.message}\n` }),
  );
  child.on("close", (status) =>
    resolve({ isOk: status === 0, status, output: Buffer.concat(chunks).toString("utf8") }),
  );
  return promise;
}
