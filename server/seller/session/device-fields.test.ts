import { expect, onTestFinished, test } from "vitest";
import { type Device, type DeviceRole, longestSession } from "#domain/order-log/device.ts";
import { openSqliteStore } from "#server/store/sqlite/open-sqlite-store.ts";
import { emptyDatabaseFile } from "#server/testing/database-file.ts";
import { linkDevice, readDevices, readMe, renameDevice, revokeDevice } from "./device-fields.ts";
import { hashOfCode, makeDeviceLink } from "./device-link.ts";

const monday = Date.UTC(2026, 0, 5);
const minute = 60_000;
const shopNames = { he: "מרק", en: "Soup" };
const origin = "https://shop.example";
const end = monday + longestSession;
const refusal = (code: string) => ({ refusal: { code } });

async function openWithOwner() {
  const store = await openSqliteStore(await emptyDatabaseFile());
  onTestFinished(() => store.close());
  const redeem = async (url: string, at = monday) => {
    const code = new URL(url).hash.slice(1);
    const session = { sessionHash: code, name: "iPhone", at };
    const outcome = await store.redeemDeviceLink({ codeHash: hashOfCode(code), ...session });
    if (outcome.kind !== "linked") throw new Error(outcome.kind);
    return outcome.device;
  };
  const letIn = async (role: DeviceRole) => {
    const link = { role, endsAt: end, by: null, origin, now: monday };
    return redeem((await makeDeviceLink(store, link)).url);
  };
  const owner: Device = { ...(await letIn("owner")), confirmedAt: monday };
  return { store, owner, redeem, letIn, context: { store, device: owner, now: monday } };
}

test("a confirmed owner links a device with a role and an end", async () => {
  const { context, redeem } = await openWithOwner();
  const endsAt = monday + 5 * minute;
  const link = await linkDevice(context, origin, { role: "driver", endsAt });
  expect(link).toEqual({
    url: expect.stringMatching(/^https:\/\/shop\.example\/desk\/sign-in#[\w-]{22}$/u),
    expiresAt: monday + 10 * minute,
  });
  expect(await redeem(link.url)).toMatchObject({ role: "driver", endsAt });
});

test.each([monday, end + 1, monday + 0.5, Number.NaN])(
  "a device cannot be signed out at %s",
  async (endsAt) => {
    const { context } = await openWithOwner();
    await expect(linkDevice(context, origin, { role: "driver", endsAt })).rejects.toMatchObject(
      refusal("BAD_REQUEST"),
    );
  },
);

test("ten minutes later the passkey is asked for before another device is revoked", async () => {
  const { context, owner, letIn } = await openWithOwner();
  const driver = await letIn("driver");
  const late = { ...context, now: monday + 10 * minute };
  const confirmFirst = refusal("CONFIRM_FIRST");
  await expect(revokeDevice(late, driver.id)).rejects.toMatchObject(confirmFirst);
  expect(await readDevices(late)).toMatchObject([{ isActive: true }, { isActive: true }]);
  expect(await revokeDevice(late, owner.id)).toMatchObject({ isThis: true, isActive: false });
});

test("a revoked device is not active, stays in the list, and stays revoked since then", async () => {
  const { context, letIn } = await openWithOwner();
  const driver = await letIn("driver");
  const revoked = { id: driver.id, revokedAt: monday, isActive: false, isThis: false };
  expect(await revokeDevice(context, driver.id)).toMatchObject(revoked);
  const later = { ...context, now: monday + minute };
  expect(await revokeDevice(later, driver.id)).toMatchObject(revoked);
  expect(await readDevices(context)).toMatchObject([revoked, { isThis: true, isActive: true }]);
});

test("a device has the name that the seller gives it, of one line", async () => {
  const { context, owner } = await openWithOwner();
  expect(await renameDevice(context, owner.id, " הטלפון של רות ")).toMatchObject({
    name: "הטלפון של רות",
    isThis: true,
  });
  for (const name of [" ", "a\nb", "a\u202eb", "x".repeat(61)])
    await expect(renameDevice(context, owner.id, name)).rejects.toMatchObject(
      refusal("BAD_REQUEST"),
    );
  expect(await readDevices(context)).toMatchObject([{ name: "הטלפון של רות" }]);
});

test("a device that does not exist cannot be revoked or renamed", async () => {
  const { context } = await openWithOwner();
  await expect(renameDevice(context, 99, "x")).rejects.toMatchObject(refusal("BAD_REQUEST"));
  await expect(revokeDevice(context, 99)).rejects.toMatchObject(refusal("BAD_REQUEST"));
});

test("a device learns who it is, and whether the shop has a passkey", async () => {
  const { store, context, owner } = await openWithOwner();
  expect(await readMe(context, shopNames)).toMatchObject({
    shopNames,
    device: { id: owner.id, name: "iPhone", role: "owner", isThis: true, hasPasskey: false },
    confirmedUntil: monday + 10 * minute,
    hasPasskey: false,
  });
  await store.addPasskey({
    id: "credential",
    publicKey: "key",
    counter: 0,
    transports: [],
    createdAt: monday,
    lastUsedAt: monday,
    deviceId: owner.id,
  });
  const device = { ...owner, passkeyId: "credential" };
  expect(await readMe({ ...context, device }, shopNames)).toMatchObject({
    device: { hasPasskey: true },
    hasPasskey: true,
  });
  await store.revokeDevice({ id: owner.id, by: null, at: monday });
  expect(await readMe({ ...context, device, now: monday + 10 * minute }, shopNames)).toMatchObject({
    device: { hasPasskey: false },
    confirmedUntil: null,
    hasPasskey: false,
  });
});
