import { beforeAll, describe, expect, test } from "vitest";
import type { AnswerOf } from "#contract/wire/desk-calls.ts";
import type { DeskWeek } from "#desk/data/week/desk-week.ts";
import { sampleWeeks } from "#desk/features/weeks/testing/sample-weeks.ts";
import { renderInDesk } from "#desk/testing/render-in-desk.tsx";
import { sampleWeek } from "#desk/testing/sample-week.ts";
import type { Language } from "#domain/language/language.ts";
import { lateFewerYears, lateOldWeeks } from "./rare-news.ts";
import { TodayPage } from "./today-page.tsx";

beforeAll(() => Promise.all([lateFewerYears.preload(), lateOldWeeks.preload()]));

const week = sampleWeek();
const empty = { isClosed: false, orders: 0, handedOver: 0, unpaid: 0, due: 0, received: 0 };
const quiet: AnswerOf<"today"> = {
  week: week.week,
  openWeek: {
    ...empty,
    week: "2026-11-25",
    deadline: week.deadline + 7 * 86_400_000,
  },
  weekBefore: { orders: 0, due: 0 },
  fullOrders: [],
  unfinished: [],
  deadMails: [],
  problems: [],
  placeholders: [],
  settingsChanges: [],
  oldWeeks: [],
  fewerYears: null,
  peopleQuestions: [],
};
const problem = (kind: string) => ({ kind, since: week.now, amount: null, mailProblem: null });
const deadline = Date.UTC(2026, 10, 25, 12);
const [ordinaryWeek] = sampleWeeks();
const holiday = { he: "חופשה", en: "Vacation" };
const pesachOn = (date: string) => {
  const name = { he: "פסח", en: "Pesach" };
  return { name, from: date, until: date, isRest: true, reason: holiday };
};
const nextWeeks: AnswerOf<"nextWeeks">["weeks"] = [
  {
    ...ordinaryWeek,
    week: "2026-11-25",
    deadline,
    isClosed: true,
    toldOtherwise: 2,
    reason: { he: "חתונה", en: "A wedding" },
  },
  {
    ...ordinaryWeek,
    week: "2026-12-02",
    deadline: deadline + 6 * 86_400_000,
    ownDeadline: { date: "2026-12-01", hour: 14, minute: 0 },
    holidays: [pesachOn("2026-12-03")],
  },
  {
    ...ordinaryWeek,
    week: "2026-12-09",
    deadline: deadline + 14 * 86_400_000,
    holidays: [
      { ...pesachOn("2026-12-08"), name: { he: "חנוכה", en: "Hanukkah" }, isRest: false },
      pesachOn("2026-12-10"),
    ],
  },
];
/** The week before its deadline. */
const open = { ...week, now: week.deadline - 86_400_000 };

function textOf(language: Language, shown: DeskWeek, today: Partial<AnswerOf<"today">> = {}) {
  const answers = {
    "today {}": { ...quiet, ...today },
    "nextWeeks {}": { weeks: nextWeeks, handedOver: [] },
  };
  return renderInDesk(language, <TodayPage />, { week: shown, answers });
}

test("Today leads to the coming weeks, and says which are special", () => {
  const html = textOf("he", open);
  expect(html).toContain('href="/desk/weeks"');
  expect(html).toContain("הסבב של יום רביעי, 25 בנובמבר סגור: חתונה");
  expect(html).toContain("לסבב של יום רביעי, 2 בדצמבר אפשר להזמין עד יום שלישי, 1 בדצמבר, 14:00");
  expect(html).toContain("בימי הסבב של יום רביעי, 9 בדצמבר יש חג: פסח");
  expect(html).toContain("יום רביעי, 25 בנובמבר: 2 לקוחות קיבלו הודעה על שעת איסוף או משלוח אחרת.");
  expect(html).not.toContain("חנוכה");
  expect(textOf("en", open)).toContain(
    "No orders are taken for the round of Wednesday, November 25: A wedding",
  );
});

describe("before the deadline", () => {
  test("what came so far stands beside what the week before had at the same time", () => {
    const openWeek = { ...quiet.openWeek, week: week.week };
    const weekBefore = { orders: 7, due: 154_000 };
    const html = textOf("he", open, { openWeek, weekBefore });
    expect(html).toContain("בסבב הקודם, באותו זמן: 7 הזמנות, \u2066₪1,540\u2069");
    expect(textOf("en", open, { openWeek })).toContain(
      "No orders by this point in the previous round",
    );
    expect(textOf("he", open, { openWeek })).not.toContain("מלא");
    const fullOrders = ["delivery"] as const;
    expect(textOf("he", open, { openWeek, fullOrders })).toContain("המשלוחים מלאים.");
    // Of another week than the one of the page it would be no comparison.
    expect(textOf("he", open, { weekBefore })).not.toContain("1,540");
  });

  test("Today says how many orders there are and until when, and that nothing needs her", () => {
    const html = textOf("he", open);
    expect(html).toContain("10 הזמנות עד עכשיו");
    expect(html).toContain("14:00");
    expect(html).toContain("הכול מסודר, אין עכשיו מה לעשות");
    expect(html).not.toContain("סיום הסבב");
    expect(textOf("en", open)).toContain("All is well: there is nothing to do now");
  });
});

