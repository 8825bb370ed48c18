import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import type { NewPasskeyOptions } from "#contract/wire/desk-sign-in.ts";
import { longestSession } from "#domain/order-log/device.ts";
import { createAuthenticator } from "#server/seller/session/testing/create-authenticator.ts";
import type { Store } from "#server/store/store.ts";
import {
  challengeFor,
  deskOrigin,
  openSignIn,
  registerTestPasskey,
  testDeviceName,
} from "#server/testing/open-sign-in.ts";

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
