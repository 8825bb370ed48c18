import type { Regulars } from "#contract/generated/desk-schema-types.ts";
import { weekMessageWords } from "#domain/order/week-message-words.ts";
import { missingRegulars, regularWeeks } from "#domain/order-log/regulars.ts";
import { orderWeekAt } from "#server/ordering/order-week.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import { readKeptText } from "#server/seller/reads/kept-text.ts";
import { nextOpenWeek } from "#server/seller/weeks/coming-weeks.ts";

/** See `Query.regulars`. */
export async function readRegulars({ store, now, current }: DeskCall): Promise<Regulars> {
  const { shop } = current.catalogue;
  const { date: open } = orderWeekAt(now, shop);
  const before: string[] = [];
  while (before.length < regularWeeks.of)
    before.push(nextOpenWeek(before.at(-1) ?? open, shop, -1));

  const found = new Map<
    string,
    Regulars["people"][number] & { week: string; isCancelled: boolean }
  >();
  for (const asked of [open, ...before]) {
    const { orders } = await store.readWeek(asked);
    for (const { stored, state } of orders) {
      const { number, order } = stored;
      const { name, phoneNumber } = order.customerData;
      const { week, isCancelled } = state;
      const { language } = order;
      found.set(number, { number, name, phoneNumber, language, week, isCancelled, weeks: 0 });
    }
  }
  const people = await store.readPeopleAmong([...found.keys()]);
  const ofWeeks = people.map((orders) => orders.flatMap(({ number }) => found.get(number) ?? []));
  return {
    text: (await readKeptText(store, "regulars-text")) ?? {
      he: weekMessageWords.he.regulars,
      en: weekMessageWords.en.regulars,
    },
    people: missingRegulars(ofWeeks, { before, open }).map(({ newest, weeks }) => ({
      number: newest.number,
      name: newest.name,
      phoneNumber: newest.phoneNumber,
      language: newest.language,
      weeks,
    })),
  };
}
