import { join } from "node:path";
import type { CallRules } from "#contract/desk-calls/call-rules.ts";
import { deskCalls } from "#contract/desk-calls/desk-calls.ts";
import type { CallName, CallOutcome, RequestOf } from "#contract/wire/desk-calls.ts";
import { orderIn } from "#domain/order/order.ts";
import { paymentWays, sheets } from "#domain/order-log/desk-event.ts";
import { type DeviceRole, deviceRoles } from "#domain/order-log/device.ts";
import { orderLines } from "#domain/order-log/order-lines.ts";
import { contentOfSheets } from "#domain/order-log/paper-changes.ts";
import { callDesk } from "#server/testing/call-desk.ts";
import { pressOn, type SentPress } from "#server/testing/mark-on-desk.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { type DeskAnswer, letIn, type TestDevice } from "#server/testing/open-desk.ts";
import { openShop, weekOfMonday } from "#server/testing/open-shop.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { fillDesk, withUnreadableOrder } from "./fill-desk.ts";
import { requestsOfCalls } from "./requests-of-calls.ts";

const monday = Date.UTC(2026, 0, 5, 9);
const shows = { event: 1, order: 1 };
const ruths = newOrder().order;
/** With notes, and five of each size, so that every role can say that one is missing. */
const groups = ruths.groups.map((group) => ({
  ...group,
  dishes: group.dishes.map((dish) => ({
    ...dish,
    selections: dish.selections.map((selection) => ({ ...selection, amount: 5 })),
    note: "Without onion",
  })),
}));
const ruth = { ...ruths.customerData, note: "The gate code is 1234" };
export const delivered = newOrder({ order: { ...ruths, customerData: ruth, groups } });
const { customerData } = delivered.order;
const soup = orderLines(orderIn(delivered.order, "he"))[0]?.key ?? "";
export const pickedUp = newOrder({
  number: "100000002",
  order: {
    ...delivered.order,
    customerData: { ...customerData, orderType: "pickup", address: "" },
  },
});

/** A role of another version, and none at all. */
export const unknownRoles = ["unknown", ""] as const;

/** Calls that list the orders which cannot be read; some of the others fail then. */
const listingUnreadable = new Set(["week", "findOrders", "ordersWithBalance", "person"]);

interface TriedCall {
  readonly name: string;
  readonly rules: CallRules;
  readonly ask: (device: TestDevice) => Promise<DeskAnswer>;
}

/** The outcome of a call, in one form for all. */
function asAnswer(name: string, outcome: CallOutcome<unknown>): DeskAnswer {
  return "answer" in outcome ? { data: { [name]: outcome.answer } } : outcome;
}

/** The shop with an order that is delivered and one that is picked up, and a device of each role and of one that is not known. */
export async function openDesk({
  unknownRole = "unknown",
  isFilled = false,
}: {
  readonly unknownRole?: (typeof unknownRoles)[number];
  /** Whether the lists of what the desk answers have items. */
  readonly isFilled?: boolean;
} = {}) {
  const dataFolder = await temporaryFolder();
  const config = { callsPerMinute: 0, dataFolder, backupFolder: join(dataFolder, "backups") };
  const unknown: string[] = [];
  let isDamaged = false;
  const { app, store } = await openShop({
    clock: () => monday,
    isBackedUp: true,
    config,
    change: (real) => ({
      ...withUnreadableOrder(real, () => isDamaged),
      findDeviceBySession: async (hash) => {
        const device = await real.findDeviceBySession(hash);
        return device && unknown.includes(hash)
          ? { ...device, role: unknownRole as DeviceRole }
          : device;
      },
    }),
  });
  await store.saveOrders([delivered, pickedUp]);
  const deviceOfRole = new Map<DeviceRole, TestDevice>();
  for (const role of deviceRoles) deviceOfRole.set(role, await letIn(store, role, monday));
  const devices = Object.fromEntries(deviceOfRole) as Readonly<Record<DeviceRole, TestDevice>>;
  await store.confirmDevice({ id: devices.owner.id, at: monday });
  const spare = await letIn(store, "helper", monday);
  /** A device with a role that this version does not know. */
  const stranger = await letIn(store, "helper", monday);
  unknown.push(stranger.sessionHash);
  const call = async <Name extends CallName>(
    device: TestDevice,
    name: Name,
    request: RequestOf<Name>,
  ) => asAnswer(name, await callDesk(app, device, name, request));
  /** Everything that a device may ask for, with what it answers its owner to. */
  const everyCall = (): readonly TriedCall[] => {
    const requests = requestsOfCalls({
      monday,
      week: weekOfMonday,
      order: delivered.number,
      spare: spare.id,
      press: press({ handedOver: true }),
    });
    return Object.entries<CallRules>(deskCalls).map(([name, rules]) => ({
      name,
      rules,
      ask: async (device: TestDevice) => {
        isDamaged = isFilled && listingUnreadable.has(name);
        const answer = await call(device, name as CallName, requests[name as CallName]);
        isDamaged = false;
        return answer;
      },
    }));
  };
  if (isFilled)
    await fillDesk({
      store,
      call: (name, request) => callDesk(app, devices.owner, name, request),
      orders: [delivered.number, pickedUp.number],
      now: monday,
    });
  const mark = (device: TestDevice, ...pressed: Parameters<typeof press>) =>
    call(device, "press", press(...pressed));
  return { call, mark, everyCall, devices, spare, stranger, store, now: monday };
}

const presses: string[] = [];

/** A mark about an order, or with null about the week, by a device that has seen every earlier one. */
export function press(
  action: SentPress["action"],
  about: string | null = delivered.number,
): SentPress {
  const actionId = `press-${String(presses.length + 1)}`;
  const sent = { actionId, pressedAt: 1, seen: { event: 0, actionIds: [...presses] } };
  presses.push(actionId);
  const ofWeek = { orderNumber: null, week: weekOfMonday };
  return pressOn(about ?? "", action, { ...sent, ...(about === null && ofWeek) });
}

/**
 * Every mark action, and the kinds of money apart, of so little that the order is not paid however many roles mark it. `undo` is tried
 * for each of them.
 */
export const actions: Readonly<
  Record<string, readonly [action: SentPress["action"], about?: string | null]>
> = {
  packed: [{ packed: true }],
  missing: [{ missing: { line: soup, amount: 1 } }],
  handedOver: [{ handedOver: true }],
  cooked: [{ cooked: { line: "abc", done: 3 } }, null],
  allCooked: [{ allCooked: [{ line: "abc", done: 3 }] }, null],
  ...Object.fromEntries(
    sheets.map((sheet) => {
      const list = contentOfSheets[sheet] === "list" ? { list: [] } : {};
      return [`printed ${sheet}`, [{ printed: { sheet, shows, ...list } }, null]];
    }),
  ),
  shopping: [{ shopping: { ingredient: "flour", amount: 3 } }, null],
  ...Object.fromEntries(
    paymentWays.flatMap((way) => [
      [`money received, ${way}`, [{ money: { amount: 100, way } }]],
      [`money given back, ${way}`, [{ money: { amount: -100, way } }]],
    ]),
  ),
  cancelled: [{ cancelled: false }],
  moved: [{ moved: weekOfMonday }],
  note: [{ note: "Lactose" }],
  asked: [{ asked: "whatsapp" }],
  lastingNote: [{ lastingNote: { reader: "kitchen", text: "No nuts" } }],
  joined: [{ joined: pickedUp.number }],
  parted: [{ parted: true }],
  weekClosed: [{ weekClosed: false }, null],
};
