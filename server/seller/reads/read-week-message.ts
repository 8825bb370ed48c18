import type { WeekMessage } from "#contract/generated/desk-schema-types.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { portionsLeft } from "#domain/order/portion-limits.ts";
import { dishesToOrder, weekMessageText } from "#domain/order/week-message.ts";
import { dateInJerusalem } from "#domain/schedule/date-text.ts";
import { weekAfter } from "#domain/schedule/week-dates.ts";
import { exceptionOf, orderWeekAt, orderWeekOn } from "#server/ordering/order-week.ts";
import { shopWeekOn } from "#server/ordering/ordinary-week.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import { comingDates, handedOverDates, nextOpenWeek } from "#server/seller/weeks/coming-weeks.ts";
import type { Store } from "#server/store/store.ts";
import { readKeptText } from "./kept-text.ts";

/** See `Query.weekMessage`. */
export async function readWeekMessage({ store, now, current }: DeskCall): Promise<WeekMessage> {
  const { catalogue } = current;
  const { shop } = catalogue;
  const { date: week, deadline, opensAt } = orderWeekAt(now, shop);
  const isClosed = (date: string) => exceptionOf(date, shop)?.isClosed === true;
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
      (date) => date <= weekAfter(week, 1, shop) && isClosed(date),
    ),
    cooked: handedOverDates(now, shop)
      .filter((date) => {
        const handOver = exceptionOf(date, shop)?.handOver;
        return handOver !== undefined && handOver.date >= dateInJerusalem(now);
      })
      .map((date) => ({ week: date, deadline: orderWeekOn(date, shop).deadline })),
    taken,
  };
  return {
    week,
    greeting: (await readKeptText(store, "greeting")) ?? { he: "", en: "" },
    text: { he: weekMessageText(facts, "he"), en: weekMessageText(facts, "en") },
    dishes: dishesToOrder(catalogue, portionsLeft(catalogue, taken)).map(
      ({ id = "", dishName }) => ({ id, name: dishName }),
    ),
  };
}

/** The catalogue at a time, milliseconds since 1970 UTC; undefined if there was none, or it is not kept any more. */
async function catalogueAt(
  store: Pick<Store, "catalogueVersions" | "keptCatalogue">,
  time: number,
): Promise<Catalogue | undefined> {
  const [version] = await store.catalogueVersions({ savedBy: time, limit: 1 });
  return version && store.keptCatalogue(version.version);
}
