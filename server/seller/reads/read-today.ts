import type {
  DeadMail,
  SettingsChange,
  ShownProblem,
  ShownToday,
} from "#contract/desk-calls/today.ts";
import type { WeekSums } from "#contract/desk-calls/week-sums.ts";
import { missingParts } from "#domain/catalogue/missing-parts.ts";
import { isOrderLimit } from "#domain/catalogue/order-limits.ts";
import { fullOrders } from "#domain/order/orders-left.ts";
import { weekAfter } from "#domain/schedule/week-exception.ts";
import { zonedTime } from "#server/ordering/local-time.ts";
import { orderWeekAt } from "#server/ordering/order-week.ts";
import type { Problem } from "#server/problems/problem.ts";
import { nameQuestions } from "#server/seller/customers/customers.ts";
import { showOldWeeks } from "#server/seller/customers/old-weeks.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import type { NamedMail } from "#server/store/mails/desk-mails.ts";
import { workingWeek } from "./choose-week.ts";
import { newestWeeks, weekSums } from "./week-sums.ts";

const mostDeadMails = 50;
/** How long Today names a change of the settings, in milliseconds, and how many changes are read; each is a version of the catalogue. */
const [changesShownFor, mostChanges] = [7 * 24 * 60 * 60_000, 1_000];

const nothingTaken: ReadonlyMap<string, number> = new Map();

/** What needs the seller now. */
export async function readToday(context: DeskCall): Promise<ShownToday> {
  const { store, now, current } = context;
  const { shop } = current.catalogue;
  const working = await workingWeek(store, now, current.catalogue);
  const open = orderWeekAt(now, shop);
  const lastWeek = weekAfter(open.date, -1, shop);
  const sameTime = zonedTime(now).subtract({ days: 7 }).epochMilliseconds;
  const [[openWeek], [before], weeks, dead, problems, taken] = await Promise.all([
    weekSums(context, [open.date]),
    store.sumWeeks([lastWeek], sameTime),
    newestWeeks(context, open.date),
    store.customerMails({ status: "dead", limit: mostDeadMails }),
    context.problems(),
    // It reads all orders of the week.
    current.catalogue.limits?.some(isOrderLimit) ? store.portionsTaken(open.date) : nothingTaken,
  ]);
  if (openWeek === undefined) throw new Error("a week has no sums");
  const questions = await nameQuestions(
    store,
    await store.questionsOfWeeks([...new Set([working.date, open.date])]),
  );
  return {
    week: working.date,
    openWeek,
    weekBefore: { orders: before?.orders ?? 0, due: before?.due ?? 0 },
    fullOrders: fullOrders(current.catalogue, taken),
    unfinished: weeks.filter((each) => each.week < working.date && isUnfinished(each)),
    problems: problems.map(shownProblem),
    deadMails: dead.map(deadMail),
    placeholders: missingParts(current.catalogue),
    settingsChanges: await settingsChanges(context),
    ...(await showOldWeeks(context)),
    peopleQuestions: questions.map(({ order }) => order),
  };
}

/** The sums alone would hide an order that is not paid behind one that is paid too much. */
function isUnfinished({ isClosed, orders, handedOver, unpaid, due, received }: WeekSums): boolean {
  return !isClosed && (handedOver < orders || unpaid > 0 || due !== received);
}

function shownProblem({ kind, since, amount, mailProblem }: Problem): ShownProblem {
  return { kind, since, amount: amount ?? null, mailProblem: mailProblem ?? null };
}

function deadMail({ id, orderNumber, customerName, recipient }: NamedMail): DeadMail {
  return { id, orderNumber, name: customerName, recipient };
}

/** Of each setting the last change on each device, so that no number of other changes hides one. The newest first. */
async function settingsChanges(context: DeskCall): Promise<SettingsChange[]> {
  const since = context.now - changesShownFor;
  const events = await context.store.changesOfSettings({ since, limit: mostChanges });
  if (events.length === 0) return [];
  const devices = await context.store.listDevices();
  const shown = new Set<string>();
  return events.flatMap(({ at, deviceId, content: { version, saved } }) => {
    const keyOf = (setting: string) => `${String(deviceId)} ${setting}`;
    const settings = (saved.settings ?? []).filter((setting) => !shown.has(keyOf(setting)));
    for (const setting of settings) shown.add(keyOf(setting));
    const device = devices.find(({ id }) => id === deviceId)?.name ?? null;
    return settings.length === 0 ? [] : { version, at, device, settings };
  });
}
