import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { deskBuildHeader } from "#contract/wire/desk-build.ts";
import { callRequest } from "#server/testing/call-desk.ts";
import { pressOn } from "#server/testing/mark-on-desk.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { letIn } from "#server/testing/open-desk.ts";
import { openShop } from "#server/testing/open-shop.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";

const monday = Date.UTC(2026, 0, 5, 9);
const [own, other] = ["/desk/assets/index-own.js", "/desk/assets/index-other.js"];
const page = `<!doctype html><link rel="modulepreload" href="/desk/assets/part.js"><script type="module" crossorigin src="${own}"></script>`;

/** A server with a built desk, and its owner, whose page is of the given build. */
async function openDesk() {
  const deskFolder = join(await temporaryFolder(), "desk");
  await mkdir(join(deskFolder, "assets"), { recursive: true });
  await writeFile(join(deskFolder, "index.html"), page);
  await writeFile(join(deskFolder, "manifest.webmanifest"), "{}");
  const shop = await openShop({ clock: () => monday, deskFolder });
  const owner = await letIn(shop.store, "owner", monday);
  const send = async (build: string | undefined, calls: unknown) => {
    const named = build === undefined ? {} : { [deskBuildHeader]: build };
    const answer = await shop.app.inject(callRequest(calls, { ...owner.headers, ...named }));
    return [answer.statusCode, answer.json<unknown>()];
  };
  return { ...shop, owner, send };
}

const olderPage = [503, { refused: { code: "UNAVAILABLE", reason: "older-page" } }];
const badRequest = expect.objectContaining({ code: "BAD_REQUEST" }) as unknown;

/** A mark of another build: this server knows no such action. */
const laterMark = {
  press: {
    actionId: "later-1",
    pressedAt: 1,
    seen: { event: 0, actionIds: [] },
    orderNumber: "100000001",
    action: { weighed: 500 },
  },
};

test("a request that does not fit is bad for a page of this build alone: one of another build is told to wait for the newer page", async () => {
  const { send, owner } = await openDesk();
  // What no server takes, what the checks of a call refuse, and a call that this server does not know.
  const name = { renameDevice: { id: owner.id, name: " " } };
  for (const calls of [laterMark, { year: { year: 1, language: "he" } }, name]) {
    const [call = ""] = Object.keys(calls);
    expect(await send(own, calls)).toEqual([200, { [call]: { refused: badRequest } }]);
    for (const build of [other, undefined]) expect(await send(build, calls)).toEqual(olderPage);
  }
  for (const calls of [[], {}, { devices: {}, renameDevice: {} }]) {
    expect(await send(own, calls)).toEqual([400, { refused: badRequest }]);
    for (const build of [other, undefined]) expect(await send(build, calls)).toEqual(olderPage);
  }
  expect(await send(other, { laterCall: {} })).toEqual(olderPage);
  expect(await send(other, { devices: {}, year: { year: 1, language: "he" } })).toEqual(olderPage);
});

test("whatever fits is carried out for a page of any build, and what its role may not do is refused as ever", async () => {
  const { app, store, send, owner } = await openDesk();
  const order = newOrder();
  await store.saveOrders([order]);
  const press = pressOn(order.number, { packed: true });
  for (const [build, outcome] of [
    [other, "recorded"],
    [undefined, "repeated"],
    [own, "repeated"],
  ] as const)
    expect(await send(build, { press })).toMatchObject([200, { press: { answer: { outcome } } }]);
  const driver = await letIn(store, "driver", monday);
  const headers = { ...driver.headers, [deskBuildHeader]: other };
  const refused = await app.inject(callRequest({ devices: {} }, headers));
  expect(refused.json()).toEqual({ devices: { refused: { code: "NOT_ALLOWED" } } });
  await store.revokeDevice({ id: owner.id, by: null, at: monday });
  expect(await send(other, laterMark)).toEqual([
    200,
    { refused: { code: "NOT_SIGNED_IN", reason: "revoked" } },
  ]);
});
