import type { AskedDecision, KeepWeekAnswer } from "#contract/desk-calls/week-decisions.ts";
import type { CheckedRequestOf } from "#contract/wire/desk-calls.ts";
import type { LocalizedText } from "#domain/language/language.ts";
import type { WeekDecision } from "#domain/order-log/desk-event.ts";
import { changeExceptions, versionOfException } from "#domain/schedule/change-exceptions.ts";
import { isSameTime } from "#domain/schedule/hand-over.ts";
import { handedOverBeforeClosing } from "#domain/schedule/hand-over-before-closing.ts";
import { type WeekException, type WeekRules, weekAfter } from "#domain/schedule/week-exception.ts";
import { contentHash } from "#server/ordering/content-hash.ts";
import { currentCatalogue } from "#server/ordering/current-catalogue.ts";
import {
  exceptionOf,
  handedOverDates,
  isSkipped,
  orderWeekOn,
} from "#server/ordering/order-week.ts";
import { instantOf, ordinaryWeekOn, shopWeekOn } from "#server/ordering/ordinary-week.ts";
import { saveVersion } from "#server/seller/catalogue/save-version.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import type { VersionedCatalogue } from "#server/store/catalogue/versioned-catalogue.ts";
import type { WeekDecisionEvent } from "#server/store/catalogue/versions.ts";
import { comingDates, nextOpenWeek, nextWeeks } from "./coming-weeks.ts";
import { actionIdOf, carryOut, newestDecision, ordersDecidedBy } from "./mark-orders.ts";

type AskedUndo = CheckedRequestOf<"takeBackWeek">;
type Refusal = Exclude<KeepWeekAnswer["outcome"], "recorded" | "repeated">;
type Saved =
  | { readonly kind: "recorded" | "repeated"; readonly decision: WeekDecisionEvent }
  | { readonly kind: Refusal };
type Exception = WeekException<LocalizedText>;
type OwnTime = NonNullable<Exception["handOver"]>;

/** What the next version of the catalogue is to say of a week, and what happens to its orders. */
type Decision =
  | { readonly exception: Exception; readonly kept: Omit<WeekDecision, "contentHash"> }
  | { readonly refused: Refusal };

/** See `deskCalls.keepWeek`. */
export async function decideWeek(context: DeskCall, asked: AskedDecision): Promise<KeepWeekAnswer> {
  return answer(context, await save(context, asked, (current) => decide(context, asked, current)));
}

/** See `deskCalls.takeBackWeek`. */
export async function takeBackWeek(context: DeskCall, asked: AskedUndo): Promise<KeepWeekAnswer> {
  return answer(
    context,
    await save(context, asked, (current) => decideUndo(context, asked, current)),
  );
}

/** Saves a decision onto the newest version of the catalogue, unless its action is known already. */
async function save(
  context: DeskCall,
  asked: AskedDecision | AskedUndo,
  decideOn: (current: VersionedCatalogue) => Promise<Decision>,
): Promise<Saved> {
  const { store, device, now } = context;
  const { actionId, pressedAt, week } = asked;
  const hash = contentHash({ ...asked, pressedAt: 0 });
  const outcome = await saveVersion(context, {
    findEarlier: async () => {
      const event = await store.findKeptWeek(actionId);
      return event && { event, isSame: event.content.kept.contentHash === hash };
    },
    save: async ({ version, catalogue }) => {
      const decision = await decideOn({ version, catalogue });
      if ("refused" in decision) return decision;
      const { shop } = catalogue;
      const exceptions = changeExceptions(shop.exceptions, decision.exception);
      if (cross(week, { ...shop, exceptions })) return { refused: "deadlines-cross" } as const;
      if (handedOverBeforeClosing({ ...shop, exceptions }).includes(week))
        return { refused: "hand-over-before-closing" } as const;
      const saved = await store.saveWeekDecision({
        catalogue: { ...catalogue, shop: { ...shop, exceptions } },
        after: version,
        savedAt: now,
        actionId,
        deviceId: device.id,
        pressedAt,
        week,
        kept: { ...decision.kept, contentHash: hash },
      });
      return saved.kind === "catalogue-changed" ? undefined : saved;
    },
  });
  if ("refused" in outcome) return { kind: outcome.refused };
  if (outcome.kind === "action-reused") return outcome;
  const kind = outcome.kind === "saved" ? "recorded" : "repeated";
  return { kind, decision: outcome.event };
}

