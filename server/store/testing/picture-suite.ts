import { beforeEach, describe, expect, test } from "vitest";
import type { StoredPicture } from "#server/store/pictures/stored-picture.ts";
import type { Store } from "#server/store/store.ts";
import { type DatabaseUnderTest, openForTest } from "./database-under-test.ts";

/** Every byte there is, twice. */
const bytes = Uint8Array.from({ length: 512 }, (_, index) => index);
const soup: StoredPicture = {
  name: "soup-0123.webp",
  type: "image/webp",
  bytes,
  width: 1200,
  height: 900,
};

/** The part of the contract about the pictures of dishes. */
export function pictureSuite(prepare: () => Promise<DatabaseUnderTest>): void {
  describe("pictures", () => {
    let database: DatabaseUnderTest;
    let store: Store;

    beforeEach(async () => {
      database = await prepare();
      store = await openForTest(database);
    });

    test("are read as they were stored, by every store on the database, and unknown names are not found", async () => {
      const drawing = {
        ...soup,
        name: "tea.svg",
        type: "image/svg+xml",
        width: null,
        height: null,
      };
      await store.savePictures([soup, drawing]);
      const another = await openForTest(database);
      expect(await another.findPicture(soup.name)).toEqual(soup);
      expect(await another.findPicture("tea.svg")).toEqual(drawing);
      expect(await another.pictureNames()).toEqual([soup.name, "tea.svg"]);
      for (const name of ["", "soup", "SOUP-0123.webp", "soup-0123.webp\n", "%", "' or 1=1"])
        expect(await another.findPicture(name)).toBeUndefined();
    });

    test("keep their bytes when the name is stored again, and the new names beside it are stored", async () => {
      await store.savePictures([soup]);
      const cake = { ...soup, name: "cake.webp" };
      await store.savePictures([{ ...soup, bytes: bytes.slice(1), width: 1 }, cake]);
      expect(await store.findPicture(soup.name)).toEqual(soup);
      expect(await store.findPicture("cake.webp")).toEqual(cake);
    });

    test("may be as large as a photograph", async () => {
      const large = { ...soup, bytes: new Uint8Array(8_000_000).fill(171) };
      await store.savePictures([large]);
      const found = await store.findPicture(large.name);
      expect(found?.bytes.length).toBe(8_000_000);
      expect(found?.bytes.every((byte) => byte === 171)).toBe(true);
    });

    test("are stored once by several stores that import the same ones at the same time", async () => {
      const stores = await Promise.all(Array.from({ length: 3 }, () => openForTest(database)));
      const all = Array.from({ length: 20 }, (_, index) => ({
        ...soup,
        name: `soup-${String(index)}.webp`,
      }));
      await Promise.all(stores.map((each) => each.savePictures(all)));
      expect(await store.pictureNames()).toHaveLength(20);
    });
  });
}
