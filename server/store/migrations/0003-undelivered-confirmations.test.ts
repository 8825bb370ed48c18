import type { Kysely } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import type { Tables } from "#server/store/tables.ts";
import { oldMails, oldOrder } from "#server/store/testing/old-orders.ts";
import { oldShops } from "#server/store/testing/old-shops.ts";
import { newOrder } from "#server/testing/new-order.ts";

/** The states of the two mails of five orders: customer, seller. */
const fates = [
  ["dead", "sent"],
  ["sent", "dead"],
  ["dead", "dead"],
  ["waiting", "waiting"],
  ["erased", "sent"],
] as const;

/** A shop of an older server that had only the first two migrations. The ids of its mails have a gap, as after a rollback. */
async function fillOldShop(database: Kysely<Tables>): Promise<void> {
  for (const [index, [customer, seller]] of fates.entries()) {
    const number = String(100_000_001 + index);
    await database.insertInto("orders").values(oldOrder({ number })).execute();
    const [ofCustomer, ofSeller] = oldMails(number);
    const confirmation =
      customer === "erased"
        ? { ...ofCustomer, status: "dead", recipient: "-" }
        : { ...ofCustomer, status: customer };
    const id = 10 * (index + 1);
    await database
      .insertInto("mails")
      .values([
        { ...confirmation, id },
        { ...ofSeller, id: id + 1, status: seller },
      ])
      .execute();
  }
}

test.for(oldShops("0003", fillOldShop))(
  "$name: mails keep their ids, the seller's wait again, and dead confirmations are reported to her",
  async ({ prepare }) => {
    const openStore = await prepare();
    const store = await openStore();
    onTestFinished(() => store.close());
    const mailsOf = async (status: "waiting" | "sent" | "dead") =>
      (await store.listMails({ status, limit: 99 }))
        .map(({ id, orderNumber, kind }) => ({ id, mail: `${orderNumber} ${kind}` }))
        .toSorted((a, b) => a.id - b.id);
    expect(await mailsOf("sent")).toEqual([
      { id: 11, mail: "100000001 seller" },
      { id: 20, mail: "100000002 customer" },
      { id: 51, mail: "100000005 seller" },
    ]);
    expect(await mailsOf("dead")).toEqual([
      { id: 10, mail: "100000001 customer" },
      { id: 30, mail: "100000003 customer" },
      { id: 50, mail: "100000005 customer" },
    ]);
    const waiting = await mailsOf("waiting");
    expect(waiting.slice(0, 4)).toEqual([
      { id: 21, mail: "100000002 seller" },
      { id: 31, mail: "100000003 seller" },
      { id: 40, mail: "100000004 customer" },
      { id: 41, mail: "100000004 seller" },
    ]);
    const reports = waiting.slice(4);
    expect(reports.map(({ mail }) => mail)).toEqual([
      "100000001 undelivered",
      "100000003 undelivered",
    ]);
    expect(Math.min(...reports.map(({ id }) => id))).toBeGreaterThan(51);
    const report = await store.findMail({ orderNumber: "100000001", kind: "undelivered" });
    expect(report).toMatchObject({ recipient: "cook@soup-kitchen.example", attempts: 0 });

    expect(await store.saveOrders([newOrder({ number: "999999999" })])).toEqual([
      { kind: "stored", number: "999999999" },
    ]);
    expect(await store.countMails()).toMatchObject({ waiting: 8, dead: 3 });
  },
);
