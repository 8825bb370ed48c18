import { beforeEach, describe, expect, test } from "vitest";
import type { Store } from "#server/store/store.ts";
import { type DatabaseUnderTest, openForTest } from "./database-under-test.ts";
import { letDeviceIn, minute, monday, passkey } from "./let-device-in.ts";

/** The part of the contract about passkeys. */
export function passkeySuite(prepare: () => Promise<DatabaseUnderTest>): void {
  describe("passkeys", () => {
    let database: DatabaseUnderTest;
    let store: Store;

    beforeEach(async () => {
      database = await prepare();
      store = await openForTest(database);
    });

    test("a device keeps one passkey, so that none is left when it is revoked", async () => {
      const { id } = await letDeviceIn(store);
      await store.addPasskey({ ...passkey, deviceId: id });
      await store.addPasskey({ ...passkey, id: "second", deviceId: id });
      expect(await store.findPasskey("credential")).toBeUndefined();
      await store.revokeDevice({ id, by: null, at: monday + 5 * minute });
      expect(await store.findPasskey("second")).toBeUndefined();
    });

    test("a new passkey of a device leaves that of another device with which it signed in", async () => {
      const { id } = await letDeviceIn(store);
      await store.addPasskey({ ...passkey, deviceId: id });
      const signedIn = await store.addDevice({
        passkeyId: passkey.id,
        role: "owner",
        sessionHash: "laptop",
        name: "laptop",
        at: monday + 2 * minute,
        endsAt: monday + 99 * minute,
      });
      await store.addPasskey({ ...passkey, id: "second", deviceId: signedIn?.id ?? 0 });
      expect(await store.findPasskey("credential")).toEqual(passkey);
    });

    test("of uses of a passkey that prove themselves at the same time, one counts", async () => {
      const { id } = await letDeviceIn(store);
      await store.addPasskey({ ...passkey, deviceId: id });
      const use = { id: passkey.id, counter: 1, at: monday + minute, lastUsedAt: monday };
      const stores = [store, await openForTest(database)];
      const uses = stores.map((each, token) => ({ each, use: { ...use, token: String(token) } }));
      const note = () => Promise.all(uses.map(({ each, use: own }) => each.notePasskeyUsed(own)));
      const noted = await note();
      expect(noted.filter((counts) => counts)).toHaveLength(1);
      // Asked again, as after an answer that was lost.
      expect(await note()).toEqual(noted);
    });

    test("a passkey signs in again, until its device is revoked", async () => {
      const { id } = await letDeviceIn(store);
      await store.addPasskey({ ...passkey, deviceId: id });
      expect(await store.findPasskey("credential")).toEqual(passkey);
      await store.notePasskeyUsed({
        id: "credential",
        counter: 7,
        at: monday + minute,
        lastUsedAt: passkey.lastUsedAt,
        token: "first",
      });
      expect(await store.findPasskey("credential")).toMatchObject({
        counter: 7,
        lastUsedAt: monday + minute,
      });
      const session = {
        passkeyId: "credential",
        role: "owner",
        sessionHash: "second session",
        name: "טלפון",
        at: monday + 2 * minute,
        endsAt: monday + 99 * minute,
      } as const;
      expect(await store.addDevice(session)).toMatchObject({
        id: 2,
        passkeyId: "credential",
        confirmedAt: monday + 2 * minute,
      });
      await store.revokeDevice({ id, by: 2, at: monday + 3 * minute });
      expect(await store.findPasskey("credential")).toBeUndefined();
      expect(await store.addDevice({ ...session, sessionHash: "third" })).toBeUndefined();
    });
  });
}
