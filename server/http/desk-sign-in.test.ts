import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import type { NewPasskeyOptions } from "#contract/wire/desk-sign-in.ts";
import { longestSession } from "#domain/order-log/device.ts";
import { createAuthenticator } from "#server/seller/session/testing/create-authenticator.ts";
import { openSqliteStore } from "#server/store/sqlite/open-sqlite-store.ts";
import type { Store } from "#server/store/store.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import {
  challengeFor,
  deskOrigin,
  openSignIn,
  registerTestPasskey,
  testDeviceName,
} from "#server/testing/open-sign-in.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";

const monday = Date.UTC(2026, 0, 5, 9);
const minute = 60_000;

test("a link lets one device in, by a press, within ten minutes", async () => {
  const desk = await openSignIn();
  const [phone, other] = [desk.openBrowser(), desk.openBrowser()];
  const code = await desk.link();
  const redeemed = await phone.call("redeem", { code, name: testDeviceName });
  expect(redeemed).toMatchObject({ status: 200, role: "owner" });
  expect(redeemed.set).toMatch(
    /^__Host-desk=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Strict$/u,
  );
  expect(await desk.store.listDevices()).toMatchObject([
    { role: "owner", name: testDeviceName, confirmedAt: monday },
  ]);
  expect(await other.call("redeem", { code, name: testDeviceName })).toMatchObject({
    status: 410,
    code: "LINK_USED",
    set: undefined,
  });
  expect(await other.call("redeem", { code: "guessed", name: testDeviceName })).toMatchObject({
    status: 404,
    code: "LINK_UNKNOWN",
  });
  const late = await desk.link();
  desk.wait(10 * minute);
  expect(await other.call("redeem", { code: late, name: testDeviceName })).toMatchObject({
    code: "LINK_EXPIRED",
  });
});

test("a helper's link does not make a confirmed device, and no passkey is kept in it", async () => {
  const desk = await openSignIn();
  const tablet = desk.openBrowser();
  expect(
    await tablet.call("redeem", { code: await desk.link("helper"), name: testDeviceName }),
  ).toMatchObject({
    role: "helper",
  });
  expect(await desk.store.listDevices()).toMatchObject([{ confirmedAt: undefined }]);
  const notAllowed = { status: 403, code: "NOT_ALLOWED" };
  expect(await tablet.call("new-passkey-options", {})).toMatchObject(notAllowed);
  const passkey = createAuthenticator(deskOrigin).make("AAAA");
  expect(await tablet.call("keep-passkey", { passkey })).toMatchObject(notAllowed);
});

test("a passkey is kept, signs in again after signing out, and confirms", async () => {
  const desk = await openSignIn();
  const phone = desk.openBrowser();
  await phone.call("redeem", { code: await desk.link(), name: testDeviceName });
  const authenticator = await registerTestPasskey(phone);
  desk.wait(minute);
  expect(await phone.call("sign-out", {})).toMatchObject({
    status: 200,
    set: "__Host-desk=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict",
  });
  expect(await phone.call("passkey-options", { purpose: "confirm" })).toMatchObject({
    status: 401,
    code: "NOT_SIGNED_IN",
    reason: "none",
  });
  const signIn = await challengeFor(phone, "sign-in");
  desk.wait(minute);
  expect(
    await phone.call("passkey", { passkey: authenticator.use(signIn), name: testDeviceName }),
  ).toMatchObject({
    status: 200,
    role: "owner",
  });
  desk.wait(20 * minute);
  const confirm = await challengeFor(phone, "confirm");
  desk.wait(1);
  expect(await phone.call("confirm", { passkey: authenticator.use(confirm) })).toMatchObject({
    confirmedUntil: monday + 32 * minute + 1,
  });
  expect((await desk.store.listDevices()).map(({ id, endsAt }) => [id, endsAt])).toEqual([
    [2, monday + 2 * minute + longestSession],
    [1, monday + minute],
  ]);
});

test("an answer of a passkey counts once, for what it was asked for, and within five minutes", async () => {
  const desk = await openSignIn();
  const phone = desk.openBrowser();
  await phone.call("redeem", { code: await desk.link(), name: testDeviceName });
  const authenticator = await registerTestPasskey(phone);
  desk.wait(1);
  const [signIn, confirm] = [
    await challengeFor(phone, "sign-in"),
    await challengeFor(phone, "confirm"),
  ];
  desk.wait(1);
  const expired = { status: 410, code: "OPTIONS_EXPIRED" };
  expect(await phone.call("confirm", { passkey: authenticator.use(signIn) })).toMatchObject(
    expired,
  );
  expect(
    await phone.call("passkey", { passkey: authenticator.use(confirm), name: testDeviceName }),
  ).toMatchObject(expired);
  const used = authenticator.use(signIn);
  const thief = desk.openBrowser();
  expect(await phone.call("passkey", { passkey: used, name: testDeviceName })).toMatchObject({
    status: 200,
  });
  expect(await thief.call("passkey", { passkey: used, name: testDeviceName })).toMatchObject(
    expired,
  );
  const late = await challengeFor(phone, "sign-in");
  desk.wait(5 * minute);
  expect(
    await phone.call("passkey", { passkey: authenticator.use(late), name: testDeviceName }),
  ).toMatchObject(expired);
});

