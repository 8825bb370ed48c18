import { beforeEach, expect, test, vi } from "vitest";
import type { CallRefusal } from "#contract/wire/desk-calls.ts";
import { createCallClient } from "#desk/data/calls/call-client.ts";
import type { Action } from "#desk/data/connection/send-action.ts";
import { versionOfDishType } from "#domain/catalogue/catalogue.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { createCatalogueCalls } from "./catalogue-calls.ts";
import { newCatalogueId } from "./new-catalogue-id.ts";
import { newestCatalogue } from "./newest-catalogue.ts";
import { createCatalogueServer } from "./testing/catalogue-server.ts";

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

const [soups] = soupKitchen.menu;
const id = soups?.dishes[0]?.id ?? "";
const soldOut = { kind: "set-sold-out", id, isSoldOut: true } as const;
const action = (actionId = "first"): Action => ({ actionId, pressedAt: 1_000 });

/** A desk that has loaded the catalogue. `shown` is what its pages show. */
async function openDesk() {
  const server = createCatalogueServer(soupKitchen);
  const client = createCallClient(server.call);
  const calls = createCatalogueCalls({ client, call: server.call });
  const shown = async () => {
    const answer = await client.read("catalogue", {});
    const known = answer.ok ? newestCatalogue(client, answer.data) : null;
    if (known === null) throw new Error("there is no catalogue");
    const [first] = known.catalogue.menu;
    return { version: known.version, name: first?.name.he, dish: first?.dishes[0] };
  };
  await shown();
  return { server, client, calls, shown };
}

test("a change is shown as soon as it is answered, and taken back", async () => {
  const { calls, shown } = await openDesk();
  const outcome = await calls.change(soldOut, action());
  expect(outcome).toMatchObject({ kind: "saved", now: { version: 2 } });
  expect(await shown()).toMatchObject({ version: 2, dish: { isSoldOut: true } });

  expect((await calls.takeBack("first", action("second"))).kind).toBe("saved");
  const { version, dish } = await shown();
  expect(version).toBe(3);
  expect(dish).not.toHaveProperty("isSoldOut");
  expect((await calls.takeBack("unknown", action("third"))).kind).toBe("nothing-to-undo");
});

test("a change whose answer was lost is saved once, however often it is sent", async () => {
  const { server, calls, shown } = await openDesk();
  server.fail = () => "lost";
  expect((await calls.change(soldOut, action())).kind).toBe("in-doubt");
  expect((await shown()).version).toBe(1);
  server.fail = () => null;
  expect((await calls.change(soldOut, action())).kind).toBe("saved");
  expect(server.now().version).toBe(2);
  expect(await shown()).toMatchObject({ version: 2, dish: { isSoldOut: true } });
});

test("what another device did is shown with every answer, also with a refusal", async () => {
  const { server, calls, shown } = await openDesk();
  const rename = {
    kind: "save-dish-type",
    dishType: { id: soups?.id, name: { he: "מרקי החורף", en: "Winter soups" } },
    seen: soups === undefined ? null : versionOfDishType(soups),
  } as const;
  server.changeElsewhere(rename);
  expect((await calls.change(rename, action())).kind).toBe("changed-elsewhere");
  expect(await shown()).toMatchObject({ version: 2, name: "מרקי החורף" });

  server.changeElsewhere({ kind: "remove-dish", id });
  expect((await calls.change(soldOut, action("second"))).kind).toBe("gone");
  expect((await shown()).dish?.name.he).toBe("מרק עדשים");
});

test("a problem is shown at its place in what was saved", async () => {
  const { calls } = await openDesk();
  const [dish] = soups?.dishes ?? [];
  const [selection] = dish?.selections ?? [];
  const wrong = { ...dish, selections: [{ ...selection, price: 0.5 }] };
  const change = { kind: "save-dish", dish: wrong, dishType: soups?.id ?? "", seen: null } as const;
  const outcome = await calls.change(change, action());
  expect(outcome).toMatchObject({
    kind: "invalid",
    problems: expect.arrayContaining([
      { path: ["selections", 0, "price"], code: "price-form" },
    ]) as unknown,
  });
});

test("an older answer that arrives late does not replace a newer catalogue", async () => {
  const { server, client, calls, shown } = await openDesk();
  const before = server.now();
  await calls.change(soldOut, action());
  client.keep("catalogue", {}, before);
  expect(await shown()).toMatchObject({ version: 2, dish: { isSoldOut: true } });
});

test("a refusal of the whole request says what it needs", async () => {
  const { server, calls } = await openDesk();
  const refusedWith = (code: CallRefusal["code"]) => {
    server.fail = () => ({ refused: { code } });
    return calls.change(soldOut, action());
  };
  expect((await refusedWith("CONFIRM_FIRST")).kind).toBe("confirm-first");
  expect((await refusedWith("UNAVAILABLE")).kind).toBe("unavailable");
  expect((await refusedWith("BAD_REQUEST")).kind).toBe("not-accepted");
  expect((await refusedWith("OUTCOME_UNKNOWN")).kind).toBe("in-doubt");
});

test("a change whose answer lacks its outcome is in doubt", async () => {
  const { server, calls } = await openDesk();
  const answer = { outcome: "saved", now: server.now(), problems: [] };
  for (const name of ["outcome", "now", "problems"])
    for (const part of [null, undefined]) {
      server.fail = () => ({ answer: { ...answer, [name]: part } });
      expect([name, (await calls.change(soldOut, action())).kind]).toEqual([name, "in-doubt"]);
    }
  server.fail = () => ({ answer: null });
  expect((await calls.change(soldOut, action())).kind).toBe("in-doubt");
});

test("a catalogue that this page is too old to read counts as none", async () => {
  const { client } = await openDesk();
  const catalogue = { ...soupKitchen, vouchers: [] };
  expect(newestCatalogue(client, { version: 9, catalogue })).toBeNull();
});

test("ids of new things are ones that a catalogue accepts", () => {
  expect(newCatalogueId()).toMatch(/^[a-z0-9]{12}$/u);
  expect(newCatalogueId()).not.toBe(newCatalogueId());
});
