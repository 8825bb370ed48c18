import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { pages } from "#desk/app/pages/pages.tsx";
import { sectionsOf } from "#desk/app/pages/pages-of-role.tsx";
import type { DeskWeek } from "#desk/data/week/desk-week.ts";
import { renderInDesk } from "#desk/testing/render-in-desk.tsx";
import { sampleWeek } from "#desk/testing/sample-week.ts";
import { type DeviceRole, deviceRoles } from "#domain/order-log/device.ts";
import { onPage, shownTextOf } from "#web/testing/parse-page.ts";
import { Shell } from "./shell.tsx";

const shell = (
  <Shell title="page" page="page" sections={sectionsOf("owner")}>
    page
  </Shell>
);

test("the shell names the shop, the sections and the other language", () => {
  const { body, getAllByRole } = onPage(renderInDesk("he", shell));
  expect(shownTextOf(body)).toContain("אריס גורמה");
  expect(shownTextOf(body)).toContain("English");
  const links = getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(expect.arrayContaining(["/desk", "/desk/kitchen"]));
});

test.each(deviceRoles)("a device with the role %s opens on a page that its bar has", (role) => {
  const start = pages.find(({ roles }) => roles.includes(role));
  expect(sectionsOf(role).map(({ path }) => path)).toContain(start?.path);
});

test("the section of the address is marked", () => {
  const { getAllByRole } = onPage(renderInDesk("en", shell, { path: "/packing" }));
  const current = getAllByRole("link", { current: "page", hidden: true });
  expect(new Set(current.map((link) => link.textContent))).toEqual(new Set(["Packing"]));
});

/** The words of the bar of a phone in a week that is as `change` says. */
function barOf(week: Partial<DeskWeek>, role: DeviceRole = "owner") {
  const part = (
    <Shell title="page" page="page" sections={sectionsOf(role)}>
      page
    </Shell>
  );
  const changed = sampleWeek({ change: () => week });
  const { getByRole } = onPage(renderInDesk("en", part, { role, week: changed }));
  const [bar] = within(getByRole("navigation")).getAllByRole("list");
  if (bar === undefined) throw new Error("the bar is a list");
  return [...bar.children].map(({ textContent }) => textContent);
}

test("the bar of a phone has what the week needs, between Today and the rest", () => {
  const { deadline, orders } = sampleWeek();
  const handedOver = (isHandedOver: boolean) =>
    orders.map((order) => ({ ...order, state: { ...order.state, isHandedOver } }));
  const afterwards = { now: deadline, isClosed: false };
  const ordering = ["Today", "Orders", "Money", "Menu", "More"];
  expect(barOf({ now: deadline - 1, isClosed: false })).toEqual(ordering);
  expect(barOf({ ...afterwards, orders: handedOver(false) })).toEqual([
    "Today",
    "Kitchen",
    "Packing",
    "Orders",
    "More",
  ]);
  const oneHandedOver = [...handedOver(false).slice(1), ...handedOver(true).slice(0, 1)];
  expect(barOf({ ...afterwards, orders: oneHandedOver })).toEqual([
    "Today",
    "Handing over",
    "Route",
    "Money",
    "More",
  ]);
  expect(barOf({ ...afterwards, isClosed: true, orders: handedOver(true) })).toEqual(ordering);
});

test("a device with few sections has them all in the bar, whatever the week needs", () => {
  const { deadline } = sampleWeek();
  for (const now of [deadline - 1, deadline]) {
    expect(barOf({ now }, "helper")).toEqual(["Kitchen", "Packing", "Handing over", "More"]);
    expect(barOf({ now }, "driver")).toEqual(["Route", "More"]);
  }
});

