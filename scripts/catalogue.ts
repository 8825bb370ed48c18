/**
 * `npm run catalogue -- export FILE` writes the menu, the delivery places and the shop's settings to a new JSON file.
 * `npm run catalogue -- import FILE` saves the edited file as the next version. The server may be running meanwhile.
 */
import { readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { OperatorProblem } from "#server/config/operator-problem.ts";
import { catalogueFileOf } from "#server/seller/catalogue/catalogue-file.ts";
import { type ImportOutcome, importCatalogue } from "#server/seller/catalogue/import-catalogue.ts";
import { refuseOwnFile } from "./own-files.ts";
import { runCommand } from "./run-command.ts";
import { withStore } from "./with-store.ts";

const noCatalogue = "the database has no catalogue yet: start the server once";

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [command, file, ...more] = positionals;
  if ((command !== "export" && command !== "import") || file === undefined || more.length > 0) {
    throw new OperatorProblem("usage: export FILE or import FILE");
  }
  if (command === "export") {
    await withStore(async (store, config) => {
      await refuseOwnFile(file, config);
      const current = await store.currentCatalogue();
      if (current === undefined) throw new OperatorProblem(noCatalogue);
      // An existing file is never overwritten: it may hold changes that were not imported.
      await ofFile(writeFile(file, catalogueFileOf(current), { flag: "wx" }));
      process.stdout.write(`version ${String(current.version)} written to ${file}\n`);
    });
    return;
  }
  const content = await ofFile(readFile(file, "utf8"));
  await withStore(async (store, { sellerAddress }) => {
    const lines = linesOf(
      await importCatalogue(store, { content, savedAt: Date.now(), sellerAddress }),
    );
    process.stdout.write(`${lines.join("\n")}\n`);
  });
});

function linesOf(outcome: ImportOutcome): readonly string[] {
  switch (outcome.kind) {
    case "saved":
      return [`saved as version ${String(outcome.version)}`, ...outcome.changes];
    case "unchanged":
      return [`nothing changed: the file equals version ${String(outcome.version)}`];
    case "invalid-file":
      throw new OperatorProblem(outcome.problem);
    case "no-catalogue":
      throw new OperatorProblem(noCatalogue);
    case "catalogue-changed":
      throw new OperatorProblem(
        `nothing was saved: the catalogue has changed since version ${String(outcome.version)} was exported; export it again and repeat your changes`,
      );
  }
}

async function ofFile<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new OperatorProblem(error.message, { cause: error });
  }
}
