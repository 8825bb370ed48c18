import { symlink, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { oldShops } from "#server/store/testing/old-shops.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { importPictures } from "./import-pictures.ts";
import { mostPictureBytes } from "./read-picture-file.ts";

const warnOfNothing = (name: string) => {
  throw new Error(`${name} was left out`);
};

async function folderOf(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await temporaryFolder();
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  return folder;
}

test.for(oldShops("0010", () => Promise.resolve()))(
  "$name: the pictures of an older shop come in under their names at the first start, whatever the folder becomes later",
  async ({ prepare }) => {
    const open = await prepare();
    const stores = await Promise.all([open(), open()]);
    const [store, another] = stores;
    onTestFinished(async () => void (await Promise.all(stores.map((each) => each.close()))));
    const folder = await folderOf({ "soup.webp": "soup", "my-cake.jpg": "cake", "notes.txt": "-" });
    // Several processes start at once.
    await Promise.all(
      stores.map((each) => importPictures({ store: each, folder, warn: warnOfNothing })),
    );
    expect(await store.pictureNames()).toEqual(["my-cake.jpg", "soup.webp"]);

    await writeFile(join(folder, "soup.webp"), "another soup");
    await writeFile(join(folder, "tea.png"), "tea");
    await importPictures({ store: another, folder, warn: warnOfNothing });
    const content = async (name: string) => {
      const found = await store.findPicture(name);
      return found && [found.type, new TextDecoder().decode(found.bytes)];
    };
    expect(await content("soup.webp")).toEqual(["image/webp", "soup"]);
    expect(await content("my-cake.jpg")).toEqual(["image/jpeg", "cake"]);
    expect(await content("tea.png")).toEqual(["image/png", "tea"]);
  },
);

test("a file that is too large, or leads out of the folder, is left out, and a missing folder has none", async () => {
  const folder = await folderOf({ "soup.webp": "soup", "huge.png": "" });
  await truncate(join(folder, "huge.png"), mostPictureBytes + 1);
  const outside = await folderOf({ "secret.webp": "secret" });
  await symlink(join(outside, "secret.webp"), join(folder, "linked.webp"));
  const saved: string[] = [];
  const warned: string[] = [];
  const store = {
    pictureNames: () => Promise.resolve([]),
    savePictures: (pictures: readonly { readonly name: string }[]) => {
      saved.push(...pictures.map(({ name }) => name));
      return Promise.resolve();
    },
  };
  const warn = (name: string) => void warned.push(name);
  await importPictures({ store, folder, warn });
  await importPictures({ store, folder: join(folder, "none"), warn });
  expect({ saved, warned }).toEqual({ saved: ["soup.webp"], warned: ["huge.png"] });
});
