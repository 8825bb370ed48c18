import type {
  ActionInput,
  ChangesQuery,
  ChangesQueryVariables,
  PressInput,
  PressMutation,
} from "#contract/generated/desk-operations.ts";
import type { CallDesk } from "#desk/data/calls/call-desk.ts";
import type { DeskOrderState, DeskWeek } from "#desk/data/week/desk-week.ts";
import { agorot, signedAgorot } from "#domain/money/agorot.ts";
import { decideMark } from "#domain/order-log/decide-mark.ts";
import type { OrderEvent, WeekEvent } from "#domain/order-log/desk-event.ts";
import type { Mark } from "#domain/order-log/mark.ts";
import { foldOrder } from "#domain/order-log/order-state.ts";
import { foldWeek } from "#domain/order-log/week-state.ts";
import type { Execute, GraphqlAnswer } from "#web/graphql/execute.ts";
import { sampleMe } from "./sample-me.ts";

type Event = OrderEvent | WeekEvent;
type Answer = GraphqlAnswer<unknown>;

/** A server of the desk with one week, in memory; its log decides as the shop's does. */
export interface DeskServer {
  readonly execute: Execute;
  readonly call: CallDesk;
  readonly events: () => readonly Event[];
  /** The operations that arrived, in sequence. */
  readonly asked: () => readonly string[];
  /** Puts back a backup in which nothing was pressed; a snapshot of the disk says nothing of it. */
  readonly restore: (from?: "snapshot") => void;
  /** Called for each operation: what it gives replaces the answer, and `"lost"` loses the answer of an operation that was carried out. */
  fail: (operation: string) => Answer | "unreachable" | "lost" | null;
}

/** The events of `week` are those with ids up to its cursor: presses come after them. */
export function createDeskServer(week: DeskWeek): DeskServer {
  const firstEvent = week.cursor.event + 1;
  let events: readonly Event[] = [];
  let asked: readonly string[] = [];
  let { generation } = week;

  const stateOf = (number: string): DeskOrderState | null => {
    const state = week.orders.find((order) => order.number === number)?.state;
    if (state === undefined) return null;
    const opening = {
      orderNumber: number,
      week: week.week,
      orderTotal: agorot(state.due ?? 0),
      isBeforeDesk: false,
    };
    const own = events.filter((event): event is OrderEvent => event.orderNumber === number);
    const folded = foldOrder(opening, own);
    const received = folded.received + (state.received ?? 0);
    const has = (kind: string) => own.some(({ content }) => content.kind === kind);
    return {
      ...state,
      due: folded.due,
      received,
      hasBalance: received !== folded.due,
      isPacked: has("packed") ? folded.isPacked : state.isPacked,
      isHandedOver: has("handed-over") ? folded.isHandedOver : state.isHandedOver,
      isCancelled: folded.isCancelled || (state.isCancelled && !has("restored")),
      lastEvent: Math.max(state.lastEvent, folded.lastEvent),
    };
  };
  const weekNow = () => {
    const own = events.filter((event): event is WeekEvent => event.orderNumber === null);
    return foldWeek(week.week, own);
  };
  const newestEvent = () => events.at(-1)?.id ?? week.cursor.event;
  const shownWeek = (): DeskWeek => {
    const { isClosed, cooked, had } = weekNow();
    const { shopping } = week;
    return {
      ...week,
      shopping: {
        ...shopping,
        items: shopping.items.map((item) => ({ ...item, had: had.get(item.ingredient) ?? 0 })),
      },
      isClosed,
      generation,
      cursor: { ...week.cursor, event: newestEvent() },
      orders: week.orders.map((order) => ({
        ...order,
        state: stateOf(order.number) ?? order.state,
      })),
      kitchen: week.kitchen.map((line) => ({
        ...line,
        cooked: cooked.get(line.key) ?? line.cooked,
      })),
    };
  };
  const press = (input: PressInput): PressMutation["press"] => {
    const orderNumber = input.orderNumber ?? null;
    const about = events.filter((event) => event.orderNumber === orderNumber);
    const answer = (outcome: PressMutation["press"]["outcome"], event: number | null) => ({
      outcome,
      event,
      order: orderNumber === null ? null : stateOf(orderNumber),
      week: orderNumber === null ? weekAnswer() : null,
    });
    hear(input.seen.event, input.seen.generation);
    if (input.seen.generation !== generation)
      return { outcome: "other_generation", event: null, order: null, week: null };
    const earlier = events.find(({ actionId }) => actionId === input.actionId);
    if (earlier !== undefined) return answer("repeated", earlier.id);
    const decision = decideMark(
      {
        ...input,
        deviceId: 1,
        orderNumber,
        week: week.week,
        action: actionOf(input.action),
      } as Mark,
      about,
    );
    if (decision.kind !== "record")
      return answer(decision.kind === "outdated" ? "outdated" : "nothing_to_undo", null);
    const id = Math.max(firstEvent, newestEvent() + 1);
    events = [
      ...events,
      {
        id,
        at: id,
        pressedAt: input.pressedAt,
        actionId: input.actionId,
        deviceId: 1,
        orderNumber,
        week: week.week,
        content: decision.content,
      } as Event,
    ];
    return answer("recorded", id);
  };
  const weekAnswer = () => {
    const { isClosed, cooked, had, lastEvent } = weekNow();
    const lines = [...cooked].map(([line, done]) => ({ line, done }));
    const items = [...had].map(([ingredient, amount]) => ({ ingredient, amount }));
    return { week: week.week, isClosed, cooked: lines, had: items, lastEvent };
  };
  /** A device that has read more than there is lets the server find out that a backup was restored. */
  const hear = (event: number, known: string | null | undefined) => {
    if (known === generation && event > newestEvent()) generation = "second";
  };
  const changes = ({
    since,
    generation: known,
  }: ChangesQueryVariables): ChangesQuery["changes"] => {
    hear(since.event, known);
    const newer = events.filter(({ id }) => id > since.event);
    return {
      orders: [...new Set(newer.flatMap(({ orderNumber }) => orderNumber ?? []))],
      week: newer.some(({ orderNumber }) => orderNumber === null),
      cursor: { ...week.cursor, event: newestEvent() },
      generation,
    };
  };
  const answer = (operation: string, variables: object): Answer => {
    switch (operation) {
      case "Me":
        return { data: { me: sampleMe() } };
      case "Week":
        return { data: { week: shownWeek() } };
      case "Changes":
        return { data: { changes: changes(variables as ChangesQueryVariables) } };
      case "Press":
        return { data: { press: press((variables as { press: PressInput }).press) } };
      default:
        return { errors: [{ message: `no answer to ${operation}` }] };
    }
  };

  const server: DeskServer = {
    events: () => events,
    asked: () => asked,
    restore: (from) => {
      events = [];
      if (from === undefined) generation = "second";
    },
    fail: () => null,
    // No call is answered here yet.
    call: async (name) => ({ errors: [{ message: `no answer to ${name}` }] }),
    execute: async ({ operationName }, variables) => {
      asked = [...asked, operationName];
      const failure = server.fail(operationName);
      if (failure === "unreachable") throw new TypeError("Failed to fetch");
      const given =
        failure === null || failure === "lost"
          ? answer(operationName, variables as object)
          : failure;
      await Promise.resolve();
      if (failure === "lost") throw new TypeError("the answer was lost");
      return given as never;
    },
  };
  return server;
}

