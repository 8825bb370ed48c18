import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { createAuthenticator } from "#server/seller/session/testing/create-authenticator.ts";
import { openSqliteStore } from "#server/store/sqlite/open-sqlite-store.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import {
  challengeFor,
  deskOrigin,
  openSignIn,
  registerTestPasskey,
  testDeviceName,
} from "#server/testing/open-sign-in.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";

test("only the desk's own origin may sign in, over TLS or on this machine", async () => {
  const config = { allowedOrigins: ["https://site.example"], publicOrigin: undefined };
  const desk = await openSignIn({ config });
  const call = async (headers: Record<string, string>) => {
    const answer = await desk.app.inject({
      method: "POST",
      url: "/desk/sign-in/redeem",
      headers,
      payload: { code: "guessed", name: testDeviceName },
    });
    return [answer.statusCode, answer.json<{ code: string }>().code];
  };
  const host = "shop.example";
  expect(await call({ host, origin: "https://site.example" })).toEqual([403, "BAD_REQUEST"]);
  expect(await call({ host })).toEqual([403, "BAD_REQUEST"]);
  // The browser knows better than a page whose origin only looks equal, as the http and https of one host do.
  for (const site of ["cross-site", "same-site"])
    expect(await call({ host, origin: "https://shop.example", "sec-fetch-site": site })).toEqual([
      403,
      "BAD_REQUEST",
    ]);
  expect(await call({ host, origin: "http://shop.example" })).toEqual([403, "NOT_HTTPS"]);
  expect(await call({ host, origin: "https://shop.example" })).toEqual([404, "LINK_UNKNOWN"]);
  const local = { host: "localhost:3000", origin: "http://localhost:3000" };
  expect(await call(local)).toEqual([404, "LINK_UNKNOWN"]);
});

test.each([
  ["a code that is no text", "redeem", { code: 1, name: testDeviceName }],
  ["more than is asked for", "redeem", { code: "a", name: testDeviceName, role: "owner" }],
  ["a name with a line break", "redeem", { code: "a", name: "a\nb" }],
  ["no name", "redeem", { code: "a", name: " " }],
  ["another purpose", "passkey-options", { purpose: "keep 1" }],
  ["a passkey that is no base64url", "confirm", { passkey: { id: "+" } }],
  ["nothing", "sign-out", undefined],
])("a call with %s is refused", async (_what, path, payload) => {
  const desk = await openSignIn();
  const answer = await desk.app.inject({
    method: "POST",
    url: `/desk/sign-in/${path}`,
    headers: { origin: deskOrigin, "content-type": "application/json" },
    ...(payload && { payload }),
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ code: "BAD_REQUEST" });
  expect(answer.headers).toMatchObject({ "cache-control": "no-store" });
});

test("forms of other types are refused before they are read", async () => {
  const { app } = await openSignIn();
  const answer = await app.inject({
    method: "POST",
    url: "/desk/sign-in/sign-out",
    headers: { origin: deskOrigin, "content-type": "text/plain" },
    payload: "{}",
  });
  expect([answer.statusCode, answer.json()]).toEqual([415, { code: "BAD_REQUEST" }]);
});

test("an address has ten tries a minute, over all calls that can be tried and whatever the limit of other calls", async () => {
  const desk = await openSignIn({ config: { callsPerMinute: 0 } });
  const browser = desk.openBrowser();
  const passkey = createAuthenticator(deskOrigin).use("AAAA");
  for (let round = 0; round < 5; round += 1) {
    expect(await browser.call("redeem", { code: "guessed", name: testDeviceName })).toMatchObject({
      status: 404,
    });
    expect(await browser.call("passkey", { passkey, name: testDeviceName })).toMatchObject({
      status: 404,
    });
  }
  const tooMany = { status: 429, code: "TOO_MANY_TRIES" };
  expect(await browser.call("redeem", { code: "guessed", name: testDeviceName })).toMatchObject(
    tooMany,
  );
  expect(await browser.call("confirm", { passkey })).toMatchObject(tooMany);
  expect(await browser.call("sign-out", {})).toMatchObject({ status: 200 });
});

test("a dead database is said, and signs nobody in", async () => {
  const desk = await openSignIn({
    change: (store) => ({
      ...store,
      redeemDeviceLink: () => Promise.reject(new StoreUnavailable("the disk is full")),
    }),
  });
  const browser = desk.openBrowser();
  expect(await browser.call("redeem", { code: "a", name: testDeviceName })).toMatchObject({
    status: 503,
    code: "UNAVAILABLE",
    set: undefined,
  });
});

test("neither the database nor the log has a code or a token that lets anybody in", async () => {
  const file = join(await temporaryFolder(), "stolen.sqlite");
  const stolen = await openSqliteStore(file);
  const desk = await openSignIn({
    change: (store) => ({ ...stolen, currentCatalogue: store.currentCatalogue }),
  });
  const phone = desk.openBrowser();
  const [code, unused] = [await desk.link(), await desk.link("helper")];
  await phone.call("redeem", { code, name: testDeviceName });
  const authenticator = await registerTestPasskey(phone);
  desk.wait(1);
  const first = phone.cookie();
  const challenge = await challengeFor(phone, "sign-in");
  desk.wait(1);
  await phone.call("passkey", { passkey: authenticator.use(challenge), name: testDeviceName });
  await stolen.close();

  const dump = dumpOf(file);
  expect(dump).toContain(authenticator.id);
  for (const cookie of [first, phone.cookie()]) {
    const token = cookie.split("=")[1] ?? "";
    expect(token).toHaveLength(43);
    expect(dump + desk.log()).not.toContain(token);
  }
  for (const each of [code, unused]) expect(dump + desk.log()).not.toContain(each);
});

/** Every value of every table. */
function dumpOf(file: string): string {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const tables = database.prepare("select name from sqlite_master where type = 'table'").all();
    return tables
      .map(({ name: table }) =>
        JSON.stringify(database.prepare(`select * from "${String(table)}"`).all()),
      )
      .join("\n");
  } finally {
    database.close();
  }
}

test("a passkey is good only at the address of the shop, port included", async () => {
  const desk = await openSignIn();
  const phone = desk.openBrowser();
  await phone.call("redeem", { code: await desk.link(), name: testDeviceName });
  const authenticator = await registerTestPasskey(phone);
  desk.wait(1000);
  const origin = `${deskOrigin}:8443`;
  const elsewhere = desk.openBrowser(origin);
  const there = authenticator.use(await challengeFor(elsewhere, "sign-in"), { origin });
  expect(await elsewhere.call("passkey", { passkey: there, name: testDeviceName })).toMatchObject({
    status: 403,
    code: "PASSKEY_REJECTED",
  });
  const here = authenticator.use(await challengeFor(phone, "sign-in"));
  expect(await phone.call("passkey", { passkey: here, name: testDeviceName })).toMatchObject({
    status: 200,
  });
});
