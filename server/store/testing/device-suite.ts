import { beforeEach, describe, expect, test } from "vitest";
import { deviceStatus } from "#domain/order-log/device.ts";
import type { DevicePush } from "#server/store/devices/device-push.ts";
import type { Store } from "#server/store/store.ts";
import { type DatabaseUnderTest, openForTest } from "./database-under-test.ts";
import { letDeviceIn, link, minute, monday, passkey, phoneSession } from "./let-device-in.ts";

const day = 24 * 60 * minute;
const push: DevicePush = {
  endpoint: "https://push.example/phone",
  p256dh: "key",
  auth: "secret",
  language: "he",
  kinds: ["new_order"],
};

/** The part of the contract about devices and secrets. */
export function deviceSuite(prepare: () => Promise<DatabaseUnderTest>): void {
  describe("devices", () => {
    let database: DatabaseUnderTest;
    let store: Store;

    const letIn = (changes?: Parameters<typeof letDeviceIn>[1]) => letDeviceIn(store, changes);

    beforeEach(async () => {
      database = await prepare();
      store = await openForTest(database);
    });

    test("an invitation lets one device in, and its session is found again", async () => {
      const device = await letIn();
      expect(device).toEqual({
        id: 1,
        role: "owner",
        name: "טלפון",
        createdAt: phoneSession.at,
        lastSeenAt: phoneSession.at,
        endsAt: link.sessionEndsAt,
        revokedAt: undefined,
        confirmedAt: undefined,
        passkeyId: undefined,
      });
      expect(
        await (await openForTest(database)).findDeviceBySession(phoneSession.sessionHash),
      ).toEqual(device);
      expect(await store.findDeviceBySession("unknown")).toBeUndefined();
    });

    test("of devices that redeem one invitation at the same time, one is let in", async () => {
      await store.addDeviceLink(link);
      const stores = [store, await openForTest(database), await openForTest(database)];
      const outcomes = await Promise.all(
        stores.map((each, index) =>
          each.redeemDeviceLink({ ...phoneSession, sessionHash: String(index) }),
        ),
      );
      expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(["linked", "used", "used"]);
      expect(await store.listDevices()).toHaveLength(1);
    });

    test("an unknown code and an expired invitation let nobody in", async () => {
      await store.addDeviceLink(link);
      expect(await store.redeemDeviceLink({ ...phoneSession, codeHash: "guessed" })).toEqual({
        kind: "unknown",
      });
      expect(await store.redeemDeviceLink({ ...phoneSession, at: link.expiresAt })).toEqual({
        kind: "expired",
      });
      expect(await store.listDevices()).toEqual([]);
      await expect(store.addDeviceLink(link)).rejects.toThrow();
    });

    test("a device invites another one with a role and an end, and both are in the log", async () => {
      const owner = await letIn();
      const helper = await letIn({
        codeHash: "for the helper",
        sessionHash: "hash of the tablet's session",
        role: "helper",
        sessionEndsAt: monday + 500 * minute,
        by: owner.id,
      });
      expect(helper).toMatchObject({ role: "helper", endsAt: monday + 500 * minute });
      expect((await store.listDevices()).map(({ id }) => id)).toEqual([helper.id, owner.id]);
      expect((await store.changesSince({ event: 0, order: 0 })).cursor.event).toBe(2);
    });

    test("a revoked device is out at once, and is revoked once", async () => {
      const { id } = await letIn();
      expect(await store.revokeDevice({ id, by: null, at: monday + 5 * minute })).toBe(true);
      expect(await store.revokeDevice({ id, by: null, at: monday + 6 * minute })).toBe(false);
      expect(await store.revokeDevice({ id: 99, by: null, at: monday })).toBe(false);
      const found = await store.findDeviceBySession(phoneSession.sessionHash);
      expect(found?.revokedAt).toBe(monday + 5 * minute);
      expect(found && deviceStatus(found, monday + 5 * minute)).toBe("revoked");
    });

    test("a device that is out leaves no push address behind", async () => {
      const { id } = await letIn();
      const { id: left } = await letIn({ codeHash: "left", sessionHash: "left" });
      const sessionEndsAt = monday + 400 * day;
      const { id: idle } = await letIn({ codeHash: "idle", sessionHash: "idle", sessionEndsAt });
      for (const each of [id, left, idle]) await store.setDevicePush(each, push);
      await store.revokeDevice({ id, by: null, at: monday + minute });
      await store.endSession({ id: left, at: monday + minute });
      const pushOf = (of: readonly number[]) => Promise.all(of.map(store.findDevicePush));
      expect(await pushOf([id, left, idle])).toEqual([undefined, undefined, push]);
      // The answer of a call that was on its way.
      await store.setDevicePush(id, push);
      await store.prune({ now: monday + 120 * day, today: "2026-05-05" });
      expect(await pushOf([id, left, idle])).toEqual([undefined, undefined, push]);
      await store.prune({ now: monday + 365 * day, today: "2027-01-05" });
      expect(await pushOf([id, left, idle])).toEqual([undefined, undefined, undefined]);
    });

    test("no press of a device hinders that it is revoked, or that others are let in", async () => {
      const { id } = await letIn({ role: "helper" });
      for (const actionId of [`device-revoked-${String(id)}`, `device-linked-${String(id + 1)}`]) {
        const press = {
          actionId,
          deviceId: id,
          pressedAt: monday,
          at: monday,
          seen: { event: 99, actionIds: [] },
          orderNumber: null,
          week: "2026-01-07",
          action: { kind: "cooked", line: "abc", done: 1 },
        } as const;
        expect(await store.mark(press)).toMatchObject({ kind: "recorded" });
      }
      expect(await letIn({ codeHash: "other", sessionHash: "other" })).toMatchObject({ id: 2 });
      expect(await store.revokeDevice({ id, by: 2, at: monday + 5 * minute })).toBe(true);
    });

    test("an invitation by a device that was revoked since lets nobody in", async () => {
      const { id } = await letIn();
      await store.addDeviceLink({ ...link, codeHash: "spare key", by: id });
      await store.revokeDevice({ id, by: null, at: monday + 5 * minute });
      expect(
        await store.redeemDeviceLink({
          ...phoneSession,
          codeHash: "spare key",
          sessionHash: "thief",
        }),
      ).toEqual({ kind: "unknown" });
      expect(await store.listDevices()).toHaveLength(1);
    });

    test("a device that signed out is out, and its passkey lets it in again", async () => {
      const { id } = await letIn();
      await store.addPasskey({ ...passkey, deviceId: id });
      await store.endSession({ id, at: monday + 5 * minute });
      await store.endSession({ id, at: monday + 6 * minute });
      const found = await store.findDeviceBySession(phoneSession.sessionHash);
      expect(found).toMatchObject({ endsAt: monday + 5 * minute, revokedAt: undefined });
      expect(found && deviceStatus(found, monday + 5 * minute)).toBe("ended");
      expect(await store.findPasskey("credential")).toEqual(passkey);
    });

    test("when a device was seen never goes back", async () => {
      const { id } = await letIn();
      await store.noteDeviceSeen({ id, at: monday + 9 * minute });
      await store.noteDeviceSeen({ id, at: monday + 8 * minute });
      await store.confirmDevice({ id, at: monday + 7 * minute });
      expect(await store.listDevices()).toMatchObject([
        { lastSeenAt: monday + 9 * minute, confirmedAt: monday + 7 * minute },
      ]);
    });

    test("the first value of a secret is kept by all, until it is replaced", async () => {
      const stores = [store, await openForTest(database), await openForTest(database)];
      const values = await Promise.all(
        stores.map((each, index) =>
          each.readOrMakeSecret({ name: "orders", value: String(index), at: monday }),
        ),
      );
      expect(new Set(values).size).toBe(1);
      await store.replaceSecret({ name: "orders", value: "new", at: monday });
      expect(await store.readOrMakeSecret({ name: "orders", value: "x", at: monday })).toBe("new");
      expect(await store.readOrMakeSecret({ name: "other", value: "y", at: monday })).toBe("y");
    });

    test("a device with a role of a later version is listed with it", async () => {
      await letIn();
      await database.execute("update devices set role = 'guest'");
      expect(await store.listDevices()).toMatchObject([{ role: "guest" }]);
    });
  });
}
