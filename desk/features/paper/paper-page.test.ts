import { describe, expect, test } from "vitest";
import type { DeskWeek } from "#desk/data/week/desk-week.ts";
import { sampleShopping } from "#desk/testing/sample-shopping.ts";
import { sampleWeek } from "#desk/testing/sample-week.ts";
import type { DeviceRole } from "#domain/order-log/device.ts";
import { onPage, shownTextOf } from "#web/testing/parse-page.ts";
import { renderPaper } from "./testing/render-paper.tsx";

const withoutIsolates = (element: Element) =>
  shownTextOf(element).replaceAll(/[\u2066-\u2069]/gu, "");
const textIn = (html: string) => withoutIsolates(onPage(html).body);

const paperIn = (html: string) => {
  const paper = onPage(html).body.querySelector<HTMLElement>("[data-paper]");
  if (paper === null) throw new Error("there is no paper");
  return paper;
};
/** The paper alone, without what is pressed. */
const paperOf = (html: string) => withoutIsolates(paperIn(html));
const countOf = (html: string, selector: string) =>
  onPage(html).body.querySelectorAll(selector).length;

test("the kitchen sheet has sums, sizes, variants and extras", () => {
  const text = paperOf(renderPaper("kitchen"));
  expect(text).toContain("|דף המטבח|10 הזמנות|");
  expect(text).toContain("|מרק עדשים כתומות|15 ליטר|14 × 1, 2 × ½|");
  expect(text).toContain("|8 ×|ליטר|, בלי כוסברה, חריף במיוחד|");
  expect(text).toContain("|תוספות בצד|6 ×|חריף בצד|");
});

test("slips are by place and name, with stop, street and notes, and with no money or phone number", () => {
  const text = paperOf(renderPaper("slips"));
  expect(text).toContain(
    "|אפרת|4 הזמנות|יוסף בן־דוד|אפרת|איסוף עצמי|יום שישי, בין 9:00 ל־12:00|730512074|1 ×|מרק קובה סלק|",
  );
  expect(text).toContain("|הערה: |הקוד בכניסה 1904|");
  expect(text).toContain(
    "|רות כהן|רחוב הרימון 12, דירה 3|, |אפרת|תחנה 1|יום שישי, בין 12:00 ל־15:00|730512037|",
  );
  expect(text).not.toMatch(/₪|052/u);
});

test("a customer's note on a dish is on kitchen sheet and slip, and one on the order on slip, label and route", () => {
  const week = sampleWeek({
    change: ({ orders, kitchen }) => ({
      orders: orders.map((order, index) =>
        index === 0
          ? {
              ...order,
              customerNote: "gate 1234",
              lines: order.lines.map((line, at) => ({ ...line, note: at === 0 ? "no onion" : "" })),
            }
          : order,
      ),
      kitchen: kitchen.map((line, at) => ({
        ...line,
        orders: line.orders.map((share, of) => ({
          ...share,
          note: at + of === 0 ? "no onion" : "",
        })),
      })),
    }),
  });
  const textOf = (sheet: string) => paperOf(renderPaper(sheet, { week }));
  // Under the dish, whose sum is one.
  expect(textOf("kitchen")).toContain("|15 ליטר|14 × 1, 2 × ½|");
  expect(textOf("kitchen")).toContain("|2 × ליטר, |רות כהן|: |no onion|");
  expect(textOf("kitchen")).not.toContain("gate 1234");
  for (const sheet of ["slips", "roll"]) {
    expect(textOf(sheet)).toContain("|הערת הלקוח: |gate 1234|");
    expect(textOf(sheet)).toContain("|הערת הלקוח: |no onion|");
  }
  // A label has room for the driver's words, and says that the slip has more; nobody drives to a pickup.
  expect(textOf("labels")).toContain("|הערה, gate 1234|");
  const labelsWith = (note: string | null) => {
    const change: Parameters<typeof sampleWeek>[0] = {
      change: ({ orders }) => ({
        orders: orders.map((order) => ({
          ...order,
          customerNote: order.orderType === "pickup" ? note : null,
        })),
      }),
    };
    return paperOf(renderPaper("labels", { week: sampleWeek(change) }));
  };
  const [noted, plain] = [labelsWith("I come late"), labelsWith(null)];
  expect(noted.split("הערה").length).toBeGreaterThan(plain.split("הערה").length);
  expect(noted).not.toContain("I come late");
  expect(textOf("labels")).not.toContain("no onion");
  expect(textOf("route")).toContain("|הערת הלקוח: |gate 1234|");
  expect(textOf("route")).not.toContain("no onion");
});

