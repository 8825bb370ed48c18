import { access, constants, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "#server/main/config.ts";
import { databaseFile } from "#server/main/open-store.ts";
import { type Examination, examined } from "./examination.ts";
import { hasSystemd } from "./home.ts";
import { runAs } from "./shop-user.ts";
import { unitName } from "./supervisor.ts";

/** Looks at what only root may see: who owns what, the service, and whether the clock is kept right. */
export async function examineMachine(config: Config): Promise<readonly Examination[]> {
  return [await examineFolder(config), ...(hasSystemd() ? await examineSystemd() : [])];
}

async function examineFolder({ dataFolder, databaseUrl }: Config): Promise<Examination> {
  const what = `the data folder ${dataFolder} is its user's, and closed to others`;
  try {
    const { uid, mode } = await stat(dataFolder);
    await access(dataFolder, constants.R_OK | constants.W_OK);
    const files = databaseUrl === undefined ? await readdir(dataFolder) : [];
    const ofDatabase = files
      .map((name) => join(dataFolder, name))
      .filter((file) => file.startsWith(databaseFile(dataFolder)));
    for (const file of ofDatabase)
      if ((await stat(file)).uid !== uid)
        return examined(what, `${file} is another user's: chown ${String(uid)} ${file}`);
    return examined(
      what,
      (mode & 0o077) === 0 ? undefined : `it holds customers' data: chmod 700 ${dataFolder}`,
    );
  } catch (error) {
    if (!(error instanceof Error && "syscall" in error)) throw error;
    return examined(what, `${error.message}: set DATA_DIR, or run this as the shop's user or root`);
  }
}

async function examineSystemd(): Promise<readonly Examination[]> {
  const ask = async (...command: string[]) => (await runAs(undefined, command)).output.trim();
  const [enabled, active, kept] = [
    await ask("systemctl", "is-enabled", unitName),
    await ask("systemctl", "is-active", unitName),
    await ask("timedatectl", "show", "--property=NTPSynchronized", "--value"),
  ];
  return [
    examined(
      "the service runs",
      active === "active" ? undefined : `it is ${active}: journalctl -u ${unitName} -n 50`,
    ),
    examined(
      "the service starts with the machine",
      enabled === "enabled" ? undefined : `systemctl enable ${unitName}`,
    ),
    examined("the clock is kept right", kept === "no" ? "timedatectl set-ntp true" : undefined),
  ];
}
