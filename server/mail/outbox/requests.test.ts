import { beforeEach, describe, expect, test } from "vitest";
import { agorot, signedAgorot } from "#domain/money/agorot.ts";
import type { OrderAction, UndoAction } from "#domain/order-log/mark.ts";
import { cancelled, markOf, received, undo } from "#domain/testing/desk-log.ts";
import { readdressed } from "#server/store/mails/outbox.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { newRevision } from "#server/testing/new-revision.ts";
import { type MailServer, openMailServer } from "#server/testing/open-mail-server.ts";
import { type OutboxUnderTest, openOutbox } from "#server/testing/open-outbox.ts";

const minute = 60_000;
const recipient = "customer1@example.com";
const orderNumber = "100000001";

let server: MailServer;
let outbox: OutboxUnderTest;

/** A press on the desk; the customer is mailed if it asks. */
const press = async (actionId: string, action: OrderAction | UndoAction) => {
  const at = outbox.now();
  const request = { kind: "request", recipient, dueAt: at + 2 * minute } as const;
  const mails = action.kind === "asked" ? [request] : [];
  return outbox.store.mark({ ...markOf(actionId, action), orderNumber, at, mails });
};

/** After the mails of the order itself. */
beforeEach(async () => {
  server = await openMailServer();
  outbox = await openOutbox(server.url);
  await outbox.order();
  await outbox.worker.wake();
  server.forgetMails();
});

describe("a request to pay", () => {
  test("has the open amount at the time of sending, of the order as it is then", async () => {
    await press("ask", { kind: "asked", by: "mail" });
    await press("part", received(100));
    const { order } = newOrder();
    const ours = { ...order.customerData, email: recipient };
    await outbox.store.changeOrder(
      newRevision({
        orderNumber,
        actionId: "dearer",
        at: outbox.now(),
        order: { ...order, customerData: ours, orderTotal: agorot(30_000) },
        adjustment: signedAgorot(30_000 - order.orderTotal),
        adjustmentText: "משלוח רחוק",
      }),
    );
    await outbox.later(2 * minute);
    const request = server.mails.find(({ subject }) => subject?.startsWith("תשלום על הזמנה"));
    expect(request?.text).toContain("נשאר לשלם: ₪200");
    expect(request?.text).toContain("משלוח רחוק");
  });

  test("is not sent to an address that the order no longer has, and its row says so", async () => {
    await press("ask", { kind: "asked", by: "mail" });
    const { order } = newOrder();
    const change = (actionId: string, basedOn: number, email: string, name: string) =>
      outbox.store.changeOrder(
        newRevision({
          orderNumber,
          actionId,
          basedOn,
          at: outbox.now(),
          order: { ...order, customerData: { ...order.customerData, email, name } },
        }),
      );
    await change("elsewhere", 0, "new@example.com", "רות כהן");
    for (const wait of [2 * minute, 24 * 60 * minute]) await outbox.later(wait);
    expect(server.mails.filter(({ subject }) => subject?.includes("תשלום על"))).toEqual([]);
    const request = async () =>
      (await outbox.store.mailsOfOrder(orderNumber)).find(({ kind }) => kind === "request");
    expect(await request()).toMatchObject({ status: "withdrawn", lastError: readdressed });
    // Asked after the change, it goes to the new address, with the name of the moment when it leaves.
    const at = outbox.now();
    const mail = { kind: "request", recipient: "new@example.com", dueAt: at + 2 * minute } as const;
    const asked = markOf("anew", { kind: "asked", by: "mail" });
    await outbox.store.mark({ ...asked, orderNumber, at, mails: [mail] });
    await change("renamed", 1, "new@example.com", "רות לוי");
    await outbox.later(2 * minute);
    const sent = server.mails.filter(({ subject }) => subject?.includes("תשלום על"));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain("רות לוי");
  });

  test.each<readonly [string, () => Promise<unknown>]>([
    ["paid", () => press("paid", received(newOrder().order.orderTotal / 100))],
    ["cancelled", () => press("cancelled", cancelled)],
    ["undone", () => press("undone", undo("ask"))],
  ])("is not sent, and not tried again, for an order that is %s meanwhile", async (_, happen) => {
    await press("ask", { kind: "asked", by: "mail" });
    await happen();
    for (const wait of [2 * minute, minute, 24 * 60 * minute]) await outbox.later(wait);
    expect(server.mails.filter(({ subject }) => subject?.includes("תשלום על"))).toEqual([]);
    const mails = await outbox.store.mailsOfOrder(orderNumber);
    expect(mails.find(({ kind }) => kind === "request")?.status).toBe("withdrawn");
  });
});

describe("a confirmation that is sent again", () => {
  const again = async () => {
    server.forgetMails();
    const mails = await outbox.store.mailsOfOrder(orderNumber);
    const { id = 0 } = mails.find(({ kind }) => kind === "customer") ?? {};
    await outbox.later(60 * minute);
    await outbox.store.sendMailAgain({ id, recipient, now: outbox.now() });
    await outbox.later(minute);
    return server.mails.find(({ to }) => to?.[0]?.address === recipient);
  };

  test("asks for what is still owed", async () => {
    await press("part", received(100));
    expect((await again())?.text).toContain("נשאר לשלם: ₪119.30\nנא לשלם");
  });

  test("asks for nothing once the order is paid", async () => {
    await press("all", received(219.3));
    const paid = await again();
    expect(paid?.text).toContain("שולם במלואו: ₪219.30");
    expect(paid?.text).not.toMatch(/נא לשלם|לתשלום באפליקציית/u);
  });

  test("is withdrawn once the order is canceled", async () => {
    await press("cancel", cancelled);
    expect(await again()).toBeUndefined();
    const mails = await outbox.store.mailsOfOrder(orderNumber);
    expect(mails.find(({ kind }) => kind === "customer")).toMatchObject({ status: "withdrawn" });
  });
});
