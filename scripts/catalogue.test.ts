import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { shopDatabases } from "#server/testing/shop-databases.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { runTool } from "./run-tool.ts";

// Each run is a process of its own.
vi.setConfig({ testTimeout: 30_000 });

describe.each(shopDatabases)(
  "the seller's catalogue on $name, while the shop is open",
  (database) => {
    const open = async () => {
      const { env, store } = await database.prepare();
      const file = join(await temporaryFolder(), "catalogue.json");
      const run = (...args: readonly string[]) =>
        runTool(["node", "scripts/catalogue.ts", ...args], { env });
      expect(await run("export", file)).toEqual({
        isOk: true,
        output: `version 1 written to ${file}\n`,
      });
      const edit = async (from: string, to: string) =>
        writeFile(file, (await readFile(file, "utf8")).replace(from, to));
      return { store, file, run, edit };
    };
    const { payee } = soupKitchen.shop.payment;

    test("is written as a file, edited, and saved as the next version", async () => {
      const { store, file, run, edit } = await open();
      expect(JSON.parse(await readFile(file, "utf8"))).toEqual({ version: 1, ...soupKitchen });
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      await edit(payee.en, "Ruth, 050-1234567");
      expect(await run("import", file)).toEqual({
        isOk: true,
        output: "saved as version 2\nsettings of the shop: 1 changed, 0 added, 0 removed\n",
      });
      const current = await store.currentCatalogue();
      expect(current?.version).toBe(2);
      expect(current?.catalogue.shop.payment.payee).toEqual({ ...payee, en: "Ruth, 050-1234567" });
      expect((await run("import", file)).output).toBe(
        "nothing changed: the shop has version 2 already\n",
      );
    });

    test("is not saved over a change that came after the export", async () => {
      const { store, file, run, edit } = await open();
      const changed = { ...soupKitchen, deliveryPlaces: [] };
      await store.saveCatalogue({ catalogue: changed, after: 1, savedAt: 2 });
      await edit(payee.en, "Ruth");
      const { isOk, output } = await run("import", file);
      expect(isOk).toBe(false);
      expect(output).toMatch(/^the catalogue was changed since version 1 was exported: .*\n$/u);
      expect(await store.currentCatalogue()).toEqual({ version: 2, catalogue: changed });
    });

    test("is refused with every place that is wrong", async () => {
      const { store, file, run, edit } = await open();
      await edit(`"en": ${JSON.stringify(payee.en)}`, '"en": ""');
      await edit(soupKitchen.shop.contactAddress, "nobody");
      const { isOk, output } = await run("import", file);
      expect(isOk).toBe(false);
      expect(output).toMatch(
        /^the catalogue is not valid\nshop\.contactAddress: .*\nshop\.payment\.payee\.en: a text is missing\n$/u,
      );
      expect((await store.currentCatalogue())?.version).toBe(1);
    });

    test("is never written over a file, and read only from one that is there and has a version", async () => {
      const { file, run, edit } = await open();
      expect((await run("export", file)).output).toContain("EEXIST");
      expect((await run("import", `${file}x`)).output).toContain("ENOENT");
      await edit('"version": 1,', "");
      expect((await run("import", file)).output).toBe(
        "version: must be the one that was exported\n",
      );
      await writeFile(file, "menu");
      expect((await run("import", file)).output).toContain("it is no JSON");
      expect(await run("import")).toEqual({
        isOk: false,
        output: "say export FILE or import FILE\n",
      });
    });
  },
);
