import { expect, test } from "vitest";
import { type Roles, rolesThatMark, rolesWithOrders } from "#contract/desk-calls/call-rules.ts";
import { deskCalls } from "#contract/desk-calls/desk-calls.ts";
import { rulesOfMarks } from "#contract/desk-calls/rules-of-marks.ts";
import { rolesOfAnswers } from "#contract/desk-calls/shown-order.ts";
import type { CallName } from "#contract/wire/desk-calls.ts";
import { orderTypes } from "#domain/customer/customer-data.ts";
import { noteReaders, sheets } from "#domain/order-log/desk-event.ts";
import { type DeviceRole, deviceRoles } from "#domain/order-log/device.ts";
import { sheetRoles } from "#domain/order-log/sheet-roles.ts";
import { endsIn } from "#domain/testing/ways-in.ts";
import {
  actions,
  delivered,
  openDesk,
  pickedUp,
  press,
  unknownRoles,
} from "#server/seller/testing/desk-of-roles.ts";
import { newOrder } from "#server/testing/new-order.ts";
import type { DeskAnswer, TestDevice } from "#server/testing/open-desk.ts";
import { weekOfMonday } from "#server/testing/open-shop.ts";
import { worksWith } from "./roles.ts";

/** `yes`, or `-` where the role is refused and nothing is answered. */
function allowed({ data, refused }: DeskAnswer): string {
  if (refused === undefined) return "yes";
  expect([refused.code, data]).toEqual(["NOT_ALLOWED", undefined]);
  return "-";
}

const row = (name: string, cells: readonly string[]) =>
  `${name.padEnd(41)} ${cells.map((cell) => cell.padEnd(8)).join("")}`.trimEnd();

/** Whether a role reads orders and marks them. */
function hasOrders(role: DeviceRole): boolean {
  const roles: Roles = rolesWithOrders;
  return roles.includes(role);
}

