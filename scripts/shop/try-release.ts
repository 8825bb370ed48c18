/**
 * Tries this release before it serves: with the settings of the shop and a copy of a backup, in a folder of its own, it migrates the copy and
 * is asked for what a shop must answer. Nothing listens, and no mail is sent. Ends with status 1 and one line if something is wrong.
 */
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "#scripts/root.ts";
import { runCommand } from "#scripts/run-command.ts";
import { seedCatalogue } from "#seed/catalogue.ts";
import { readConfig } from "#server/config/config.ts";
import { OperatorProblem } from "#server/config/operator-problem.ts";
import { composeShop } from "#server/main/compose-shop.ts";
import { loadBuiltSite } from "#server/main/load-built-site.ts";
import { databaseFile } from "#server/main/open-store.ts";
import { problemOfShop } from "./problem-of-shop.ts";

// What it compiles the server finds at its start, also where it may not write it.
enableCompileCache(fileURLToPath(new URL("node_modules/.cache/compiled", root)));

await runCommand(async () => {
  const [backup] = process.argv.slice(2);
  // Beside the release, because a folder of the system may be a small one in memory.
  const folder = await mkdtemp(join(fileURLToPath(root), ".trial-"));
  try {
    if (backup !== undefined) await copyFile(backup, databaseFile(folder));
    const shop = await composeShop({
      config: {
        ...readConfig(process.env),
        dataFolder: folder,
        databaseUrl: undefined,
        backupFolder: join(folder, "backups"),
        smtpUrl: undefined,
        publicOrigin: undefined,
        logLevel: "error",
      },
      seed: seedCatalogue,
      sendsMails: false,
      ...(await loadBuiltSite()),
    });
    try {
      const problem = await problemOfShop(async (path, body) => {
        const answer = await shop.app.inject({
          method: body === undefined ? "GET" : "POST",
          url: path,
          headers: {
            accept: "*/*",
            ...(body !== undefined && { "content-type": "application/json" }),
          },
          ...(body !== undefined && { payload: body }),
        });
        return { status: answer.statusCode, text: answer.body };
      });
      if (problem !== undefined) throw new OperatorProblem(problem);
    } finally {
      await shop.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
