import { join } from "node:path";
import { expect, test } from "vitest";
import { runTool } from "#scripts/run-tool.ts";
import { openStore } from "#server/main/open-store.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import {
  addColumn,
  changeVersion,
  endsAfterSaving,
  saysReedy,
  withMigration,
} from "./changed-version.ts";
import { copyVersion, takeOver } from "./home-with-releases.ts";
import { homeDatabases } from "./upgrades.ts";

// `npm run check:deploy` takes too long to be run after every change: what its versions are made of must not rot meanwhile.
test("a version of the tests of upgrades migrates the tables of both databases, fails as it is to, and is refused if it would not", async () => {
  const version = await temporaryFolder();
  await copyVersion(version);
  await takeOver(version);
  await changeVersion(version, { ...withMigration(addColumn), ...endsAfterSaving, ...saysReedy });
  const run = (program: string, env: Readonly<Record<string, string>> = {}) =>
    runTool(["node", join(version, program)], { env });
  for (const { urlOf } of homeDatabases) {
    const [dataFolder, databaseUrl] = [await temporaryFolder(), await urlOf()];
    const env = { DATA_DIR: dataFolder, DATABASE_URL: databaseUrl ?? "", PORT: "0" };
    expect(await run("scripts/start.ts", env)).toEqual({ isOk: false, output: "" });
    await expect(openStore({ dataFolder, databaseUrl })).rejects.toThrow(
      "those of a later version of the shop (99, ",
    );
  }
  expect(await run("scripts/shop/try-release.ts")).toEqual({
    isOk: false,
    output: "whether it can take orders (/ready) is not what it must be\n",
  });
  const nothing = changeVersion(version, { "package.json": (text) => text });
  await expect(nothing).rejects.toThrow("the change of package.json changes nothing");
});
