import { chmod, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "#scripts/root.ts";
import { nothingIfMissing } from "#server/store/files.ts";
import { must, ownerText } from "./fetch-source.ts";
import { writeDurably } from "./home.ts";
import type { InstallPlan } from "./install-plan.ts";
import { deployText, exists, type InstallStep } from "./install-step.ts";
import { runAs, type ShopUser } from "./shop-user.ts";
import { unitFile, unitName } from "./supervisor.ts";

/** See `InstallStep`. */
export function userStep(user: string, { data }: InstallPlan): InstallStep {
  return {
    does: `make the user ${user}, who cannot sign in`,
    isDone: async () => (await runAs(undefined, ["id", "-u", user])).isOk,
    carryOut: async () => {
      const options = [
        "--system",
        "--user-group",
        "--shell=/usr/sbin/nologin",
        `--home-dir=${data}`,
      ];
      await must(undefined, ["useradd", ...options, user], `the user ${user} cannot be made`);
    },
  };
}

/** The ids of the user of a plan; undefined if that is root, or nobody else than who runs this. */
export async function idsOf({ user, home }: InstallPlan): Promise<ShopUser | undefined> {
  if (user === undefined) return undefined;
  const id = async (flag: string) =>
    Number(await must(undefined, ["id", flag, user], `there is no user ${user}`));
  const uid = await id("-u");
  return uid === 0 ? undefined : { uid, gid: await id("-g"), folder: join(home.folder, "cache") };
}

/** See `InstallStep`. */
export function folderStep(plan: InstallPlan): InstallStep {
  const { home, data, backups } = plan;
  const own = [join(home.folder, "cache"), data, backups];
  return {
    does: `make the folders ${home.folder} (releases and settings), ${data} (orders) and ${backups} (backups)`,
    isDone: async () => (await Promise.all([home.releases, ...own].map(exists))).every(Boolean),
    carryOut: async () => {
      await mkdir(home.releases, { recursive: true });
      // Secrets are in its files of their own, and the user reads through it.
      for (const folder of [home.folder, home.releases]) await chmod(folder, 0o755);
      const user = await idsOf(plan);
      for (const folder of own) {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        if (user !== undefined) await must(undefined, ["chown", ownerText(user), folder], "chown");
      }
    },
  };
}

/** See `InstallStep`. */
export function settingsStep(plan: InstallPlan): InstallStep {
  const { home } = plan;
  return {
    does: `write the settings into ${home.settings}, for service, commands and cron alike`,
    isDone: () => exists(home.settings),
    carryOut: async () => {
      await writeDurably(home.settings, await settingsText(plan), 0o600);
      const user = await idsOf(plan);
      if (user === undefined) return;
      await must(undefined, ["chown", `0:${String(user.gid)}`, home.settings], "chown");
      await must(undefined, ["chmod", "0640", home.settings], "chmod");
    },
  };
}

/** `.env.example` with the values of the plan; every other setting keeps its explanation and its default. */
async function settingsText(plan: InstallPlan): Promise<string> {
  const values: Readonly<Record<string, string>> = {
    PORT: String(plan.port),
    DATA_DIR: plan.data,
    BACKUP_DIR: plan.backups,
    ...(plan.host !== undefined && { PUBLIC_URL: `https://${plan.host}` }),
    ...(plan.proxy !== "none" && { TRUST_PROXY: "loopback" }),
    UPGRADE_FROM: await remoteOf(plan.source),
  };
  const example = await readFile(new URL(".env.example", root), "utf8");
  return example.replaceAll(/^([A-Z_]+)=.*$/gmu, (line, name: string) =>
    values[name] === undefined ? line : `${name}=${values[name]}`,
  );
}

/** The git repository and branch that a folder was cloned from; otherwise the folder itself. */
async function remoteOf(source: string): Promise<string> {
  const git = (...args: string[]) => runAs(undefined, ["git", "-C", source, ...args]);
  const [remote, branch] = [
    await git("remote", "get-url", "origin"),
    await git("rev-parse", "--abbrev-ref", "HEAD"),
  ];
  if (!remote.isOk || !branch.isOk) return source;
  const name = branch.output.trim();
  return `${remote.output.trim()}${name === "HEAD" ? "" : `#${name}`}`;
}

/** See `InstallStep`. */
export function unitStep(plan: InstallPlan): InstallStep {
  return {
    does: `write ${unitFile}, which starts the shop with the machine`,
    isDone: async () =>
      (await readFile(unitFile, "utf8").catch(nothingIfMissing)) === (await unitText(plan)),
    carryOut: async () => {
      await writeDurably(unitFile, await unitText(plan));
      await must(undefined, ["systemctl", "daemon-reload"], "systemd does not take the unit");
      await must(
        undefined,
        ["systemctl", "enable", "--quiet", unitName],
        "the unit cannot be enabled",
      );
    },
  };
}

/** The unit of this version with the folder and the user of a plan. */
export async function unitText({
  home,
  user,
}: Pick<InstallPlan, "home" | "user">): Promise<string> {
  return (await deployText("aris-gourmet.service"))
    .replaceAll("/srv/aris-gourmet", home.folder)
    .replace(/^User=.*$/mu, `User=${user ?? "root"}`);
}
