/**
 * `npm run catalogue -- export FILE` writes the menu, the delivery places and the shop's settings into a new JSON file;
 * `npm run catalogue -- import FILE` saves such a file, edited, as the next version. The shop may be open.
 */
import { readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { catalogueFileOf } from "#server/catalogue/catalogue-file.ts";
import { importCatalogue } from "#server/catalogue/import-catalogue.ts";
import { StartProblem } from "#server/start-problem.ts";
import { runCommand } from "./run-command.ts";
import { withStore } from "./with-store.ts";

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [command, file, ...more] = positionals;
  if ((command !== "export" && command !== "import") || file === undefined || more.length > 0) {
    throw new StartProblem("say export FILE or import FILE");
  }
  if (command === "export") {
    await withStore(async (store) => {
      const current = await store.currentCatalogue();
      if (current === undefined) throw new StartProblem("there is no shop in the database yet");
      // Never over a file that is there: it may have changes that were not imported.
      await ofFile(writeFile(file, catalogueFileOf(current), { flag: "wx" }));
      process.stdout.write(`version ${String(current.version)} written to ${file}\n`);
    });
    return;
  }
  const content = await ofFile(readFile(file, "utf8"));
  await withStore(async (store) => {
    const { version, changes } = await importCatalogue(store, content, Date.now());
    const lines =
      changes.length === 0
        ? [`nothing changed: the shop has version ${String(version)} already`]
        : [`saved as version ${String(version)}`, ...changes];
    process.stdout.write(`${lines.join("\n")}\n`);
  });
});

async function ofFile<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new StartProblem(error.message, { cause: error });
  }
}
