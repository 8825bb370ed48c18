import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { parseEnv } from "node:util";
import { type Config, readConfig } from "#server/main/config.ts";
import { OperatorProblem } from "#server/main/operator-problem.ts";
import { isPublicHost } from "#server/main/refuse-untold-shop.ts";
import { type Examination, examined } from "./examination.ts";
import type { Home } from "./home.ts";

interface FoundSettings {
  /** Undefined if they cannot be read. */
  readonly config: Config | undefined;
  readonly examined: readonly Examination[];
}

/** Reads the settings as the service does: those of an installed shop from its file, of a checkout from its file and the environment. */
export async function settingsToExamine(home: Home): Promise<FoundSettings> {
  const isInstalled = existsSync(home.settings);
  try {
    const settings = isInstalled ? parseEnv(await readFile(home.settings, "utf8")) : process.env;
    const config = readConfig(settings);
    const where = isInstalled ? home.settings : "the environment";
    return {
      config: isInstalled ? { ...config, ...foldersIn(home, config) } : config,
      examined: [
        examined(`settings of ${where} can be read`),
        ...(isInstalled ? [await examineFile(home.settings)] : []),
        ...examineOrigin(config),
      ],
    };
  } catch (error) {
    const isNamed =
      error instanceof OperatorProblem || (error instanceof Error && "syscall" in error);
    if (!isNamed) throw error;
    const todo = `${error.message}: correct it in ${home.settings}`;
    return { config: undefined, examined: [examined("settings", todo)] };
  }
}

function foldersIn({ folder }: Home, { dataFolder, backupFolder }: Config) {
  const inHome = (path: string) => (path.startsWith("/") ? path : `${folder}/${path}`);
  return { dataFolder: inHome(dataFolder), backupFolder: inHome(backupFolder) };
}

async function examineFile(file: string): Promise<Examination> {
  const isOpen = ((await stat(file)).mode & 0o007) !== 0;
  const what = "the settings are closed to other users of the machine";
  return examined(what, isOpen ? `they may hold passwords: chmod 640 ${file}` : undefined);
}

function examineOrigin({ publicOrigin, trustedProxies }: Config): readonly Examination[] {
  if (publicOrigin === undefined)
    return [examined("PUBLIC_URL is not set, so only this machine opens the desk")];
  const { protocol, hostname } = new URL(publicOrigin);
  const isOpen = isPublicHost(hostname);
  return [
    examined(
      `PUBLIC_URL is ${publicOrigin}`,
      isOpen && protocol !== "https:"
        ? "set it to the https address: the desk opens with TLS only"
        : undefined,
    ),
    examined(
      "TRUST_PROXY names the proxy",
      isOpen && trustedProxies.length === 0
        ? "set TRUST_PROXY=loopback, or the address of the proxy: all customers share the limits of one"
        : undefined,
    ),
  ];
}

/** Goes on as the user of the database, if this is root. */
export async function becomeUser({ dataFolder }: Config): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const found = await stat(dataFolder).catch(() => undefined);
  if (found === undefined || found.uid === 0) return;
  process.setgroups?.([]);
  process.setgid?.(found.gid);
  process.setuid?.(found.uid);
}
