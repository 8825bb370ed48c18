import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { catalogueNames, toSpecified } from "#contract/wire/specified-names.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { shopDatabases } from "#server/testing/shop-databases.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { runHere } from "./run-here.ts";
import { runTool } from "./run-tool.ts";

// server/seller/catalogue/import-catalogue.test.ts tests what an import rejects.
const run = (env: Readonly<Record<string, string>>, ...args: readonly string[]) =>
  runHere(["scripts/catalogue.ts", ...args], env);

const { payee } = soupKitchen.shop.payment;

test.each(shopDatabases)(
  "on $name the catalogue is exported, edited and imported while the shop is open",
  async ({ prepare }) => {
    const { env, store } = await prepare();
    const file = join(await temporaryFolder(), "catalogue.json");
    expect(await runTool(["node", "scripts/catalogue.ts", "export", file], { env })).toEqual({
      isOk: true,
      output: `version 1 written to ${file}\n`,
    });
    const exported = await readFile(file, "utf8");
    expect(JSON.parse(exported)).toEqual({
      version: 1,
      ...toSpecified(soupKitchen, catalogueNames),
    });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await writeFile(file, exported.replace(payee.en, "Ruth, 050-1234567"));
    expect(await run(env, "import", file)).toEqual({
      isOk: true,
      output: "saved as version 2\nsettings of the shop: 1 changed, 0 added, 0 removed\n",
    });
    const current = await store.currentCatalogue();
    expect(current?.version).toBe(2);
    expect(current?.catalogue.shop.payment.payee).toEqual({ ...payee, en: "Ruth, 050-1234567" });
  },
);

test("problems are reported in one line each, with exit code 1, and save nothing", async () => {
  const [sqlite] = shopDatabases;
  const { env, store } = await sqlite.prepare();
  const file = join(await temporaryFolder(), "catalogue.json");
  const changed = { ...soupKitchen, deliveryPlaces: [] };
  await writeFile(file, JSON.stringify({ version: 7, ...changed }));
  const runs = [
    await run(env, "export", file),
    await run(env, "import", `${file}x`),
    await run(env, "import", file),
    await run(env, "import"),
  ];
  expect(runs.map(({ isOk }) => isOk)).toEqual([false, false, false, false]);
  expect(runs.map(({ output }) => output)).toEqual([
    expect.stringMatching(/^EEXIST: .*\n$/u),
    expect.stringMatching(/^ENOENT: .*\n$/u),
    "nothing was saved: the catalogue has changed since version 7 was exported; export it again and repeat your changes\n",
    "usage: export FILE or import FILE\n",
  ]);
  expect(await store.currentCatalogue()).toEqual({ version: 1, catalogue: soupKitchen });
});
