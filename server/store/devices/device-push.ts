import type { Kysely } from "kysely";
import * as v from "valibot";
import { languages } from "#domain/language/language.ts";
import { deviceStatus } from "#domain/order-log/device.ts";
import { pushKinds } from "#domain/order-log/push-kind.ts";
import { type Tables, write } from "#server/store/tables.ts";
import { deviceOfRow } from "./insert-device.ts";

const devicePush = v.object({
  /** The address at the push service of the browser; with it and the keys anybody can send to the device. */
  endpoint: v.string(),
  /** The device's public key, base64url. */
  p256dh: v.string(),
  /** Shared with the device only, base64url. */
  auth: v.string(),
  language: v.picklist(languages),
  kinds: v.array(v.picklist(pushKinds)),
});

/** Where push messages of a device go (RFC 8030, RFC 8291), and which it wants. */
export type DevicePush = Readonly<v.InferOutput<typeof devicePush>>;

/** The push messages of the desk's devices. */
export function createKyselyDevicePush(database: Kysely<Tables>) {
  return {
    /** Undefined if the device wants none. */
    findDevicePush: (id: number) => findPush(database, id),

    /** The owner's devices that want push messages and may be used at `now`. */
    devicesToPush: async (
      now: number,
    ): Promise<readonly { readonly id: number; readonly push: DevicePush }[]> => {
      const rows = await database
        .selectFrom("devices")
        .selectAll()
        .where("push", "is not", null)
        .where("role", "=", "owner")
        .execute();
      return rows
        .filter((row) => deviceStatus(deviceOfRow(row), now) === "active")
        .map(({ id, push }) => ({ id, push: v.parse(devicePush, JSON.parse(push ?? "")) }));
    },

    /** Replaces what a device wants; undefined for none. One that was revoked meanwhile gets none. */
    setDevicePush: (id: number, push: DevicePush | undefined): Promise<void> =>
      write(database, (transaction) =>
        transaction
          .updateTable("devices")
          .set({ push: push === undefined ? null : JSON.stringify(push) })
          .where("id", "=", id)
          .where("revoked_at", "is", null),
      ),

    /** Ends the push messages of a device whose address the push service does not have anymore, unless it has got another one. */
    dropPush: (id: number, endpoint: string): Promise<void> =>
      database.transaction().execute(async (transaction) => {
        const push = await findPush(transaction, id);
        if (push?.endpoint === endpoint)
          await transaction
            .updateTable("devices")
            .set({ push: null })
            .where("id", "=", id)
            .execute();
      }),
  };
}

async function findPush(database: Kysely<Tables>, id: number): Promise<DevicePush | undefined> {
  const row = await database
    .selectFrom("devices")
    .select("push")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.push == null ? undefined : v.parse(devicePush, JSON.parse(row.push));
}
