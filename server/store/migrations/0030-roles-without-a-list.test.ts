import type { Insertable, Kysely } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import type { DeviceLinkRow, DeviceRow } from "#server/store/desk-tables.ts";
import type { Tables } from "#server/store/tables.ts";
import { oldShops } from "#server/store/testing/old-shops.ts";

/** A device and a link of each role. */
async function fillOldShop(database: Kysely<Tables>): Promise<void> {
  for (const [index, role] of (["owner", "helper", "driver"] as const).entries()) {
    const made = { role, created_at: 1 };
    await database
      .insertInto("devices")
      .values({
        ...made,
        name: role,
        session_hash: `session ${String(index)}`,
        last_seen_at: 1,
        ends_at: 9,
      })
      .execute();
    await database
      .insertInto("device_links")
      .values({ ...made, code_hash: `code ${String(index)}`, expires_at: 2, session_ends_at: 9 })
      .execute();
  }
}

test.for(oldShops("0030", fillOldShop))(
  "$name: devices and links keep their roles, and the tables take one that comes later",
  async ({ prepare }) => {
    const open = await prepare();
    const addLater = `insert into devices (role, name, session_hash, created_at, last_seen_at, ends_at)
      values ('bookkeeper', 'later', 'later', 1, 1, 9)`;
    await expect(async () => open.execute(addLater)).rejects.toThrow(/check/iu);

    const store = await open();
    onTestFinished(() => store.close());
    const roles = [{ role: "owner" }, { role: "helper" }, { role: "driver" }];
    expect(await open.execute("select role from devices order by id")).toEqual(roles);
    expect(await open.execute("select role from device_links order by code_hash")).toEqual(roles);
    await open.execute(addLater);
    expect(await open.execute("select role from devices where name = 'later'")).toEqual([
      { role: "bookkeeper" },
    ]);
    const nameless = addLater.replaceAll("later", "none").replace("'bookkeeper'", "null");
    await expect(async () => open.execute(nameless)).rejects.toThrow(/null/iu);
  },
);

test("a new device or invitation without a role does not compile: the default of its column is for older rows", () => {
  type Without<Row> = Omit<Insertable<Row>, "role">;
  const columns = {} as Without<DeviceRow> & Without<DeviceLinkRow>;
  // @ts-expect-error -- the role is missing
  const device: Insertable<DeviceRow> = columns;
  // @ts-expect-error -- the role is missing
  const link: Insertable<DeviceLinkRow> = columns;
  expect([device, link]).toEqual([{}, {}]);
});
