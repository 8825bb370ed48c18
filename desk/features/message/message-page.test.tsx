import { expect, test } from "vitest";
import { renderInDesk } from "#desk/testing/render-in-desk.tsx";
import { sampleWeek } from "#desk/testing/sample-week.ts";
import { onPage, shownTextOf } from "#web/testing/parse-page.ts";
import { emptyMessage, type MessageDraft, missingTexts } from "./message-draft.ts";
import { MessagePage } from "./message-page.tsx";
import { placesOf, recipientsOf } from "./recipients.ts";

/** Ten orders stand, three of them in English; two are canceled. */
const week = sampleWeek();
const [ruth] = week.orders;
if (ruth === undefined) throw new Error("the sample week is empty");
const withPhoneOrder = sampleWeek({
  change: ({ orders }) => ({ orders: orders.with(0, { ...ruth, email: "" }) }),
});

const written: MessageDraft = {
  ...emptyMessage,
  subject: { he: "האיסוף ביום שישי", en: "Pickup on Friday" },
  text: { he: "בין 9 ל־11.\nשבת שלום", en: "Between 9 and 11.\nShabbat shalom" },
};

const sent = {
  actionId: "m-1",
  at: week.now,
  dueAt: week.now + 120_000,
  week: week.week,
  place: null,
  subject: { he: "החלפנו תוספת", en: "" },
  text: { he: "במקום אורז יש קוסקוס", en: "" },
  waiting: 7,
  sent: 2,
  dead: 0,
  withdrawn: 1,
};

function pageOf(drafts: MessageDraft | null, shown = week, messages: readonly object[] = []) {
  const html = renderInDesk("he", <MessagePage />, {
    week: shown,
    path: "/message",
    drafts: drafts === null ? {} : { [`message ${week.week}`]: drafts },
    answers: {
      [`messages {"week":"${week.week}"}`]: messages,
      'weeks {"before":null}': [],
    },
  });
  const page = onPage(html);
  return { ...page, texts: shownTextOf(page.body) };
}

test("it says how many get it in which language, without canceled orders", () => {
  expect(recipientsOf(week.orders, null)).toMatchObject({ counts: { he: 7, en: 3 }, total: 10 });
  expect(pageOf(null).texts).toContain("7 הזמנות בעברית · 3 הזמנות באנגלית");
});

test("the customers of one place can get a message, in the languages that they read", () => {
  expect(placesOf(week.orders, week.places)).toEqual(week.places);
  const place = recipientsOf(week.orders, "נווה דניאל");
  expect(place).toMatchObject({ total: 2, needed: ["he"] });
  const { texts } = pageOf({ ...emptyMessage, place: "נווה דניאל" });
  expect(texts).toContain("נושא בעברית");
  expect(texts).not.toContain("נושא באנגלית");
});

test("who has no email address is named, with a way to the order", () => {
  const { texts, getByRole } = pageOf(null, withPhoneOrder);
  expect(texts).toContain("6 הזמנות בעברית");
  expect(texts).toContain("אין להם כתובת אימייל, וצריך להודיע בדרך אחרת:|רות כהן|");
  expect(getByRole("link", { name: "רות כהן" }).getAttribute("href")).toBe(
    `/desk/orders/${ruth.number}`,
  );
});

test("one language is enough for all, and what is half written must be finished", () => {
  const { needed } = recipientsOf(week.orders, null);
  expect(missingTexts(written, needed)).toEqual(new Set());
  const half = { ...written, text: { he: written.text.he, en: " " } };
  expect(missingTexts(half, needed)).toEqual(new Set(["text en"]));
  expect(missingTexts(half, ["he"])).toEqual(new Set());
  const onlyHebrew = { ...half, subject: { he: written.subject.he, en: "" } };
  expect(missingTexts(onlyHebrew, needed)).toEqual(new Set());
  expect(missingTexts({ ...onlyHebrew, text: { he: "", en: "" } }, needed)).toEqual(
    new Set(["text he"]),
  );
  expect(missingTexts(emptyMessage, ["he"])).toEqual(new Set(["subject he", "text he"]));
  const { texts } = pageOf({ ...onlyHebrew, actionId: "m-1" });
  expect(texts).toContain("Hello …,|This message was written in Hebrew only:|בין 9 ל־11");
});

test("a message whose answer was lost is shown as it was sent, and can only be sent again", () => {
  const { texts, queryByRole } = pageOf({ ...written, actionId: "m-1" });
  expect(texts).toContain("האיסוף ביום שישי|שלום …,|בין 9 ל־11.\nשבת שלום|Pickup on Friday");
  expect(queryByRole("button", { name: "שליחה חוזרת" })).not.toBeNull();
  expect(texts).not.toContain("חזרה לעריכה");
});

test("sent messages say what happened to their mails, and can be withdrawn while some wait", () => {
  const messages = [sent, { ...sent, actionId: "m-0", waiting: 0 }];
  const { texts, getAllByRole } = pageOf(null, week, messages);
  expect(texts).toContain("החלפנו תוספת|במקום אורז יש קוסקוס|");
  expect(texts).toContain("לכולם|7 מחכים לשליחה|2 נשלחו|אחד בוטל|ביטול השליחה");
  expect(getAllByRole("button", { name: /^ביטול השליחה/u })).toHaveLength(1);
  expect(texts.lastIndexOf("ביטול השליחה")).toBe(texts.indexOf("ביטול השליחה"));
});
