import { expect, test, vi } from "vitest";
import { createMemoryDeviceStorage } from "./data/storage/memory-device-storage.ts";
import { createLoadNewerPage } from "./load-newer-page.ts";
import { openDeskWeek, pack, ruth, yosef } from "./testing/open-week.ts";

/** A desk with a page on the screen, whose fields and dialog a test sets. */
async function openPage(storage = createMemoryDeviceStorage()) {
  const { server, desk } = await openDeskWeek(storage);
  const shown = {
    visibilityState: "visible" as DocumentVisibilityState,
    texts: [""] as readonly string[],
    hasDialog: false,
  };
  const reload = vi.fn<() => void>();
  const loadNewerPage = createLoadNewerPage({
    ...desk,
    reload,
    page: {
      get visibilityState() {
        return shown.visibilityState;
      },
      querySelector: () => (shown.hasDialog ? ({} as never) : null),
      querySelectorAll: () => shown.texts.map((value) => ({ value })) as never,
    },
  });
  return { server, desk, shown, reload, loadNewerPage };
}

test("a page in which nothing is typed is reloaded, and so is a hidden one, once its drafts are stored", async () => {
  const storage = createMemoryDeviceStorage();
  const { desk, shown, reload, loadNewerPage } = await openPage(storage);
  await loadNewerPage();
  expect(reload).toHaveBeenCalledOnce();
  shown.visibilityState = "hidden";
  shown.texts = ["Dear"];
  void desk.drafts.keep("order new", "first");
  void desk.drafts.keep("order new", "Ruth");
  await loadNewerPage();
  expect(reload).toHaveBeenCalledTimes(2);
  expect(await storage.read("draft order new")).toBe("Ruth");
});

test("a page that somebody looks at stays while something is typed or a dialog is open", async () => {
  const { shown, reload, loadNewerPage } = await openPage();
  shown.texts = ["", "Ru"];
  await loadNewerPage();
  shown.texts = ["", ""];
  shown.hasDialog = true;
  await loadNewerPage();
  expect(reload).not.toHaveBeenCalled();
  shown.hasDialog = false;
  await loadNewerPage();
  expect(reload).toHaveBeenCalledOnce();
});

test("a page with a mark that the device could not store stays, also hidden and after another one was stored", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const storage = createMemoryDeviceStorage();
  let isFull = false;
  const { server, desk, shown, reload, loadNewerPage } = await openPage({
    ...storage,
    change: (changes) =>
      isFull ? Promise.reject(new DOMException("no space")) : storage.change(changes),
  });
  shown.visibilityState = "hidden";
  server.fail = () => "unreachable";
  desk.queue.mark([pack(ruth, false)], "רות: לא ארוז");
  await vi.waitFor(async () => expect(await storage.list("presses")).toHaveLength(1));
  isFull = true;
  desk.queue.mark([pack(yosef)], "יוסף: ארוז");
  await loadNewerPage();
  await vi.waitFor(() => expect(desk.queue.state().isStorageFailing).toBe(true));
  await loadNewerPage();
  expect(reload).not.toHaveBeenCalled();
  // All are sent, though the first one cannot be removed from the device.
  server.fail = () => null;
  desk.refresh();
  await vi.waitFor(() => expect(desk.queue.state().waiting).toEqual([]));
  await loadNewerPage();
  expect(reload).toHaveBeenCalledOnce();
});

test("a page with a draft that the device could not store stays, also after another one was stored", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const storage = createMemoryDeviceStorage();
  let isFull = true;
  const { desk, shown, reload, loadNewerPage } = await openPage({
    ...storage,
    keep: (name, value) =>
      isFull && name === "draft order 1"
        ? Promise.reject(new DOMException("no space"))
        : storage.keep(name, value),
  });
  shown.visibilityState = "hidden";
  await desk.drafts.keep("order 1", "Ruth");
  await desk.drafts.keep("order 2", "Yosef");
  await loadNewerPage();
  expect(reload).not.toHaveBeenCalled();
  isFull = false;
  await loadNewerPage();
  expect(reload).toHaveBeenCalledOnce();
  expect(await storage.read("draft order 1")).toBe("Ruth");
});

test("a page whose drafts the device cannot store stays", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const storage = createMemoryDeviceStorage();
  const { desk, reload, loadNewerPage } = await openPage({
    ...storage,
    keep: (name, value) =>
      name.startsWith("draft ")
        ? Promise.reject(new DOMException("no space"))
        : storage.keep(name, value),
  });
  void desk.drafts.keep("order new", "Ruth");
  await loadNewerPage();
  expect(reload).not.toHaveBeenCalled();
});
