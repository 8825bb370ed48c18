import { expect, onTestFinished, test } from "vitest";
import { longestIdle } from "#domain/order-log/device.ts";
import { openSqliteStore } from "#server/store/sqlite/open-sqlite-store.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import { emptyDatabaseFile } from "#server/testing/database-file.ts";
import { confirmedUntil, findSession } from "./find-session.ts";

const monday = Date.UTC(2026, 0, 5);
const minute = 60_000;
const day = 24 * 60 * minute;

async function openWithPhone() {
  const store = await openSqliteStore(await emptyDatabaseFile());
  onTestFinished(() => store.close());
  const link = {
    codeHash: "code",
    role: "owner",
    createdAt: monday,
    expiresAt: monday + minute,
    sessionEndsAt: monday + 90 * day,
    by: null,
  } as const;
  await store.addDeviceLink(link);
  await store.redeemDeviceLink({ codeHash: "code", sessionHash: "phone", name: "", at: monday });
  return store;
}

test("a device that is signed in is found, and was seen five minutes ago at most", async () => {
  const store = await openWithPhone();
  const find = (now: number) => findSession(store, "phone", now);
  expect(await find(monday + 4 * minute)).toMatchObject({
    kind: "signed-in",
    device: { id: 1, role: "owner" },
  });
  expect(await store.listDevices()).toMatchObject([{ lastSeenAt: monday }]);
  await find(monday + 5 * minute);
  expect(await store.listDevices()).toMatchObject([{ lastSeenAt: monday + 5 * minute }]);
});

test("a device that is not signed in learns why", async () => {
  const store = await openWithPhone();
  const reason = async (hash: string | undefined, now: number) => {
    const found = await findSession(store, hash, now);
    return found.kind === "not-signed-in" ? found.reason : found.kind;
  };
  expect(await reason(undefined, monday)).toBe("none");
  expect(await reason("guessed", monday)).toBe("unknown");
  expect(await reason("phone", monday + longestIdle - 1)).toBe("signed-in");
  expect(await reason("phone", monday + 2 * longestIdle)).toBe("idle");
  expect(await reason("phone", monday + 90 * day)).toBe("ended");
  await store.revokeDevice({ id: 1, by: null, at: monday });
  expect(await reason("phone", monday)).toBe("revoked");
});

test("a database that can only be read signs nobody out", async () => {
  const store = await openWithPhone();
  const readOnly = {
    ...store,
    noteDeviceSeen: () => Promise.reject(new StoreUnavailable("the disk is full")),
  };
  expect(await findSession(readOnly, "phone", monday + day)).toMatchObject({ kind: "signed-in" });
  const broken = { ...store, noteDeviceSeen: () => Promise.reject(new Error("a bug")) };
  await expect(findSession(broken, "phone", monday + day)).rejects.toThrow("a bug");
});

test("an owner's device is confirmed for ten minutes, and no other device ever is", () => {
  const device = { role: "owner", confirmedAt: monday } as const;
  expect(confirmedUntil(device, monday + 10 * minute - 1)).toBe(monday + 10 * minute);
  expect(confirmedUntil(device, monday + 10 * minute)).toBeUndefined();
  // Confirmed while the clock was ahead.
  expect(confirmedUntil(device, monday - 48 * 60 * minute)).toBeUndefined();
  expect(confirmedUntil({ ...device, confirmedAt: undefined }, monday)).toBeUndefined();
  expect(confirmedUntil({ ...device, role: "helper" }, monday)).toBeUndefined();
});
