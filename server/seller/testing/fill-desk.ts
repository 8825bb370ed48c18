import type { AnswerOf, CallName, CallOutcome, RequestOf } from "#contract/wire/desk-calls.ts";
import { changeCatalogue } from "#domain/catalogue/change-catalogue.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { withSoupRecipes } from "#domain/testing/soup-recipes.ts";
import type { Store } from "#server/store/store.ts";
import { pressOn, type SentPress } from "#server/testing/mark-on-desk.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { weekOfMonday } from "#server/testing/open-shop.ts";

/** The number of an order that cannot be read. */
const unreadableOrder = "100000009";

/** A store that says of each list of orders that one of them is damaged, while that is so. */
export function withUnreadableOrder(store: Store, isSo: () => boolean): Store {
  const damaged = (answer: unknown) =>
    isSo() && typeof answer === "object" && answer !== null && "unreadable" in answer
      ? { ...answer, unreadable: [unreadableOrder] }
      : answer;
  return Object.fromEntries(
    Object.entries(store).map(([name, method]: readonly [string, unknown]) => [
      name,
      typeof method !== "function"
        ? method
        : (...given: unknown[]) => {
            const answer: unknown = Reflect.apply(method, store, given);
            return answer instanceof Promise ? answer.then(damaged) : answer;
          },
    ]),
  ) as unknown as Store;
}

/** As the owner of the shop. */
type CallAsOwner = <Name extends CallName>(
  name: Name,
  request: RequestOf<Name>,
) => Promise<CallOutcome<unknown>>;

interface FilledDesk {
  readonly store: Store;
  readonly call: CallAsOwner;
  /** Two orders of the week that is worked on. */
  readonly orders: readonly [string, string];
  /** The server's time, milliseconds since 1970 UTC. */
  readonly now: number;
}

/** Fills the lists of what the desk answers, so that what is in them is seen. */
export async function fillDesk({ store, call, orders, now }: FilledDesk): Promise<void> {
  const [first, second] = orders;
  const reason = { he: "חופשה", en: "Away" };
  const closed = { week: "2026-01-28", isClosed: true, deadline: null, reason };
  const joined = changeCatalogue(
    withSoupRecipes({ ...soupKitchen, shop: { ...soupKitchen.shop, exceptions: [closed] } }),
    { kind: "join-ingredients", id: "flour", into: "carrot" },
  );
  if (joined.kind !== "changed") throw new Error(joined.kind);
  await store.saveVersion({
    catalogue: joined.catalogue,
    after: 1,
    savedAt: now,
    pressedAt: now,
    actionId: "filled-version",
    deviceId: null,
    saved: { undoes: null, contentHash: "" },
    notices: [],
  });
  // A dish without a recipe.
  const lentilSoup = soupKitchen.menu[0]?.dishes[1];
  if (lentilSoup?.id === undefined) throw new Error("the soup kitchen has no lentil soup");
  const { id, name } = lentilSoup;
  const { order } = newOrder();
  const groups = order.groups.map((group) => ({
    ...group,
    dishes: group.dishes.map((dish) => ({ ...dish, id, name })),
  }));
  const save = async (changes: Parameters<typeof newOrder>[0]) => {
    const [outcome] = await store.saveOrders([newOrder({ catalogueVersion: 2, ...changes })]);
    if (outcome?.kind !== "stored")
      throw new Error(`the order is not stored: ${outcome?.kind ?? ""}`);
  };
  await save({ number: "200000001", order: { ...order, groups } });
  // Somebody who ordered in every week before this one.
  const contact = { name: "Noa", phoneNumber: "0527654321", email: "noa@example.com" };
  const customerData = { ...order.customerData, ...contact };
  for (const [index, before] of ["2025-12-31", "2025-12-24", "2025-12-17"].entries())
    await save({
      number: String(200_000_002 + index),
      week: before,
      order: { ...order, customerData },
    });
  const week = await answered(call("week", { week: weekOfMonday, language: "he" }));
  const allCooked = (week as AnswerOf<"week">).kitchen.map(({ key }) => ({ line: key, done: 1 }));
  const ofWeek = { orderNumber: null, week: weekOfMonday } as const;
  const marks: readonly SentPress[] = [
    pressOn(first, { note: "Lactose" }),
    pressOn(first, { packed: true }, { actionId: "filled_1" }),
    pressOn(second, { packed: true }, { actionId: "filled_2" }),
    pressOn(first, { handedOver: true }, { actionId: "handed_1" }),
    pressOn(second, { handedOver: true }, { actionId: "handed_2" }),
    pressOn(first, { joined: second }),
    pressOn("", { allCooked }, ofWeek),
    pressOn("", { printed: { sheet: "slips", shows: { event: 1, order: 1 } } }, ofWeek),
  ];
  for (const press of marks) await answered(call("press", press));
  const text = { he: "סגור", en: "Closed" };
  const { email } = order.customerData;
  await store.askSubscriber({ email, language: "he", now, token: "a" });
  const refused = { reason: "550", nextAttemptAt: null, refusedAt: now };
  for (const notice of await store.claimNotices({ now, until: now, limit: 9 }))
    if (notice.about.kind === "subscriber")
      await store.markNoticeFailed({ id: notice.id, ...refused });
  await answered(
    call("sendMessage", {
      actionId: "filled",
      week: weekOfMonday,
      place: null,
      subject: text,
      text,
    }),
  );
}

async function answered(outcome: Promise<CallOutcome<unknown>>): Promise<unknown> {
  const given = await outcome;
  if ("refused" in given) throw new Error(`refused: ${given.refused.code}`);
  return given.answer;
}
