import { join } from "node:path";
import { orderIn } from "#domain/order/order.ts";
import type { DeviceRole } from "#domain/order-log/device.ts";
import { orderLines } from "#domain/order-log/order-lines.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { askDesk, letIn, type TestDevice } from "#server/testing/open-desk.ts";
import { openShop, weekOfMonday } from "#server/testing/open-shop.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { argsOfFields } from "./args-of-fields.ts";
import { everyField } from "./every-field.ts";

const monday = Date.UTC(2026, 0, 5, 9);
const week = `week: "${weekOfMonday}"`;
const shows = "shows: { event: 1, order: 1 }";
const ruths = newOrder().order;
/** Five of each size, so that every role can say that one is missing. */
const groups = ruths.groups.map((group) => ({
  ...group,
  dishes: group.dishes.map((dish) => ({
    ...dish,
    selections: dish.selections.map((selection) => ({ ...selection, amount: 5 })),
  })),
}));
export const delivered = newOrder({ order: { ...ruths, groups } });
const { customerData } = delivered.order;
const soup = orderLines(orderIn(delivered.order, "he"))[0]?.key ?? "";
export const pickedUp = newOrder({
  number: "100000002",
  order: {
    ...delivered.order,
    customerData: { ...customerData, orderType: "pickup", address: "" },
  },
});

/** A role of another version. */
const bookkeeper = "bookkeeper" as DeviceRole;

/** The shop with an order that is delivered and one that is picked up, and a device of each role. */
export async function openDesk() {
  const dataFolder = await temporaryFolder();
  const config = { callsPerMinute: 0, dataFolder, backupFolder: join(dataFolder, "backups") };
  const unknown: string[] = [];
  const { app, store } = await openShop({
    clock: () => monday,
    isBackedUp: true,
    config,
    change: (real) => ({
      ...real,
      findDeviceBySession: async (hash) => {
        const device = await real.findDeviceBySession(hash);
        return device && unknown.includes(hash) ? { ...device, role: bookkeeper } : device;
      },
    }),
  });
  await store.saveOrders([delivered, pickedUp]);
  const devices = {
    owner: await letIn(store, "owner", monday),
    helper: await letIn(store, "helper", monday),
    driver: await letIn(store, "driver", monday),
  };
  await store.confirmDevice({ id: devices.owner.id, at: monday });
  const spare = await letIn(store, "helper", monday);
  /** A device with a role that this version does not know. */
  const stranger = await letIn(store, "helper", monday);
  unknown.push(stranger.sessionHash);
  const ask = (device: TestDevice, query: string) => askDesk(app, device, query);
  return { ask, devices, spare, stranger, store, now: monday };
}

const presses: string[] = [];

/** A mark by somebody who knows of every earlier one. */
export function press(action: string, about = `orderNumber: "${delivered.number}"`) {
  const actionId = `press-${String(presses.length + 1)}`;
  const seen = `seen: { event: 0, actionIds: ${JSON.stringify(presses)} }`;
  presses.push(actionId);
  const input = `{ actionId: "${actionId}", pressedAt: 1, ${seen}, ${about}, action: { ${action} } }`;
  return { actionId, query: everyField("press", `(press: ${input})`) };
}

export const argsOf = (spare: TestDevice) =>
  argsOfFields({
    monday,
    week,
    order: delivered.number,
    spare: spare.id,
    press: press("handedOver: true").query.replace(/^mutation \{ press(.*\)) .*$/su, "$1"),
  });

/** Every mark action, and the kinds of money apart. `undo` is tried for each of them. */
export const actions: Readonly<Record<string, readonly [action: string, about?: string]>> = {
  packed: ["packed: true"],
  missing: [`missing: { line: "${soup}", amount: 1 }`],
  handedOver: ["handedOver: true"],
  cooked: ['cooked: { line: "abc", done: 3 }', week],
  allCooked: ['allCooked: [{ line: "abc", done: 3 }]', week],
  printed: [`printed: { sheet: slips, ${shows} }`, week],
  "printed shopping list": [`printed: { sheet: shopping, ${shows}, list: [] }`, week],
  shopping: ['shopping: { ingredient: "flour", amount: 3 }', week],
  "money received in cash": ["money: { amount: 2500, way: cash }"],
  "money received by app": ["money: { amount: 2500, way: app }"],
  "money given back in cash": ["money: { amount: -2500, way: cash }"],
  cancelled: ["cancelled: false"],
  moved: [`moved: "${weekOfMonday}"`],
  note: ['note: "Lactose"'],
  asked: ["asked: whatsapp"],
  lastingNote: ['lastingNote: { reader: kitchen, text: "No nuts" }'],
  joined: [`joined: "${pickedUp.number}"`],
  parted: ["parted: true"],
  weekClosed: ["weekClosed: false", week],
};
