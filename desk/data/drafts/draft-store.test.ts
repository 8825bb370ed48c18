import { expect, test, vi } from "vitest";
import { createMemoryDeviceStorage } from "#desk/data/storage/memory-device-storage.ts";
import { withResolvers } from "#domain/with-resolvers.ts";
import { createDraftStore } from "./draft-store.ts";

test("a draft outlives a reload until it is removed", async () => {
  const storage = createMemoryDeviceStorage();
  await createDraftStore(storage).keep("order 7", { text: "two soups" });

  const reloaded = createDraftStore(storage);
  await reloaded.loaded("order 7");
  expect(reloaded.current("order 7")).toEqual({ text: "two soups" });
  await reloaded.keep("order 7", undefined);
  expect(reloaded.current("order 7")).toBeUndefined();

  const again = createDraftStore(storage);
  await again.loaded("order 7");
  expect(again.current("order 7")).toBeUndefined();
});

test("what was typed while the kept draft was being read stays, and the last of several changes is stored", async () => {
  const storage = createMemoryDeviceStorage();
  await createDraftStore(storage).keep("order 7", "old");
  const drafts = createDraftStore(storage);
  const loaded = drafts.loaded("order 7");
  void drafts.keep("order 7", "n");
  const kept = drafts.keep("order 7", "new");
  await Promise.all([loaded, kept]);
  expect(drafts.current("order 7")).toBe("new");
  expect(await storage.read("draft order 7")).toBe("new");
});

test("the newest draft of a page that is left does not wait for an earlier one", async () => {
  const storage = createMemoryDeviceStorage();
  const stored: unknown[] = [];
  const { promise: slowDisk, resolve: end } = withResolvers<void>();
  const drafts = createDraftStore({
    ...storage,
    keep: (_name, value) => {
      stored.push(value);
      return slowDisk;
    },
  });
  void drafts.keep("order 7", "n");
  await vi.waitFor(() => expect(stored).toEqual(["n"]));
  void drafts.keep("order 7", "ne");
  const last = drafts.keep("order 7", "new");
  void drafts.storeNow();
  expect(stored).toEqual(["n", "new"]);
  end();
  await last;
  expect(stored).toEqual(["n", "new"]);
});

test("a draft counts as stored only once it is, also when it did not wait for an earlier one", async () => {
  const disk = [withResolvers<void>(), withResolvers<void>()] as const;
  const writes = disk.map(({ promise }) => promise);
  const drafts = createDraftStore({
    ...createMemoryDeviceStorage(),
    keep: () => writes.shift() ?? Promise.resolve(),
  });
  void drafts.keep("order 7", "n");
  await vi.waitFor(() => expect(writes).toHaveLength(1));
  let isStored = false;
  const last = drafts.keep("order 7", "new").then(() => {
    isStored = true;
  });
  void drafts.storeNow();
  disk[0].resolve();
  // All that follows the end of the earlier write.
  await new Promise((resolve) => setTimeout(resolve));
  expect(isStored).toBe(false);
  disk[1].resolve();
  await last;
});

test("a device that cannot store keeps the draft for the page and says so, until it can", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const storage = createMemoryDeviceStorage();
  let isFull = true;
  const drafts = createDraftStore({
    ...storage,
    keep: (name, value) => (isFull ? Promise.reject(new Error("full")) : storage.keep(name, value)),
  });
  await drafts.keep("order 7", "text");
  expect(drafts.isFailing()).toBe(true);
  expect(drafts.current("order 7")).toBe("text");
  isFull = false;
  await drafts.keep("order 7", "text!");
  expect(drafts.isFailing()).toBe(false);
});

test("nothing of a device that was signed out is left in memory", async () => {
  const storage = createMemoryDeviceStorage();
  const drafts = createDraftStore(storage);
  await drafts.keep("order 7", "text");
  await storage.wipe();
  drafts.clear();
  await drafts.loaded("order 7");
  expect(drafts.current("order 7")).toBeUndefined();
});

test("a draft of the menu outlives signing out", async () => {
  const storage = createMemoryDeviceStorage();
  const drafts = createDraftStore(storage);
  await drafts.keep("catalogue dish 7", "soup");
  await storage.wipe();
  drafts.clear();
  await drafts.loaded("catalogue dish 7");
  expect(drafts.current("catalogue dish 7")).toBe("soup");
});
