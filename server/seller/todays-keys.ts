import { localizeMenu } from "#domain/catalogue/localize-catalogue.ts";
import { measuresOf } from "#domain/order/measure-order.ts";
import {
  eventsWithTodaysKeys,
  hasFormerKey,
  isFormerKey,
  withTodaysKeys,
} from "#domain/order-log/former-keys.ts";
import { type KitchenLine, kitchenLines } from "#domain/order-log/kitchen-lines.ts";
import { keyedLines } from "#domain/order-log/missing.ts";
import type { BoxLine } from "#domain/order-log/order-lines.ts";
import { foldWeek, type WeekState } from "#domain/order-log/week-state.ts";
import type { DeskCall } from "./desk-context.ts";
import type { SentMark, SubjectOfMark } from "./orders/subject-of-mark.ts";
import { type DeskShownOrder, shownOrders } from "./reads/shown-orders.ts";

type Asking = Pick<DeskCall, "store" | "device" | "current">;

/** A week in which lines were counted by keys of an earlier version, see `withTodaysKeys`. `orders` are those that the kitchen cooks. */
export async function withTodaysCounts(
  context: Asking,
  state: WeekState,
  orders?: readonly DeskShownOrder[],
): Promise<WeekState> {
  if (![...state.cooked.keys()].some(isFormerKey)) return state;
  const { events } = await context.store.eventsOfWeek(state.week);
  const lines = await kitchenInHebrew(context, state.week, orders);
  return foldWeek(
    state.week,
    eventsWithTodaysKeys(events, () => lines),
  );
}

/** A mark that a device with a page of an earlier version made, or kept from then, with today's keys. */
export async function withTodaysLines(
  context: Asking,
  press: SentMark,
  subject: SubjectOfMark,
): Promise<SentMark> {
  const { action } = press;
  if ((action.kind !== "cooked" && action.kind !== "missing") || !hasFormerKey(action))
    return press;
  // A repetition is compared with what is stored.
  const stored = (await subject.events()).find(({ actionId }) => actionId === press.actionId);
  if (stored !== undefined && hasFormerKey(stored.content)) return press;
  const lines =
    press.orderNumber === null
      ? await kitchenInHebrew(context, press.week)
      : await linesOfOrder(context, subject);
  const [today = action] = withTodaysKeys([action], () => lines);
  return { ...press, action: today } as SentMark;
}

/** None of an unknown order. */
async function linesOfOrder(
  { current }: Asking,
  subject: SubjectOfMark,
): Promise<readonly BoxLine[]> {
  const order = await subject.order();
  return order ? keyedLines(order.stored.order, measuresOf(current.catalogue.menu)) : [];
}

async function kitchenInHebrew(
  context: Asking,
  week: string,
  known?: readonly DeskShownOrder[],
): Promise<readonly KitchenLine[]> {
  const orders =
    known ??
    shownOrders(context, (await context.store.workingOrders(week)).orders, {
      language: "he",
      events: [],
    });
  return kitchenLines(
    orders.map(({ inHebrew }) => inHebrew),
    localizeMenu(context.current.catalogue.menu, "he"),
  );
}
