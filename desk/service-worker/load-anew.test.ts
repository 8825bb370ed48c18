import { expect, test, vi } from "vitest";
import { createLoadAnew } from "./load-anew.ts";

/** A device that has stored the mark `stored`, with two pages of an earlier build. */
function openDevice() {
  const loaded: string[] = [];
  let later = () => {};
  const moment = new Promise<void>((resolve) => {
    later = resolve;
  });
  let isFailing = false;
  const loadAnew = createLoadAnew({
    pageOf: (id) =>
      Promise.resolve(id === "closed" ? undefined : { loadAnew: async () => loaded.push(id) }),
    storedMarks: () =>
      isFailing ? Promise.reject(new Error("no storage")) : Promise.resolve(["stored"]),
    moment: () => moment,
  });
  const press = (actionId: string) => ({
    operationName: "Press",
    variables: { press: { actionId } },
  });
  return { loaded, loadAnew, later, press, fail: () => (isFailing = true) };
}

const changes = { operationName: "Changes" };

test("a page of an earlier build is reloaded, and what waits stays on the device", async () => {
  const { loaded, loadAnew, later, press } = openDevice();
  const asked = [loadAnew("one", changes), loadAnew("two", press("stored"))];
  expect(loaded).toEqual([]);
  later();
  await Promise.all(asked);
  expect(loaded.toSorted()).toEqual(["one", "two"]);
  await loadAnew("closed", changes);
  expect(loaded).toHaveLength(2);
});

test("a page with a mark that the device could not store stays as it is, also if it asks for something else first", async () => {
  const { loaded, loadAnew, later, press } = openDevice();
  const asked = [loadAnew("one", changes), loadAnew("one", press("unstored"))];
  later();
  await Promise.all(asked);
  await loadAnew("one", changes);
  expect(loaded).toEqual([]);
  // The same after the device could store it.
  await loadAnew("one", press("stored"));
  expect(loaded).toEqual(["one"]);
});

test("where the storage of the device does not answer, a page with a mark stays as it is", async () => {
  const said = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { loaded, loadAnew, later, press, fail } = openDevice();
  fail();
  later();
  await loadAnew("one", press("stored"));
  await loadAnew("one", changes);
  expect(loaded).toEqual([]);
  expect(said).toHaveBeenCalledOnce();
});