test("a lasting note for the kitchen is on the slip only, and one for the driver on route and label only", () => {
  const week = sampleWeek({
    change: ({ orders }) => ({
      orders: orders.map((order) => ({
        ...order,
        ownerNote: "private",
        kitchenNote: "no nuts",
        driverNote: "gate 1904",
      })),
    }),
  });
  const notesOn = (sheet: "kitchen" | "slips" | "labels" | "route") => {
    const text = paperOf(renderPaper(sheet, { week }));
    return ["private", "no nuts", "gate 1904"].filter((note) => text.includes(note));
  };
  expect(notesOn("slips")).toEqual(["no nuts"]);
  expect(notesOn("labels")).toEqual(["gate 1904"]);
  expect(notesOn("route")).toEqual(["gate 1904"]);
  expect(notesOn("kitchen")).toEqual([]);
});

test("every heading is in one unbroken box with the first of what it is above", () => {
  for (const control of ["each-page", "print-window"] as const)
    for (const sheet of ["slips", "kitchen"]) {
      const html = renderPaper(sheet, { control });
      const headings = onPage(html).getAllByRole("heading", { level: 3 });
      expect(headings.length).toBeGreaterThan(2);
      for (const heading of headings) {
        expect(heading.parentElement?.matches("[data-whole]")).toBe(true);
        expect(heading.previousElementSibling).toBeNull();
        const below = heading.nextElementSibling;
        const first = below?.matches("article") === true ? below : below?.querySelector("article");
        expect([sheet, first?.closest("[data-whole]")]).toEqual([sheet, heading.parentElement]);
      }
    }
});

test("where columns would be torn, slips are in rows of two", () => {
  const rowsOf = (control: "all-pages" | "print-window") =>
    [...onPage(renderPaper("slips", { control })).body.querySelectorAll("[data-whole]")].map(
      (row) => row.querySelectorAll("[data-slip]").length,
    );
  expect(rowsOf("all-pages")).toEqual(Array.from({ length: 10 }, () => 1));
  expect(new Set(rowsOf("print-window"))).toEqual(new Set([1, 2]));
});

test("a label has the name, stop, place and street, how much is in the box and the order number", () => {
  const text = paperOf(renderPaper("labels"));
  expect(text).toContain(
    "|יוסף בן־דוד|אפרת|איסוף עצמי|יום שישי, בין 9:00 ל־12:00|4 פריטים|730512074|",
  );
  expect(text).toContain(
    "|רות כהן|רחוב הרימון 12, דירה 3|, |אפרת|תחנה 1|יום שישי, בין 12:00 ל־15:00|5 פריטים|",
  );
});

test("two customers of one name who fetch their orders at one place differ by the end of the phone number", () => {
  const phoneEnds = (names: readonly [string, string], role: DeviceRole = "owner") => {
    const { orders } = sampleWeek();
    const [, pickup] = orders;
    if (pickup === undefined) throw new Error("the sample week has no second order");
    const alike = names.map((name, index) => ({
      ...pickup,
      name,
      number: String(900_000_001 + index),
      phoneNumber: role === "helper" ? null : `052111000${String(index)}`,
    }));
    const week = sampleWeek({ change: () => ({ orders: alike }) });
    return paperOf(renderPaper("labels", { week, role })).match(/טלפון …\d+/gu);
  };
  expect(phoneEnds(["חנה לוי", "חנה לוי "])).toEqual(["טלפון …0000", "טלפון …0001"]);
  expect(phoneEnds(["חנה לוי", "חנה כהן"])).toBeNull();
  expect(phoneEnds(["חנה לוי", "חנה לוי"], "helper")).toBeNull();
});

test("the route has the stops in their sequence, phone numbers and what is due", () => {
  const text = paperOf(renderPaper("route", { role: "driver" }));
  expect(text).toMatch(
    /\|1\|רחוב הרימון 12, דירה 3\|אפרת\|יום שישי, בין 12:00 ל־15:00\|רות כהן\|05\d+\|5 פריטים\|שולם\|/u,
  );
  expect(text).toContain("|לתשלום ₪1,030|");
});

test("the shopping list has what is bought by aisle, and nothing that is at home", () => {
  const week = sampleWeek({ change: () => ({ shopping: sampleShopping({}, { had: 9_000 }) }) });
  const text = paperOf(renderPaper("shopping", { week }));
  expect(text).toContain("|רשימת קניות|מצרך אחד|");
  expect(text).toContain("|ירקות ופירות|גזר|2.5 ק״ג|");
  expect(text).not.toContain("קמח");
  expect(textIn(renderPaper("shopping", { week, role: "helper" }))).toContain("אין כאן דף כזה");
});

