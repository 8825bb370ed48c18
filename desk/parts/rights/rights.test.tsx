import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { Route } from "wouter";
import type { ActionName, CallName } from "#contract/wire/desk-calls.ts";
import { MoneyPage } from "#desk/features/money/money-page.tsx";
import { OrderPage } from "#desk/features/order/order-page.tsx";
import { OrdersBeside } from "#desk/features/order/orders-beside.tsx";
import { OrdersPage } from "#desk/features/order/orders-page.tsx";
import { messagesIn } from "#desk/language/messages.ts";
import { orderTableTexts } from "#desk/language/order-table-texts.ts";
import { OrderRows } from "#desk/parts/order/order-rows.tsx";
import { renderInDesk } from "#desk/testing/render-in-desk.tsx";
import { sampleMe } from "#desk/testing/sample-me.ts";
import { sampleMail, sampleOrderPage } from "#desk/testing/sample-order-page.ts";
import { sampleWeek } from "#desk/testing/sample-week.ts";
import type { DeviceRole } from "#domain/order-log/device.ts";
import { onPage } from "#web/testing/parse-page.ts";

const week = sampleWeek();
const [, , order] = week.orders;
if (order === undefined) throw new Error("no such order");
const { name: whose, number } = order;
const mail = sampleMail({ id: 1, orderNumber: number });
const answers = {
  [`order ${JSON.stringify({ number, language: "he" })}`]: sampleOrderPage(order, {
    mails: [mail],
  }),
  'weeks {"before":null}': [{ week: week.week, orders: 12, isClosed: false }],
  [`moneyByWay {"week":"${week.week}"}`]: [],
};
const { money, order: ofOrder, orders, shell } = messagesIn("he");

/** A page as a device shows it that has all the rights of the seller but one. */
function shownWithout(part: ReactNode, missing?: ActionName | CallName, role?: DeviceRole) {
  const { calls, marks } = sampleMe();
  const without = (names: readonly string[]) => names.filter((name) => name !== missing);
  const { body, queryAllByRole } = onPage(
    renderInDesk("he", part, {
      week,
      answers,
      path: `/orders/${number}`,
      ...(role !== undefined && { role }),
      rights: { calls: without(calls), marks: without(marks) },
    }),
  );
  const controls = ["button", "textbox", "combobox"].flatMap((each) => queryAllByRole(each));
  const links = queryAllByRole("link").map((link) => link.getAttribute("href") ?? "");
  return {
    text: body.textContent,
    names: controls.map((each) => each.getAttribute("aria-label") ?? each.textContent),
    links,
  };
}

const orderPage = (
  <Route path="/orders/:number">
    <OrderPage />
  </Route>
);

const controls: readonly (readonly [ActionName | CallName, string, ReactNode, string])[] = [
  ["packed", "the order", orderPage, ofOrder.packed],
  ["handedOver", "the order", orderPage, ofOrder.handedOver],
  ["money", "the order", orderPage, ofOrder.receive],
  ["money", "the orders", <OrdersPage key="" />, money.received("app")],
  ["money", "the orders", <OrdersPage key="" />, money.way],
  ["note", "the order", orderPage, ofOrder.addNote],
  ["moved", "the order", orderPage, ofOrder.move],
  ["cancelled", "the order", orderPage, ofOrder.cancel],
  ["sendMailAgain", "the order", orderPage, shell.sendAgain],
  ["weeks", "the orders", <OrdersPage key="" />, orders.week],
  ["asked", "money", <MoneyPage key="" />, money.asking.askWeek],
  ["ordersCsv", "money", <MoneyPage key="" />, money.csv],
];

test.each(controls)(
  "a device that may not make %s has no control for it on the page of %s",
  (right, _, part, control) => {
    expect(shownWithout(part).names).toContain(control);
    expect(shownWithout(part, right).names).not.toContain(control);
  },
);

test("a page leads only to pages of its device, and names what they are about all the same", () => {
  const linksOf = (part: ReactNode, role: DeviceRole) =>
    shownWithout(part, undefined, role).links.filter((href) => href.startsWith("/desk"));
  for (const part of [orderPage, <OrdersPage key="" />, <MoneyPage key="" />]) {
    expect(linksOf(part, "owner")).not.toEqual([]);
    expect(linksOf(part, "helper")).toEqual([]);
  }
  expect(shownWithout(<OrdersPage />, undefined, "helper").text).toContain(whose);
});

test("a row says once what is still to pay, whether money may be marked or not", () => {
  const open = { ...order, state: { ...order.state, due: 100_000, received: 1_235 } };
  const rows = <OrderRows label="orders" orders={[open]} way="app" />;
  for (const missing of [undefined, "money"] as const)
    expect(shownWithout(rows, missing).text.match(/987\.65/gu)).toHaveLength(1);
});

test("the orders of a device without their pages and dishes still take the focus, and no column says that there are none", () => {
  const withoutLines = sampleWeek({
    change: ({ orders: of }) => ({ orders: of.map((each) => ({ ...each, lines: [] })) }),
  });
  const shown = (role: DeviceRole) =>
    onPage(
      renderInDesk("he", <OrdersBeside number={undefined} />, {
        role,
        week: role === "owner" ? week : withoutLines,
        answers,
      }),
    );
  const dishes = orderTableTexts.he.dishes;
  const [owners, helpers] = [shown("owner"), shown("helper")];
  expect(owners.queryByRole("button", { name: dishes })).not.toBeNull();
  expect(helpers.queryByRole("button", { name: dishes })).toBeNull();
  for (const row of helpers.getAllByRole("row").slice(1)) {
    expect(row.querySelector("a")).toBeNull();
    expect(row.querySelector("[data-order]")?.getAttribute("tabindex")).toBe("-1");
  }
});
