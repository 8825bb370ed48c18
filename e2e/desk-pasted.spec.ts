import { expect } from "@playwright/test";
import { messagesIn } from "#desk/language/messages.ts";
import { pastedTexts } from "#desk/language/pasted-texts.ts";
import { agorot } from "#domain/money/agorot.ts";
import { amountText, isolatedPriceText } from "#domain/money/price-text.ts";
import { balanceOf } from "#domain/order-log/order-state.ts";
import { markOf, undo } from "#domain/testing/desk-log.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { axeViolations } from "./axe-violations.ts";
import { countPresses } from "./count-presses.ts";
import { withDemoDesk } from "./demo-desk.ts";
import { expectToFit } from "./expect-to-fit.ts";
import { pressUndo } from "./press-undo.ts";
import { test } from "./shop.ts";
import { found } from "./words.ts";

const { money } = messagesIn("he");
const texts = pastedTexts.he;
const week = "2026-01-07";
/** In Jerusalem: Monday 10:00. */
const monday = Date.UTC(2026, 0, 5, 8);
const payments = 60;
const mostPresses = 6;

test(`${String(payments)} payments of a hundred orders are marked in at most ${String(mostPresses)} presses, none of them wrongly`, async ({
  browser,
}) => {
  test.setTimeout(180_000);
  await withDemoDesk(browser, monday, async ({ enter, store }) => {
    const states = async () =>
      new Map(
        (await store.workingOrders(week)).orders.map(({ state }) => [state.orderNumber, state]),
      );
    // Two customers of one name, and two with one phone number.
    const ordered = { week, receivedAt: monday - 1 };
    const { order } = newOrder();
    const of = (number: string, name: string, phoneNumber: string) =>
      newOrder({
        ...ordered,
        number,
        contentHash: number,
        order: { ...order, customerData: { ...order.customerData, name, phoneNumber } },
      });
    await store.saveOrders([
      of("900000001", "נועה שחר", "0590000001"),
      of("900000002", "נועה שחר", "0590000002"),
      of("900000003", "אורי גת", "0590000003"),
      of("900000004", "ענת גת", "0590000003"),
    ]);
    const { orders } = await store.workingOrders(week);
    const taken: string[] = [];
    for (const { stored, state } of orders) {
      if (state.isCancelled || balanceOf(state) !== 0 || taken.length === 40) continue;
      const paid = (await store.eventsOfOrder(stored.number)).find(
        ({ content }) => content.kind === "money",
      );
      const mark = markOf(`free-${stored.number}`, undo(found(paid).actionId), {
        event: 1_000_000,
      });
      await store.mark({ ...mark, orderNumber: stored.number, at: monday, pressedAt: monday });
      taken.push(stored.number);
    }
    // Somebody who paid the same for another order today, marked by hand, is not sure.
    const marked = await store.bookedPayments([monday - 7 * 24 * 3_600_000, monday + 1]);
    const payers = await store.customersOf(marked.map(({ orderNumber }) => orderNumber));
    const paidBefore = new Set(
      marked.map(
        ({ orderNumber, amount }) =>
          `${payers.get(orderNumber)?.phoneNumber ?? ""} ${String(amount)}`,
      ),
    );
    const before = await states();
    const open = orders
      .map(({ stored }) => ({
        number: stored.number,
        ...stored.order.customerData,
        toPay: (before.get(stored.number)?.due ?? 0) - (before.get(stored.number)?.received ?? 0),
      }))
      .filter(({ toPay, number }) => toPay > 0 && !number.startsWith("9000"))
      .filter(({ phoneNumber, toPay }) => !paidBefore.has(`${phoneNumber} ${String(toPay)}`));
    const [trapped, clear] = [open.slice(0, 6), open.slice(6, 6 + payments)];
    expect(clear).toHaveLength(payments);
    const twice = found(open[4]);
    const row = (about: string, amount: number, out = "", date = "05/01/26") =>
      [date, about, "7788", out, amount === 0 ? "" : amountText(agorot(amount)), "9,876.50"].join(
        "\t",
      );
    const [first, second, third, fourth, fifth] = trapped.map((each) => found(each));
    if (!first || !second || !third || !fourth || !fifth)
      throw new Error("too few orders are open");
    const total = order.orderTotal;
    const list = [
      "תאריך\tתיאור\tאסמכתא\tחובה\tזכות\tיתרה",
      ...clear.map(({ name, number, phoneNumber, toPay }, at) =>
        row(
          [
            `העברה מאת ${name}`,
            `ביט הזמנה ${number}`,
            `\u200f${name.split(" ").toReversed().join(" ")}`,
            `${phoneNumber} תודה`,
          ][at % 4] ?? "",
          toPay,
        ),
      ),
      row("נועה שחר", total),
      row("0590000003", total),
      row("זיכוי", total),
      row(first.name, first.toPay + 370),
      row("משה בן אברהם", second.toPay),
      row(`החזר ל${third.name}`, 0, amountText(agorot(third.toPay))),
      row(`${third.name} ממתין`, third.toPay),
      row(`${fourth.name} $`, fourth.toPay),
      row(fifth.name, fifth.toPay, "", "20/12/25"),
      row(fifth.name, fifth.toPay),
      row(fifth.name, fifth.toPay),
    ].join("\r\n");

    const page = await enter("owner", "הטלפון של רות", {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      permissions: ["clipboard-read", "clipboard-write"],
    });
    const { press, choose, expectAtMost } = countPresses(page);
    const button = (text: string) => page.getByRole("button", { name: text, exact: true });
    const sum = [...clear, twice].reduce((all, { toPay }) => all + toPay, 0);
    const readList = async () => {
      await page.evaluate((text) => navigator.clipboard.writeText(text), list);
      await button(texts.paste).click();
    };
    await page.goto("/desk/money");
    await expect(button(money.csv)).toBeVisible();
    await page.evaluate((text) => navigator.clipboard.writeText(text), list);

    await test.step("sure ones in one press", async () => {
      await press("to the list", page.getByRole("link", { name: money.toPasted }));
      await expectToFit(page);
      await press("paste", button(texts.paste));
      await expect(
        page.getByRole("heading", {
          name: texts.sure(payments + 1, isolatedPriceText(agorot(sum))),
        }),
      ).toBeVisible();
      await expectToFit(page);
      expect(await axeViolations(page)).toEqual([]);
      const doubtful = page.getByRole("combobox", { name: `${texts.whose} 05/01/26 · נועה שחר` });
      await choose(
        "whose",
        doubtful.first(),
        await doubtful.first().locator("option").nth(1).innerText(),
      );
      await press("mark", button(texts.mark(payments + 2)));
      expectAtMost(mostPresses, `marking ${String(payments)} payments`);
      const all = isolatedPriceText(agorot(sum + total));
      await expect(
        page.getByRole("status").filter({ hasText: texts.said(payments + 2, all) }),
      ).toBeVisible();
    });

    const expected = new Map([...clear, twice].map(({ number, toPay }) => [number, toPay]));
    const wrong = async () => {
      const now = await states();
      return [...now].flatMap(([number, { received }]) => {
        const more = received - (before.get(number)?.received ?? 0);
        return more === (expected.get(number) ?? 0) || number.startsWith("90000000")
          ? []
          : [number];
      });
    };
    await test.step("every one of them is right, and nothing else was marked", async () => {
      await expect.poll(wrong).toEqual([]);
      const now = await states();
      expect(
        ["900000001", "900000002", "900000003", "900000004"].map((each) => now.get(each)?.received),
      ).toEqual([total, 0, 0, 0]);
    });

    await test.step("the same list is known, on this device and on another", async () => {
      await button(texts.another).click();
      await readList();
      await expect(page.getByText(texts.known(payments + 2))).toBeVisible();
      await expect(page.getByRole("checkbox")).toHaveCount(0);
    });

    await test.step("what was taken back is sure again", async () => {
      await pressUndo(page);
      await expect
        .poll(async () => (await states()).get(found(clear[0]).number)?.received)
        .toBe(before.get(found(clear[0]).number)?.received);
      await expect
        .poll(async () => {
          await page.reload();
          await readList();
          return page.getByRole("checkbox").count();
        })
        .toBe(payments + 1);
    });
  });
});