describe("after the deadline", () => {
  test("Today leads to what is to be done, with counts", () => {
    const html = textOf("en", week);
    expect(html).toContain("Packing: 6 of 10 packed");
    expect(html).toContain('href="/desk/packing?week=2026-11-18"');
    expect(html).toContain("The kitchen sheet is not printed yet");
    expect(html).toContain('href="/desk/paper/slips?week=2026-11-18"');
    expect(html).toMatch(/Not paid yet: \d+ orders/u);
    expect(html).toContain("Finish the round");
    expect(html).not.toContain("nothing to do");
  });

  test("orders for the next week are named once there are some", () => {
    expect(textOf("en", week)).not.toContain("so far");
    const openWeek = { ...quiet.openWeek, orders: 3 };
    const html = textOf("en", week, { openWeek });
    expect(html).toContain("3 orders so far");
    expect(html).toContain('href="/desk/orders?week=2026-11-25"');
  });

  test("a closed week can be opened again, and has no rows", () => {
    const html = textOf("he", { ...week, isClosed: true });
    expect(html).toContain("הסבב הסתיים.");
    expect(html).toContain("פתיחת הסבב מחדש");
    expect(html).not.toContain("אריזה:");
  });
});

test("dead mails, waiting mails, earlier weeks, missing texts and a full disk are named in words", () => {
  const html = textOf("en", open, {
    problems: [
      problem("database"),
      problem("mails-held"),
      { ...problem("mails-waiting"), amount: 3, mailProblem: "certificate" },
      problem("mails-dead"),
      problem("backup"),
      { ...problem("clock"), amount: -48 * 60 * 60_000 },
      problem("of-a-newer-server"),
    ],
    deadMails: [
      { id: 7, orderNumber: "730512037", name: "רות כהן", recipient: "ruth@example.com" },
    ],
    unfinished: [
      { ...empty, week: "2026-11-11", deadline: 0, orders: 20, handedOver: 19, unpaid: 2 },
    ],
    placeholders: ["payment.payee", "vat"],
    settingsChanges: [
      { version: 7, at: week.now, device: "iPhone", settings: ["payment", "whatsapp"] },
      { version: 6, at: week.now, device: null, settings: ["kashrut"] },
    ],
  });
  expect(html).toContain("Payment, WhatsApp number · <bdi>iPhone</bdi> · ");
  expect(html).toContain("Kashrut line · by a command on the server · ");
  expect(html).toContain("was set back by 48 hours");
  expect(html).toContain("There has been no backup of the shop since ");
  expect(html.indexOf("Emails are not being sent")).toBeLessThan(html.indexOf("Open for orders"));
  expect(html).toContain("2 details are missing on the site");
  expect(html).toContain('href="/desk/orders/730512037"');
  expect(html).toMatch(
    /3 emails have been waiting, the first since [^.]*\. There is no secure connection to the shop/u,
  );
  expect(html).toContain("Something is wrong with the server.");
  expect(html.match(/role="alert"/gu)).toHaveLength(6);
  expect(html).toContain(
    "Wednesday, November 11, 2026 · Not handed over: 1 order · Not paid: 2 orders",
  );
  expect(html).toContain('href="/desk/?week=2026-11-11"');
  expect(html).toContain('href="/desk/shop/payment#payment.payee"');
  expect(html).toContain("whether prices include VAT");
  expect(html).toContain("Orders and marks cannot be saved at the moment.");
  expect(html).not.toContain("All is well");
});

test("customers of many old weeks wait for her word, with the date by which they are old, and what she let go can be kept", () => {
  const [first, last] = ["2018-01-03", "2018-03-28"];
  const oldWeeks = [
    { first, last, weeks: 13, isAllowed: false },
    { first: "2017-01-04", last: "2017-01-04", weeks: 1, isAllowed: true },
  ];
  const html = textOf("en", open, { problems: [problem("old-weeks")], oldWeeks });
  expect(html).toContain(
    "of 13 rounds, from Wednesday, January 3, 2018 to Wednesday, March 28, 2018",
  );
  expect(html).toContain("By the server’s clock today is ");
  expect(html).toContain("Erase tonight");
  expect(html).toContain("Do not erase after all");
  expect(html).not.toContain("All is well");
  const asked = { number: "100000007", name: "רות כהן" };
  const question = textOf("en", open, { peopleQuestions: [asked] });
  expect(question).toContain("has details of two customers");
  expect(question).toContain('href="/desk/customers/100000007"');
  expect(question).not.toContain("All is well");
  const fewerYears = { years: 1, before: 7, from: Date.UTC(2026, 10, 25, 9), seen: "seen" };
  const waits = textOf("en", open, { fewerYears });
  expect(waits).toContain(
    "kept for 1 year instead of 7 years. This takes effect only at Wed, Nov 25",
  );
  expect(waits).toContain("Keep them for 7 years");
  expect(waits).not.toContain("All is well");
  expect(textOf("he", open, { fewerYears })).toContain("יישמרו שנה ולא 7 שנים");
  const hebrew = textOf("he", open, { oldWeeks });
  expect(hebrew).toContain("של 13 סבבים: מיום רביעי, 3 בינואר 2018 עד יום רביעי, 28 במרץ 2018");
  expect(hebrew).not.toContain("משהו בשרת");
});