test("a sheet is in either language, whatever the desk is in", () => {
  const html = renderPaper("slips?language=en");
  expect(paperIn(html)).toMatchObject({ lang: "en", dir: "ltr" });
  expect(paperOf(html)).toContain("|Packing slips|10 orders|");
  expect(textIn(html)).toContain("|שפת ההדפסה|");
});

test("every sheet says its shop, its week and when it was printed", () => {
  expect(paperOf(renderPaper("kitchen"))).toMatch(
    /\|אריס גורמה\|סבב של יום רביעי, 18 בנובמבר 2026\|הודפס: /u,
  );
});

describe("a sheet that was printed", () => {
  const [first, second, , , cancelled] = sampleWeek().orders;
  const printed = (numbers: readonly (string | undefined)[]): DeskWeek =>
    sampleWeek({
      change: () => ({
        printed: [
          {
            sheet: "slips",
            at: Date.parse("2026-11-19T14:05:00Z"),
            shows: { event: 1, order: 12 },
            changed: numbers.flatMap((number) => number ?? []),
            list: null,
          },
        ],
      }),
    });

  test("says so, and that nothing has changed since", () => {
    const text = textIn(renderPaper("slips", { week: printed([]) }));
    expect(text).toMatch(/הודפס: יום ה׳, 19 בנוב׳, 16:05\. \|שום הזמנה לא השתנתה מאז\./u);
  });

  test("names the orders that changed, and prints only them", () => {
    const week = printed([first?.number, second?.number]);
    expect(textIn(renderPaper("slips", { week }))).toMatch(
      /2 הזמנות השתנו מאז\.\|יוסף בן־דוד\|רות כהן\|ל־2 ההזמנות שהשתנו/u,
    );
    for (const sheet of ["slips", "labels", "roll"]) {
      // The slips on a roll are the same paper as those on A4; the labels were never printed.
      const html = renderPaper(`${sheet}?only=changed`, { week });
      expect([sheet, countOf(html, "[data-slip], [data-label]")]).toEqual([
        sheet,
        sheet === "labels" ? 10 : 2,
      ]);
    }
  });

  test("names the canceled order whose slip is to be taken away, and prints none for it", () => {
    const week = printed([cancelled?.number]);
    expect(textIn(renderPaper("slips", { week }))).toContain(
      `הזמנות שבוטלו. צריך להוציא את הדף שלהן:|${cancelled?.name ?? ""}|`,
    );
    const again = renderPaper("slips?only=changed", { week });
    expect(again).not.toContain("data-slip");
    expect(paperOf(again)).toContain("|אין מה להדפיס|שום הזמנה לא השתנתה מאז.|");
  });

  test("names an order by its number if it is in another week now", () => {
    expect(textIn(renderPaper("slips", { week: printed(["999999999"]) }))).toContain(
      "הזמנות שעברו לסבב אחר. צריך להוציא את הדף שלהן:|999999999|",
    );
  });
});

test("a damaged order is named, because it is on no paper", () => {
  const week = sampleWeek({ change: () => ({ unreadable: ["100000002"] }) });
  expect(textIn(renderPaper("kitchen", { week }))).toMatch(/\|הזמנה אחת פגומה[^|]*100000002\|/u);
});

test("a driver has the route only, and a helper every sheet but the route", () => {
  expect(textIn(renderPaper("slips", { role: "driver" }))).toContain("אין כאן דף כזה");
  expect(textIn(renderPaper("route", { role: "helper" }))).toContain("אין כאן דף כזה");
  expect(textIn(renderPaper("slips", { role: "helper" }))).not.toContain("מסלול המשלוחים");
});

test("a week without orders has nothing to print", () => {
  for (const sheet of ["kitchen", "slips", "labels", "roll", "route"])
    expect(renderPaper(sheet, { week: sampleWeek({ count: 0 }) })).toContain("אין מה להדפיס");
});

test("labels begin where the first sheet has one", () => {
  const html = renderPaper("labels?used=22");
  expect(countOf(html, "[data-page]")).toBe(2);
  expect(countOf(renderPaper("labels?used=24"), "[data-page]")).toBe(1);
});

test("names that are not loaded in the language of the paper yet are not passed over in silence", () => {
  // The sample week is the same in both languages, as a week is that was only loaded in one.
  expect(textIn(renderPaper("slips?language=en"))).toContain("|שמות המנות עוד לא נטענו");
  expect(textIn(renderPaper("slips?language=he"))).not.toContain("|שמות המנות עוד לא נטענו");
});
