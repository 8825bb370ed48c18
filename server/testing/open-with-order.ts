import { letIn } from "./open-desk.ts";
import { openShop } from "./open-shop.ts";
import { askOrder, cancelOrderCall, placeAndLink } from "./placed-order-calls.ts";

/** The deadline of the week of Ruth's order, which she places on the Monday before: Wednesday, 14:00 in Jerusalem. */
export const deadlineOfRuth = Date.UTC(2026, 0, 7, 12);
export const mondayOfRuth = Date.UTC(2026, 0, 5, 9);

/** A shop with Ruth's order, and a clock that can be set. */
export async function openWithOrder(options: Parameters<typeof openShop>[0] = {}) {
  const clock = { now: mondayOfRuth };
  const shop = await openShop({ clock: () => clock.now, ...options });
  const link = await placeAndLink(shop.app);
  const ask = (call: Parameters<typeof askOrder>[1]) => askOrder(shop.app, call);
  const cancel = (isCancelled: boolean, key?: string) =>
    ask(cancelOrderCall(link, isCancelled, key));
  /** A mark of the seller. */
  const sellerPresses = (kind: "cancelled" | "restored") =>
    shop.store.mark({
      orderNumber: link.number,
      action: { kind },
      actionId: crypto.randomUUID(),
      deviceId: sellersDevice.id,
      pressedAt: clock.now,
      at: clock.now,
      seen: { event: 1_000, actionIds: [] },
    });
  const sellersDevice = await letIn(shop.store, "owner", mondayOfRuth);
  const kinds = async () =>
    (await shop.store.eventsOfOrder(link.number)).map(({ content }) => content.kind);
  return { ...shop, clock, link, ask, cancel, sellerPresses, kinds };
}