/** Whether orders have lines for a role. */
function readsLines(role: DeviceRole): boolean {
  return hasOrders(role) && rolesOfAnswers.Order.lines.includes(role);
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** The week that is worked on. */
const weekNow = { week: null, language: "he" } as const;

type Ask = (role: DeviceRole) => Promise<string>;

async function rowOf(name: string, ask: Ask): Promise<string> {
  const cells: string[] = [];
  for (const role of deviceRoles) cells.push(await ask(role));
  return row(name, cells);
}

/** All objects in an answer that have a field, at whatever depth. */
function objectsWith(field: string, value: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (typeof value !== "object" || value === null) return [];
  const below = Object.values(value).flatMap((each) => objectsWith(field, each));
  return field in value ? [value as Readonly<Record<string, unknown>>, ...below] : below;
}

/** What an answer says at a place: nothing but null, a list without items, or something. */
type Content = "null" | "empty" | "yes";

/** Everything that an answer says, by its way through objects and lists. */
function partsOf(answer: unknown): readonly (readonly [string, Content])[] {
  return endsIn(answer).map(([way, end]) =>
    Array.isArray(end) ? [`${way}[]`, "empty"] : [way, end === null ? "null" : "yes"],
  );
}

/**
 * Lists of which the fixture has no item, so that the table does not name what is in them: none in an answer to a call that a helper or a
 * driver may make.
 */
const emptyForOwner = [
  "changeCatalogue.problems[]",
  "changeOrder.page.history[].changes[]",
  "customer.copies[]",
  "customer.orders[].history[].changes[]",
  "customer.questions[]",
  "eraseCustomer.copies[]",
  "eraseCustomer.left[]",
  "keepWeek.handedOver[]",
  "keepWeek.weeks[].holidays[]",
  "limits[]",
  "nextWeeks.handedOver[]",
  "nextWeeks.weeks[].holidays[]",
  "order.history[].changes[]",
  "paymentsLately[]",
  "person.questions[]",
  "push.kinds[]",
  "setPush.kinds[]",
  "takeBackCatalogueChange.problems[]",
  "takeBackWeek.handedOver[]",
  "takeBackWeek.weeks[].holidays[]",
  "today.deadMails[]",
  "today.fullOrders[]",
  "today.oldWeeks[]",
  "today.peopleQuestions[]",
  "today.settingsChanges[]",
  "toldProblems[]",
  "year.unreadable[]",
];

/** What was answered to each role, by the parts of all answers. */
function createParts() {
  const contents = new Map<DeviceRole, Map<string, Set<Content>>>(
    deviceRoles.map((role) => [role, new Map()]),
  );
  const has = (role: DeviceRole, way: string, content: Content) =>
    contents.get(role)?.get(way)?.has(content) === true;
  const ways = () => [...new Set([...contents.values()].flatMap((parts) => [...parts.keys()]))];
  /** Whether something below a part was answered, as there is below one that is null in another answer. */
  const isFilledBelow = (role: DeviceRole, way: string) =>
    [...(contents.get(role) ?? [])].some(
      ([part, found]) =>
        found.has("yes") && (part.startsWith(`${way}.`) || part.startsWith(`${way}[`)),
    );
  return {
    note: (role: DeviceRole, answer: unknown) => {
      const parts = contents.get(role) ?? new Map<string, Set<Content>>();
      for (const [way, content] of partsOf(answer))
        parts.set(way, (parts.get(way) ?? new Set()).add(content));
    },
    /** Lists of which the owner gets no item: what is in them is missing in the table. */
    emptyLists: () =>
      ways().filter(
        (way) =>
          has("owner", way, "empty") && !has("owner", way, "yes") && !isFilledBelow("owner", way),
      ),
    /** For each part one row: `yes`, `null` or an empty list where the role gets nothing else, `-` where it gets no such part. */
    rows: () =>
      ways()
        .toSorted((one, other) => (one < other ? -1 : 1))
        .filter((way) => !isFilledBelow("owner", way))
        .map((way) => [way, deviceRoles.map((role) => cellOf(role, way))] as const),
  };

  function cellOf(role: DeviceRole, way: string): string {
    if (has(role, way, "yes")) return "yes";
    if (has(role, way, "null")) return "null";
    return has(role, way, "empty") ? "[]" : "-";
  }
}

test("the desk answers each role as the committed table says", async () => {
  const { call, mark, everyCall, devices } = await openDesk({ isFilled: true });
  const lines = [row("", deviceRoles)];

  const parts = createParts();
  for (const { name, ask: askFor } of everyCall())
    lines.push(
      await rowOf(name, async (role) => {
        const answer = await askFor(devices[role]);
        parts.note(role, answer.data ?? {});
        return allowed(answer);
      }),
    );

  lines.push("");
  for (const [name, action] of Object.entries(actions))
    lines.push(
      await rowOf(`press ${name}`, async (role) => {
        const answer = await mark(devices[role], ...action);
        parts.note(role, answer.data ?? {});
        return allowed(answer);
      }),
    );
  for (const [name, [action, about]] of Object.entries(actions)) {
    const undo = async (role: DeviceRole) => {
      const sent = press(action, about);
      // An undo of what was not stored is answered to every role, whatever it may take back.
      expect([name, await call(devices.owner, "press", sent)]).toMatchObject([
        name,
        { data: { press: { outcome: "recorded" } } },
      ]);
      return allowed(await mark(devices[role], { undo: sent.actionId }, about));
    };
    lines.push(await rowOf(`press undo of ${name}`, undo));
  }

  lines.push("");
  const weeks = new Map<DeviceRole, DeskAnswer>();
  for (const role of deviceRoles) weeks.set(role, await call(devices[role], "week", weekNow));
  for (const [type, fields] of Object.entries(rolesOfAnswers))
    for (const field of Object.keys(fields)) {
      const marker = { Order: "notes", OrderLine: "price", OrderState: "isPacked" }[type] ?? "";
      const isRead = async (role: DeviceRole) => {
        const objects = objectsWith(marker, weeks.get(role));
        const hasObjects = type === "OrderLine" ? readsLines(role) : hasOrders(role);
        expect([role, objects.length > 0]).toEqual([role, hasObjects]);
        if (!hasObjects) return "-";
        if (objects.every((object) => isEmptyList(object[field]))) return "[]";
        return objects.some((object) => object[field] !== null) ? "yes" : "null";
      };
      lines.push(await rowOf(`${type}.${field}`, isRead));
    }

  lines.push("");
  for (const [part, cells] of parts.rows()) lines.push(row(part, cells));
  expect(parts.emptyLists().toSorted()).toEqual(emptyForOwner);
  for (const way of emptyForOwner) {
    const [name = ""] = way.split(/[.[]/u);
    expect([name, deskCalls[name as CallName].roles]).toEqual([name, ["owner"]]);
  }

  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("testing/roles.txt");
});

test.each(unknownRoles)(
  "the role '%s', which this version does not know, gets nothing, whatever is asked, and marks nothing",
  async (role) => {
    const { call, mark, everyCall, devices, stranger } = await openDesk({ unknownRole: role });
    for (const { name, ask: askFor } of everyCall())
      expect([name, allowed(await askFor(stranger))]).toEqual([name, "-"]);
    for (const [name, [action, about]] of Object.entries(actions)) {
      expect([name, allowed(await mark(stranger, action, about))]).toEqual([name, "-"]);
      const owners = press(action, about);
      expect((await call(devices.owner, "press", owners)).refused).toBeUndefined();
      const undone = await mark(stranger, { undo: owners.actionId }, about);
      expect([name, allowed(undone)]).toEqual([name, "-"]);
    }
  },
);

test("a role works with orders exactly where it is named among those that read them", () => {
  const works = deviceRoles.filter((role) => orderTypes.some((type) => worksWith(role, type)));
  expect(works).toEqual(deviceRoles.filter(hasOrders));
});

test("every press action is in the table", () => {
  const tried = Object.keys(actions).map((name) => name.split(" ")[0]);
  expect(new Set([...tried, "undo"])).toEqual(new Set(Object.keys(rulesOfMarks)));
});

/** What the seller wrote about the customer for each reader. */
const lasting = { owner: "pays late", kitchen: "nuts kill her", driver: "gate 1234" };

test("what an order says to some roles reaches no other one, whatever is asked: phone number, email, address, money and the notes for each reader", async () => {
  const { call, mark, everyCall, devices } = await openDesk();
  for (const reader of noteReaders) {
    const note = { lastingNote: { reader, text: lasting[reader] } };
    expect((await mark(devices.owner, note, pickedUp.number)).data).toMatchObject({
      press: { outcome: "recorded" },
    });
  }
  const presses = [
    ...Object.values(actions).map((action) => press(...action)),
    press({ undo: "press-1" }),
  ];
  const questions = [
    ...everyCall().map((each) => each.ask),
    (device: TestDevice) => call(device, "week", weekNow),
    ...presses.map((sent) => (device: TestDevice) => call(device, "press", sent)),
  ];
  const owners = JSON.stringify(await call(devices.owner, "week", weekNow));
  const amounts = (field: string) =>
    objectsWith(field, JSON.parse(owners)).map((object) => Number(object[field]));
  const money = new Set(["price", "due", "received"].flatMap(amounts).filter((each) => each > 99));
  const { phoneNumber, email, address } = delivered.order.customerData;
  const { Order: order, OrderLine: line, OrderState: state } = rolesOfAnswers;
  const [dishNote, customersNote] = ["Without onion", "The gate code is 1234"];
  const secrets: readonly (readonly [string, Roles])[] = [
    [phoneNumber, order.phoneNumber],
    [email, order.email],
    [address, order.address],
    ["הזית", order.address],
    [dishNote, line.note],
    [customersNote, order.customerNote],
    [lasting.owner, order.ownerNote],
    [lasting.kitchen, order.kitchenNote],
    [lasting.driver, order.driverNote],
  ];
  const toldTo = (role: DeviceRole) =>
    secrets.flatMap(([secret, roles]) => (roles.includes(role) ? [secret] : []));
  expect(toldTo("helper")).toEqual([dishNote, lasting.kitchen]);
  expect(toldTo("driver")).toEqual([phoneNumber, address, "הזית", customersNote, lasting.driver]);
  expect(state.due).not.toContain("helper");
  for (const secret of [phoneNumber, email, address, dishNote, customersNote, "21930"])
    expect(owners).toContain(secret);
  expect(money.size).toBeGreaterThan(2);
  for (const role of deviceRoles) {
    const hidden = secrets.map(([secret]) => secret).filter((each) => !toldTo(role).includes(each));
    for (const question of role === "owner" ? [] : questions) {
      const answer = JSON.stringify(await question(devices[role]));
      const told = hidden.filter((secret) => answer.includes(secret));
      const numbers = state.due.includes(role) ? [] : (answer.match(/\d+/gu)?.map(Number) ?? []);
      const sums = numbers.filter((number) => money.has(number));
      expect([role, told, sums]).toEqual([role, [], []]);
    }
  }
  const read = async (device: TestDevice) => JSON.stringify(await call(device, "week", weekNow));
  expect(await read(devices.helper)).toContain(lasting.kitchen);
  expect(await read(devices.driver)).toContain(lasting.driver);
});

test("a driver reads and presses on orders that are delivered, and on no others", async () => {
  const { call, mark, devices } = await openDesk();
  const { data } = await call(devices.driver, "week", weekNow);
  expect(data).toMatchObject({
    week: {
      orders: [{ number: delivered.number, state: { due: 21_930 } }],
      kitchen: [],
      route: [{ orders: [delivered.number] }],
    },
  });
  expect(JSON.stringify(data)).not.toContain(pickedUp.number);
  const since = { week: weekOfMonday, since: { event: 0, order: 0 }, generation: null };
  const changes = await call(devices.driver, "changes", since);
  expect(changes.data).toMatchObject({ changes: { orders: [delivered.number] } });
  const handedOver = { handedOver: true };
  expect(allowed(await mark(devices.driver, handedOver, pickedUp.number))).toBe("-");
  expect(allowed(await mark(devices.helper, handedOver, pickedUp.number))).toBe("yes");
});

test("a printing reaches the roles that print its sheet, and no others", async () => {
  const { call, mark, devices } = await openDesk();
  const printings = Object.entries(actions).filter(([name]) => name.startsWith("printed "));
  for (const [name, action] of printings) {
    const { data } = await mark(devices.owner, ...action);
    expect([name, data]).toMatchObject([name, { press: { outcome: "recorded" } }]);
  }
  for (const role of deviceRoles) {
    const { data } = await call(devices[role], "week", weekNow);
    const printed = objectsWith("sheet", data).map(({ sheet }) => sheet);
    expect([role, printed]).toEqual([
      role,
      sheets.filter((each) => sheetRoles[each].includes(role)),
    ]);
  }
});

test("helpers and drivers read the week that is worked on and the open one, and no earlier one", async () => {
  const { call, devices } = await openDesk();
  for (const [date, cells] of [
    [weekOfMonday, ["yes", "yes", "yes"]],
    ["2025-12-31", ["yes", "-", "-"]],
  ] as const) {
    const asked = rolesWithOrders.map(async (role) =>
      allowed(await call(devices[role], "week", { week: date, language: "he" })),
    );
    expect(await Promise.all(asked)).toEqual(cells);
  }
});

test("helpers and drivers mark an order of an earlier week, and read no part of it", async () => {
  const { call, mark, devices, store } = await openDesk();
  await store.saveOrders([newOrder({ number: "100000003", week: "2025-12-31" })]);
  const about = "100000003";
  for (const role of rulesOfMarks.handedOver.roles) {
    const { data } = await mark(devices[role], { handedOver: true }, about);
    const order = role === "owner" ? { isHandedOver: true } : null;
    expect(data).toMatchObject({ press: { outcome: "recorded", order } });
    const undone = role === "owner" ? { isHandedOver: true } : null;
    expect((await mark(devices[role], { undo: "nothing" }, about)).data).toMatchObject({
      press: { order: undone },
    });
  }
  const cooked = press({ cooked: { line: "abc", done: 3 } }, null);
  const earlier = { ...cooked, week: "2025-12-31" } as typeof cooked;
  expect((await call(devices.helper, "press", earlier)).data).toMatchObject({
    press: { week: null },
  });
});

test("an undo of what is not there is answered, and nothing is stored", async () => {
  const { call, devices } = await openDesk();
  const undo = press({ undo: "nothing" });
  for (const role of rolesThatMark)
    expect((await call(devices[role], "press", undo)).data).toMatchObject({
      press: { outcome: "nothing_to_undo", order: { lastEvent: 0 }, event: null },
    });
});
