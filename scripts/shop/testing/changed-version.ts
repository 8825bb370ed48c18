import { readFile, rename, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { nothingIfMissing } from "#server/store/files.ts";

/** Another text of a file, or a module in the place of one, which imports that as `before` and has its exports except for its own. */
type Change = ((text: string) => string) | { readonly around: string };

/** What is different in a version, by the paths of its files. */
export type Changes = Readonly<Record<string, Change>>;

/** Changes the files of a version in a folder. Throws where a change changes nothing: its test would then try this version. */
export async function changeVersion(folder: string, changes: Changes): Promise<void> {
  for (const [path, change] of Object.entries(changes)) {
    const file = join(folder, path);
    if (typeof change === "function") {
      const text = await readFile(file, "utf8").catch(nothingIfMissing);
      const changed = change(text ?? "");
      if (changed === text) throw new Error(`the change of ${path} changes nothing`);
      await writeFile(file, changed);
    } else {
      const before = `${basename(file, ".ts")}-before.ts`;
      await rename(file, join(file, "..", before));
      const imports = `import * as before from "./${before}";\nexport * from "./${before}";\n`;
      await writeFile(file, `${imports}${change.around}`);
    }
  }
}

/** One migration more. */
export const withMigration = (change: string): Changes => ({
  "server/store/migrations/migrations.ts": {
    around: `
      export const newestKnown = () => "0099-later";
      export const migrations = (dialect) => ({
        ...before.migrations(dialect),
        "0099-later": { up: async (database) => { ${change} } },
      });`,
  },
});
export const addColumn =
  'await database.schema.alterTable("mails").addColumn("later", "text").execute();';
export const marked: Changes = { "server/main/main.ts": (text) => `// Another version.\n${text}` };

/** It does something in the place of listening, when it has opened the database: a fault that only shows in earnest. */
const opens = (work: string): Changes => ({
  "server/main/compose-shop.ts": {
    around: `
      export async function composeShop(options) {
        const shop = await before.composeShop(options);
        return { ...shop, open: async () => { ${work} } };
      }`,
  },
});
/** It answers nothing: its process ends. */
export const endsAtStart = opens("process.exit(1);");
/** As `endsAtStart`, after it has taken something that the seller saves. */
export const endsAfterSaving = opens(`
  const { version, catalogue } = await shop.store.currentCatalogue();
  await shop.store.saveCatalogue({ catalogue, after: version, savedAt: Date.now() });
  process.exit(1);`);
/** As `endsAtStart`, after it has filled a disk by a file, at its first start only. */
export const fillsDisk = (file: string): Changes =>
  opens(`
    const { appendFileSync, existsSync, mkdirSync } = await import("node:fs");
    const isFilled = existsSync("${file}.once");
    mkdirSync("${file}.once", { recursive: true });
    try {
      while (!isFilled) appendFileSync("${file}", Buffer.alloc(4_096));
    } catch {}
    process.exit(1);`);

/** It does not say that it can take orders. */
export const saysReedy: Changes = {
  "server/http/health.ts": {
    around: `
      export const health = (store) => async (app) => {
        app.addHook("onSend", async (_request, _reply, text) => text.replace("ready", "reedy"));
        await before.health(store)(app);
      };`,
  },
};