test("an answer of a passkey that is sent twice at once lets one browser in", async () => {
  const slowly = (store: Store): Store => ({
    ...store,
    // So that both calls know the passkey before either of them notes that it was used.
    findPasskey: async (id) => {
      const passkey = await store.findPasskey(id);
      await setTimeout(50);
      return passkey;
    },
  });
  const desk = await openSignIn({ change: slowly });
  const phone = desk.openBrowser();
  await phone.call("redeem", { code: await desk.link(), name: testDeviceName });
  const authenticator = await registerTestPasskey(phone);
  desk.wait(1);
  const passkey = authenticator.use(await challengeFor(phone, "sign-in"));
  const browsers = [desk.openBrowser(), desk.openBrowser()];
  const answers = await Promise.all(
    browsers.map(({ call }) => call("passkey", { passkey, name: testDeviceName })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 410)).toHaveLength(1);
});

test("a passkey is kept only within ten minutes of a link or of a passkey", async () => {
  const desk = await openSignIn();
  const phone = desk.openBrowser();
  await phone.call("redeem", { code: await desk.link(), name: testDeviceName });
  const options = (await phone.call("new-passkey-options", {})) as unknown as NewPasskeyOptions;
  expect(options).toMatchObject({ rpId: "shop.example", existing: [], algorithms: [-8, -7, -257] });
  desk.wait(10 * minute);
  const made = createAuthenticator(deskOrigin).make(options.challenge);
  const first = { status: 403, code: "CONFIRM_FIRST" };
  expect(await phone.call("new-passkey-options", {})).toMatchObject(first);
  expect(await phone.call("keep-passkey", { passkey: made })).toMatchObject(first);
});

test("the passkey of a revoked device is unknown, and a passkey is kept once", async () => {
  const desk = await openSignIn();
  const phone = desk.openBrowser();
  await phone.call("redeem", { code: await desk.link(), name: testDeviceName });
  const authenticator = await registerTestPasskey(phone);
  const options = (await phone.call("new-passkey-options", {})) as unknown as NewPasskeyOptions;
  expect(options.existing).toEqual([{ id: authenticator.id, transports: ["internal"] }]);
  expect(
    await phone.call("keep-passkey", { passkey: authenticator.make(options.challenge) }),
  ).toMatchObject({ status: 409, code: "PASSKEY_EXISTS" });
  await desk.store.revokeDevice({ id: 1, by: null, at: monday });
  const challenge = await challengeFor(phone, "sign-in");
  desk.wait(1);
  expect(
    await phone.call("passkey", { passkey: authenticator.use(challenge), name: testDeviceName }),
  ).toMatchObject({ status: 404, code: "PASSKEY_UNKNOWN" });
  expect(await phone.call("passkey-options", { purpose: "confirm" })).toMatchObject({
    code: "NOT_SIGNED_IN",
    reason: "revoked",
  });
});

test("a passkey without a verified person, or of another site, signs nobody in", async () => {
  const desk = await openSignIn();
  const phone = desk.openBrowser();
  await phone.call("redeem", { code: await desk.link(), name: testDeviceName });
  const authenticator = await registerTestPasskey(phone);
  desk.wait(1);
  const challenge = await challengeFor(phone, "sign-in");
  for (const forgery of [{ isUserVerified: false }, { origin: "https://evil.example" }]) {
    const passkey = authenticator.use(challenge, forgery);
    expect(await phone.call("passkey", { passkey, name: testDeviceName })).toMatchObject({
      status: 403,
      code: "PASSKEY_REJECTED",
    });
  }
});

test("a browser that signs in again leaves no second session", async () => {
  const desk = await openSignIn();
  const phone = desk.openBrowser();
  await phone.call("redeem", { code: await desk.link(), name: testDeviceName });
  desk.wait(minute);
  await phone.call("redeem", { code: await desk.link("driver"), name: testDeviceName });
  expect((await desk.store.listDevices()).map(({ role, endsAt }) => [role, endsAt])).toEqual([
    ["driver", monday + minute + longestSession],
    ["owner", monday + minute],
  ]);
});

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

test("without a database nobody is signed in, and the answer is UNAVAILABLE", async () => {
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
