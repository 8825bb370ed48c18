import * as v from "valibot";
import type { KeptTextName, Regular, ShownWeekMessage } from "#contract/desk-calls/messages.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { LocalizedText } from "#domain/language/language.ts";
import { portionsLeft } from "#domain/order/portion-limits.ts";
import { dishesToOrder, weekMessageText } from "#domain/order/week-message.ts";
import { weekMessageWords } from "#domain/order/week-message-words.ts";
import { missingRegulars, regularWeeks } from "#domain/order-log/people.ts";
import { dateInJerusalem } from "#domain/schedule/date-text.ts";
import { weekAfter } from "#domain/schedule/week-exception.ts";
import {
  exceptionOf,
  handedOverDates,
  isSkipped,
  orderWeekAt,
  orderWeekOn,
} from "#server/ordering/order-week.ts";
import { shopWeekOn } from "#server/ordering/ordinary-week.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import { badRequest } from "#server/seller/refused-call.ts";
import { comingDates, nextOpenWeek } from "#server/seller/weeks/coming-weeks.ts";
import type { WorkingOrder } from "#server/store/log/event-log.ts";
import type { Store } from "#server/store/store.ts";

/** Under which names her texts are kept beside the secrets. */
const names: Readonly<Record<KeptTextName, string>> = {
  greeting: "greeting",
  invitation: "regulars-text",
};

/** In UTF-16 units, in each language. */
const longestText = 1_000;

const textForm = v.object({ he: v.string(), en: v.string() });

/** See `deskCalls.weekMessage`. */
export async function readWeekMessage(call: DeskCall): Promise<ShownWeekMessage> {
  const { store, now, current } = call;
  const { catalogue } = current;
  const { shop } = catalogue;
  const { date: week, deadline, opensAt } = orderWeekAt(now, shop);
  const taken = await store.portionsTaken(week);
  const facts = {
    catalogue,
    // When orders closed for the last time.
    before: await catalogueAt(store, orderWeekOn(nextOpenWeek(week, shop, -1), shop).deadline),
    week,
    deadline,
    ordinaryDeadline: shopWeekOn(week, shop).deadline,
    opensAt,
    // Those before it, and the next one, so that customers can order in time.
    skipped: comingDates(now, shop).filter(
      (date) => date <= weekAfter(week, 1, shop) && isSkipped(date, shop),
    ),
    cooked: handedOverDates(now, catalogue)
      .filter((date) => (exceptionOf(date, shop)?.handOver?.date ?? "") >= dateInJerusalem(now))
      .map((date) => ({ week: date, deadline: orderWeekOn(date, shop).deadline })),
    taken,
  };
  return {
    week,
    greeting: (await readText(store, "greeting")) ?? { he: "", en: "" },
    text: { he: weekMessageText(facts, "he"), en: weekMessageText(facts, "en") },
    dishes: dishesToOrder(catalogue, portionsLeft(catalogue, taken)).map(
      ({ id = "", name: { he, en } }) => ({ id, name: { he, en } }),
    ),
    regulars: await readRegulars(call, week),
    invitation: (await readText(store, "invitation")) ?? {
      he: weekMessageWords.he.regulars,
      en: weekMessageWords.en.regulars,
    },
  };
}

/** The people who order nearly every week and have not ordered in the `open` one. */
async function readRegulars(
  { store, current: { catalogue } }: DeskCall,
  open: string,
): Promise<readonly Regular[]> {
  const before: string[] = [];
  while (before.length < regularWeeks.of)
    before.push(nextOpenWeek(before.at(-1) ?? open, catalogue.shop, -1));
  const orders = new Map<string, WorkingOrder>();
  for (const week of [open, ...before])
    for (const order of (await store.workingOrders(week)).orders)
      orders.set(order.stored.number, order);
  const numbers = [...orders.keys()];
  const people = await store.readPeople(numbers, numbers);
  const ofWeeks = people.map((own) => own.flatMap(({ number }) => orders.get(number) ?? []));
  return missingRegulars(ofWeeks, { before, open }).map(({ stored: { number, order } }) => {
    const { name, phoneNumber } = order.customerData;
    return { number, name, phoneNumber, language: order.language };
  });
}

/** Keeps a text of hers until she writes another one. Rejects one that is too long. */
export async function keepText(
  { store, now }: Pick<DeskCall, "store" | "now">,
  name: KeptTextName,
  { he, en }: LocalizedText,
): Promise<void> {
  if (Math.max(he.length, en.length) > longestText) throw badRequest("The text is too long.");
  await store.replaceSecret({ name: names[name], value: JSON.stringify({ he, en }), at: now });
}

/** Undefined for a text that was never kept. */
async function readText(
  store: Pick<Store, "readSecret">,
  name: KeptTextName,
): Promise<LocalizedText | undefined> {
  const kept = await store.readSecret(names[name]);
  return kept && v.parse(textForm, JSON.parse(kept.value));
}

/** The catalogue at a time, milliseconds since 1970 UTC; undefined if there was none, or it is not kept anymore. */
async function catalogueAt(
  store: Pick<Store, "catalogueVersions" | "keptCatalogue">,
  time: number,
): Promise<Catalogue | undefined> {
  const [version] = await store.catalogueVersions({ savedBy: time, limit: 1 });
  return version && store.keptCatalogue(version.version);
}
