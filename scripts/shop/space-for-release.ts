import { stat, statfs } from "node:fs/promises";
import { OperatorProblem } from "#server/main/operator-problem.ts";
import { must } from "./fetch-source.ts";
import type { Release } from "./home.ts";
import { type InstalledShop, pathIn } from "./with-home.ts";

const mebibyte = 1_048_576;
/** What npm keeps while it installs, and changes of size from one version to the next, as a part of a release. */
const perRelease = 1.5;
/** The copy that is tried, the tables while they are migrated, another backup and the way back. */
const copiesOfDatabase = 4;
/** What the shop goes on storing, in bytes. */
const reserve = 16 * mebibyte;

/**
 * Throws an `OperatorProblem` if a disk of the shop has not the space that another release needs: the release that serves shows how large one
 * is, and a backup how large the database is. A disk that an upgrade fills up would also stop the orders of the release that serves.
 */
export async function refuseWithoutSpace(
  { home, config }: Pick<InstalledShop, "home" | "config">,
  serving: Release,
  backup: string,
): Promise<void> {
  const said = await must(
    undefined,
    ["du", "--summarize", "--block-size=1", serving.folder],
    `${serving.folder} cannot be measured`,
  );
  const ofDatabase = copiesOfDatabase * (await stat(backup)).size + reserve;
  const ofRelease = Math.round(perRelease * Number.parseInt(said, 10));
  for (const [folder, bytes] of [
    [home.folder, ofRelease + ofDatabase],
    [pathIn(home, config.dataFolder), ofDatabase],
    [pathIn(home, config.backupFolder), ofDatabase],
  ] as const) {
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < bytes)
      throw new OperatorProblem(
        `nothing was changed: the disk of ${folder} has ${inMebibytes(bavail * bsize)} left, and an upgrade may need ${inMebibytes(bytes)}`,
      );
  }
}

function inMebibytes(bytes: number): string {
  return `${String(Math.floor(bytes / mebibyte))} MB`;
}
