import { access, constants, readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "#server/config/config.ts";
import { databaseFile } from "#server/main/open-store.ts";
import { nothingIfMissing } from "#server/store/files.ts";
import { type Examination, examined } from "./examination.ts";
import { type Home, hasSystemd } from "./home.ts";
import { unitText } from "./install-machine.ts";
import { runAs } from "./shop-user.ts";
import { unitFile, unitName } from "./supervisor.ts";

/** Looks at what only root may see: who owns what, the service, and whether the clock is kept right. */
export async function examineMachine(config: Config, home: Home): Promise<readonly Examination[]> {
  return [await examineFolder(config), ...(hasSystemd() ? await examineSystemd(home) : [])];
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

async function examineSystemd(home: Home): Promise<readonly Examination[]> {
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
    examined(
      "the service is started as this version wants it",
      (await isUnitOld(home)) ? "npm run shop -- install, once more" : undefined,
    ),
    examined("the clock is kept right", kept === "no" ? "timedatectl set-ntp true" : undefined),
  ];
}

/** Whether an earlier version wrote the unit: upgrades change only what is in the home. */
async function isUnitOld(home: Home): Promise<boolean> {
  const written = await readFile(unitFile, "utf8").catch(nothingIfMissing);
  const user = /^User=(.*)$/mu.exec(written ?? "")?.[1];
  return written !== undefined && written !== (await unitText({ home, user }));
}
