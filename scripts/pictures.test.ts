import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { photograph } from "#server/testing/photographs.ts";
import { shopDatabases } from "#server/testing/shop-databases.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { runHere } from "./run-here.ts";
import { runTool } from "./run-tool.ts";

test.each(shopDatabases)(
  "on $name the photographs of a folder are saved in the database, and their names are printed for the catalogue",
  async ({ prepare }) => {
    const { env, store } = await prepare();
    const folder = await temporaryFolder();
    await photograph(640, 480).jpeg().toFile(join(folder, "fish-soup.jpg"));
    const { isOk, output } = await runTool(["node", "scripts/pictures.ts", folder], { env });
    expect(isOk).toBe(true);
    const [, base = ""] =
      /^"image": "(fish-soup-[0-9a-f]{32})\.webp", "thumbnail": "\1-thumbnail\.webp"\n$/u.exec(
        output,
      ) ?? [];
    expect(await store.pictureNames()).toEqual([
      `${base}-thumbnail.avif`,
      `${base}-thumbnail.webp`,
      `${base}.avif`,
      `${base}.webp`,
    ]);
  },
);

test("a file that is no photograph, or has a name that no picture can have, is named in one line, and nothing is saved", async () => {
  const [sqlite] = shopDatabases;
  const { env, store } = await sqlite.prepare();
  const said = async (name: string) => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, name), "soup");
    return runHere(["scripts/pictures.ts", folder], env);
  };
  expect(await said("soup.jpg")).toEqual({
    isOk: false,
    output: "soup: no photograph that can be read\n",
  });
  for (const name of ["Fish Soup.jpg", "soup_1.png"]) {
    const { isOk, output } = await said(name);
    expect({ isOk, output }).toMatchObject({
      isOk: false,
      output: expect.stringContaining("a name may have small letters a to z, digits and hyphens"),
    });
  }
  expect(await store.pictureNames()).toEqual([]);
});