/** An action of the API in the words of the domain. */
function actionOf(action: ActionInput): Mark["action"] {
  if (action.packed !== undefined) return { kind: "packed", isPacked: action.packed };
  if (action.handedOver !== undefined)
    return { kind: "handed-over", isHandedOver: action.handedOver };
  if (action.cancelled !== undefined) return { kind: action.cancelled ? "cancelled" : "restored" };
  if (action.moved !== undefined) return { kind: "moved", toWeek: action.moved };
  if (action.money !== undefined) {
    const { amount, way } = action.money;
    return { kind: "money", amount: signedAgorot(amount), way };
  }
  if (action.missing !== undefined) throw new Error("the server in memory has no prices");
  if (action.asked !== undefined) return { kind: "asked", by: action.asked };
  if (action.note !== undefined) return { kind: "note", text: action.note };
  if (action.cooked !== undefined) {
    const { line, done, more } = action.cooked;
    return typeof more === "number"
      ? { kind: "cooked", line, more }
      : { kind: "cooked", line, done: done ?? 0 };
  }
  if (action.allCooked !== undefined) return { kind: "cooked", lines: action.allCooked };
  if (action.printed !== undefined) {
    const { list, ...printed } = action.printed;
    return { kind: "printed", ...printed, ...(list != null && { list }) };
  }
  if (action.shopping !== undefined) {
    const { with: joined, ...had } = action.shopping;
    return { kind: "shopping", ...had, ...(joined != null && { with: joined }) };
  }
  if (action.weekClosed !== undefined)
    return { kind: action.weekClosed ? "week-closed" : "week-reopened" };
  if (action.undo === undefined) throw new Error("the server in memory knows no people");
  return { kind: "undone", actionId: action.undo };
}