test("without a connection the shell says how old the page is and what waits", () => {
  const mark = {
    actionId: "pack",
    deviceId: 1,
    pressedAt: 0,
    seen: { event: 0, actionIds: [], generation: null },
    orderNumber: "730512037",
    week: null,
    action: { packed: true },
    said: "רות: ארוז",
    shownAs: null,
    undoShownAs: null,
  };
  const offline = {
    connection: "offline" as const,
    queue: { waiting: [mark, { ...mark, actionId: "unpack" }] },
    asOf: Date.UTC(2026, 10, 19, 14, 5),
  };
  expect(renderInDesk("he", shell, offline)).toContain(
    "אין חיבור לאינטרנט. עדכון אחרון: יום ה׳, 19 בנוב׳, 16:05. 2 סימונים מחכים לשליחה.",
  );
  expect(renderInDesk("en", shell, offline)).toContain("Last updated Thu, Nov 19, 4:05 pm.");
});

test("a refused count of the kitchen names the dish and the current count", () => {
  const refused = {
    actionId: "count",
    orderNumber: null,
    said: "מרק עדשים: 12 מתוך 13 מוכנים",
    why: "outdated",
    order: null,
    cooked: 7,
  } as const;
  const html = renderInDesk("he", shell, { queue: { refused: [refused] } });
  const [line] = onPage(html).getByRole("alert").getElementsByTagName("summary");
  expect(line?.textContent).toBe("סימון אחד לא נרשם: מרק עדשים: 12 מתוך 13 מוכנים");
  expect(html).toContain("לא נרשם: השינוי נעשה קודם במכשיר אחר.");
  expect(html).toContain("המצב עכשיו: 7 מוכנים");
  expect(html).not.toContain("ההזמנה עודכנה");
  const failed = { ...refused, why: "failed" } as const;
  expect(renderInDesk("he", shell, { queue: { refused: [failed] } })).not.toContain("ההזמנה");
});

test("a refused mark is named with the current state, and a helper reads no money", () => {
  const order = {
    number: "730512037",
    week: "2026-11-18",
    revision: 0,
    due: 24_000,
    received: 24_000,
    hasBalance: false,
    isPacked: true,
    isHandedOver: false,
    isCancelled: false,
    isErased: false,
    askedAt: null,
    lastEvent: 120,
  };
  const refused = {
    actionId: "press-1",
    orderNumber: order.number,
    said: "Ruth Cohen: ₪240 received",
    why: "outdated" as const,
    order,
  };
  const html = renderInDesk("en", shell, { queue: { refused: [refused] } });
  expect(html).toContain("Ruth Cohen: ₪240 received");
  expect(html).toContain("Not saved: the order was changed earlier on another device.");
  expect(html).toContain(
    "\u2066₪240\u2069 due · \u2066₪240\u2069 received · packed · not handed over",
  );
  expect(html).toContain('href="/desk/orders/730512037"');
  const withoutMoney = { ...refused, order: { ...order, due: null, received: null } };
  const ofHelper = renderInDesk("en", shell, {
    role: "helper",
    queue: { refused: [withoutMoney] },
  });
  expect(ofHelper).toContain("Now: packed · not handed over");
  expect(ofHelper).not.toContain('href="/desk/orders/730512037"');
});

test("the shop is named in the language of the desk", () => {
  for (const [language, name] of [
    ["he", "אריס גורמה"],
    ["en", "Aris Gourmet"],
  ] as const) {
    const { queryAllByText } = onPage(renderInDesk(language, shell));
    expect(queryAllByText(name, { selector: "span" })).not.toEqual([]);
  }
});

test("what a page has sent can be taken back from the bar, where the page says how", () => {
  const last = { said: "Lentil soup: sold out", marks: [] };
  const undo = (html: string) => onPage(html).queryByRole("button", { name: "Undo" });
  expect(undo(renderInDesk("en", shell, { queue: { last } }))).toBeNull();
  const takeBack = () => undefined;
  const html = renderInDesk("en", shell, { queue: { last: { ...last, takeBack } } });
  expect(html).toContain("Lentil soup: sold out");
  expect(undo(html)).not.toBeNull();
});
