import { parseArgs } from "node:util";
import { OperatorProblem } from "#server/main/operator-problem.ts";
import { buildRelease, releaseBefore } from "./build-release.ts";
import { fetchSource, must, shownSource } from "./fetch-source.ts";
import { homeIn, installedRelease } from "./home.ts";
import { finishInterrupted, nodeIn, switchRelease, unreadable } from "./switch-release.ts";
import { type InstalledShop, pathIn, withHome } from "./with-home.ts";

const say = (line: string) => void process.stdout.write(`${line}\n`);

/**
 * Fetches a version, builds and tries it beside the one that serves, and lets it serve. Whatever fails, the version of before serves, with all
 * orders, and an `OperatorProblem` says why. After a kill or a power cut the next run finishes or removes what was left.
 */
export async function upgrade(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { from: { type: "string" }, home: { type: "string" } },
  });
  const home = homeIn(values.home);
  const from = await installedRelease(home);
  await withHome(home, async (shop) => {
    await finishInterrupted(shop, say);
    const source = values.from ?? shop.settings["UPGRADE_FROM"] ?? "";
    if (source === "")
      throw new OperatorProblem(
        "say where the new version is: --from SOURCE, or UPGRADE_FROM in the settings",
      );
    const name = await fetchSource(home, source, shop.user);
    if (name === (await installedRelease(home)).name) {
      say(`${name} serves already: ${shownSource(source)} has nothing newer`);
      return;
    }
    say(`Fetched ${name} from ${shownSource(source)}; ${from.name} serves on`);
    const backup = await backUpNow(shop);
    say(`Backed up to ${backup}`);
    const release = await buildRelease({ home, name, user: shop.user, backup, say });
    await switchRelease(shop, release, say);
  });
}

/** Lets the release before serve again. Throws an `OperatorProblem` if there is none, or if it cannot read the data. */
export async function back(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { home: { type: "string" } } });
  const home = homeIn(values.home);
  await installedRelease(home);
  await withHome(home, async (shop) => {
    await finishInterrupted(shop, say);
    const current = await installedRelease(home);
    const before = await releaseBefore(home);
    if (before === undefined)
      throw new OperatorProblem(`there is no release before ${current.name}`);
    const why = await unreadable(shop, before);
    if (why !== undefined)
      throw new OperatorProblem(
        `${before.name} cannot read the data any more, so ${current.name} stays (${why}). To lose what was stored since: put back the backup of before the upgrade with npm run restore, then repeat this`,
      );
    await switchRelease(shop, before, say);
  });
}

async function backUpNow(shop: InstalledShop): Promise<string> {
  const serving = await installedRelease(shop.home);
  const said = await must(shop.user, nodeIn(serving, "scripts/backup.ts"), "nothing was changed");
  const path = /\): (\S[^\n]*\.sqlite)$/mu.exec(said)?.[1];
  if (path === undefined) throw new OperatorProblem(`nothing was changed: ${said.trim()}`);
  return pathIn(shop.home, path);
}