async function decide(
  { now }: DeskCall,
  asked: AskedDecision,
  { catalogue }: VersionedCatalogue,
): Promise<Decision> {
  const { shop } = catalogue;
  const { week, seen, isClosed, deadline, reason, ofOrders, tellsCustomers } = asked;
  const isMoved =
    deadline !== null &&
    ordinaryWeekOn(deadline.date, deadline).deadline !== shopWeekOn(week, shop).deadline;
  const known = exceptionOf(week, shop);
  const handOver = asked.handOver === undefined ? known?.handOver : asked.handOver;
  if (versionOfException(known) !== seen) return { refused: "outdated" };
  if (handOver && isNewInPast(handOver, known?.handOver, now))
    return { refused: "hand-over-passed" };
  if (handedOverDates(now, catalogue).includes(week)) {
    // Nothing else of it can still be decided.
    const { handOver: _, ...before } = known ?? ordinary(week);
    const kept = { ofOrders: "keep", toWeek: null, tellsCustomers, undoes: null } as const;
    return { exception: { ...before, ...(handOver && { handOver }) }, kept };
  }
  if (!comingDates(now, shop).includes(week)) return { refused: "outdated" };
  const exception = {
    week,
    isClosed,
    deadline: isMoved ? deadline : null,
    ...(handOver && { handOver }),
    reason,
  };
  const toWeek = ofOrders === "move" ? nextOpenWeek(week, shop) : null;
  return { exception, kept: { ofOrders, toWeek, tellsCustomers, undoes: null } };
}

async function decideUndo(
  context: DeskCall,
  { week, undoes }: AskedUndo,
  { catalogue }: VersionedCatalogue,
): Promise<Decision> {
  const { shop } = catalogue;
  const { store, now } = context;
  const undone = await store.findKeptWeek(undoes);
  if (undone === undefined || undone.week !== week || undone.content.kept.undoes !== null)
    return { refused: "nothing-to-undo" };
  const newest = await newestDecision(context, week);
  if (newest?.content.kept.undoes === undoes) return { refused: "nothing-to-undo" };
  const { version, kept } = undone.content;
  const [before, after] = await Promise.all([
    store.keptCatalogue(version - 1),
    store.keptCatalogue(version),
  ]);
  // Those of a week to come are kept.
  if (before === undefined || after === undefined) return { refused: "outdated" };
  const stands =
    newest?.id === undone.id &&
    versionOfException(exceptionOf(week, after.shop)) ===
      versionOfException(exceptionOf(week, shop)) &&
    [...handedOverDates(now, catalogue), ...comingDates(now, shop)].includes(week);
  if (!stands) return { refused: "outdated" };
  return {
    exception: exceptionOf(week, before.shop) ?? ordinary(week),
    kept: { ...kept, undoes },
  };
}

function ordinary(week: string): Exception {
  return { week, isClosed: false, deadline: null, reason: null };
}

/** Whether a time of handing over has passed, and is not the one that the week had already. */
function isNewInPast(time: OwnTime, before: OwnTime | undefined, now: number): boolean {
  const isAsBefore = before !== undefined && isSameTime(time, before);
  return !isAsBefore && instantOf(time.date, time.to) <= now;
}

/** Whether the deadline of a week is not after that of the week before, or not before that of the week after. */
function cross(week: string, rules: WeekRules): boolean {
  const open = [weekAfter(week, -1, rules), week, weekAfter(week, 1, rules)].filter(
    (date) => !isSkipped(date, rules),
  );
  const deadlines = open.map((date) => orderWeekOn(date, rules).deadline);
  return deadlines.some((deadline, index) => index > 0 && deadline <= (deadlines[index - 1] ?? 0));
}

/** Does with the orders what was decided, and answers with the current state. */
async function answer(context: DeskCall, saved: Saved): Promise<KeepWeekAnswer> {
  const { store } = context;
  const isStored = saved.kind === "recorded" || saved.kind === "repeated";
  if (isStored) await carryOut(context, saved.decision);
  const current = await currentCatalogue(store);
  const weeks = await nextWeeks({ ...context, current });
  if (!isStored) return { outcome: saved.kind, orders: 0, told: 0, toWeek: null, ...weeks };
  const { decision } = saved;
  const orders = await ordersDecidedBy(store, decision);
  return {
    outcome: saved.kind,
    orders: orders.length,
    told: await countTold(context, decision, orders),
    toWeek: decision.content.kept.toWeek,
    ...weeks,
  };
}

/** How many customers get, or have got, an email about what a decision did to their order. */
async function countTold(
  { store }: DeskCall,
  { actionId, content: { kept } }: WeekDecisionEvent,
  orders: readonly string[],
): Promise<number> {
  if (!kept.tellsCustomers || orders.length === 0) return 0;
  const { events } = await store.eventsOfOrders(orders, [
    "moved",
    "cancelled",
    "changed",
    "undone",
  ]);
  const own = events.filter((event) => event.actionId === actionIdOf(actionId, event.orderNumber));
  const mails = await Promise.all(
    own.map(({ id, orderNumber }) => store.findMail({ orderNumber, kind: "change", eventId: id })),
  );
  return mails.filter((mail) => mail !== undefined).length;
}
