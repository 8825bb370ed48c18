import type { Regulars } from "#contract/generated/desk-schema-types.ts";
import { weekMessageWords } from "#domain/order/week-message-words.ts";
import { missingRegulars, regularWeeks } from "#domain/order-log/regulars.ts";
import { orderWeekAt } from "#server/ordering/order-week.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import { readKeptText } from "#server/seller/reads/kept-text.ts";
import { nextOpenWeek } from "#server/seller/weeks/coming-weeks.ts";
import type { WorkingOrder } from "#server/store/log/event-log.ts";

/** See `Query.regulars`. */
export async function readRegulars({ store, now, current }: DeskCall): Promise<Regulars> {
  const { shop } = current.catalogue;
  const { date: open } = orderWeekAt(now, shop);
  const before: string[] = [];
  while (before.length < regularWeeks.of)
    before.push(nextOpenWeek(before.at(-1) ?? open, shop, -1));

  const orders = new Map<string, WorkingOrder>();
  for (const asked of [open, ...before])
    for (const order of (await store.readWeek(asked)).orders)
      orders.set(order.stored.number, order);
  const numbers = [...orders.keys()];
  const people = await store.readPeople(numbers, numbers);
  const ofWeeks = people.map((own) => own.flatMap(({ number }) => orders.get(number) ?? []));
  return {
    text: (await readKeptText(store, "regulars-text")) ?? {
      he: weekMessageWords.he.regulars,
      en: weekMessageWords.en.regulars,
    },
    people: missingRegulars(ofWeeks, { before, open }).map(({ newest, weeks }) => {
      const { number, order } = newest.stored;
      const { name, phoneNumber } = order.customerData;
      return { number, name, phoneNumber, language: order.language, weeks };
    }),
  };
}
