import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { longestPasted, type PastedRow, readPasted } from "./read-pasted.ts";

const today = "2026-11-29";

function rowsOf(text: string): readonly PastedRow[] {
  const read = readPasted(text, today);
  if (read.kind !== "read") throw new Error(read.kind);
  return read.rows;
}

/** What came in, in shekels, with its day. */
const paid = (text: string) =>
  rowsOf(text).flatMap(({ amounts, day, isClear }) =>
    amounts.length === 0 ? [] : [[amounts.map((each) => each / 100).join("|"), day, isClear]],
  );

describe("one line", () => {
  test.each([
    ["רות כהן 126 ₪ 26/11/26", "126", "2026-11-26"],
    ["₪1,234.50 רות כהן 26.11.2026", "1234.5", "2026-11-26"],
    ["רות כהן - 126 ש״ח, 26 בנוב׳", "126", "2026-11-26"],
    ["קיבלת 126.00 שח מרות כהן אתמול", "126", "2026-11-28"],
    ["קיבלת 126 ש'ח מרות כהן אתמול", "126", "2026-11-28"],
    ["Ruth Cohen paid NIS 126 on Nov 26, 2026 14:05", "126", "2026-11-26"],
    ["2026-11-26T14:05 Ruth 126.50", "126.5", "2026-11-26"],
    ["\u202b126\u00a0₪\u202c\u200f רות 3 דצמבר", "126", "2025-12-03"],
    ["+126 רות", "126", null],
    ["רות +972 50-123-4567 שילמה 126", "126", null],
    ["הזמנה 100000003, 126", "126", null],
    ["11/26/2026 Ruth 126 ILS", "126", "2026-11-26"],
    ["26/11/2026,רות כהן,126.00", "126", "2026-11-26"],
    ["רות כהן NIS126.00 26-Nov-2026", "126", "2026-11-26"],
    ["רות כהן 1.234,50 ₪ 2026/11/26", "1234.5", "2026-11-26"],
    ["רות כהן 1 234.50 26-נוב-26", "234.5|1234.5", "2026-11-26"],
    ["Ruth Cohen sent you 126 ILS", "126", null],
    ["נשלחו אליך 126 ₪ מרות כהן", "126", null],
  ])("%s", (line, amount, day) => {
    const [row] = rowsOf(line);
    expect(row?.amounts.map((each) => String(each / 100)).join("|")).toBe(amount);
    expect(row?.day).toBe(day);
  });

  test.each([
    "רות כהן -126 ₪",
    "רות כהן 126.00-",
    "העברת ל רות 126 ₪",
    "שלחת 126 ₪ לדנה",
    "החזר לרות כהן 126 ₪",
    "בקשת תשלום 126 ₪ ממתינה",
    "PAYPAL $126.00",
    "126 USD Ruth Cohen",
    "126 ₪ רות, בוטל",
    "ביטול העברה מרות כהן 126 ₪",
    "העברה שבוטלה רות כהן 126 ₪",
    "רות כהן ביטלה את ההעברה 126 ₪",
    "החזרת תשלום רות כהן 126 ₪",
    "העברה שהוחזרה רות כהן 126 ₪",
    "רות כהן 126 ₪ טרם אושר",
    "רות כהן 126 ₪ מחכה לאישור",
    "רות כהן 126 ₪ לא שולם",
    "העברה בתהליך רות כהן 126 ₪",
    "רות כהן · 126.00 · חובה",
    "Payment reversal Ruth Cohen 126 ILS",
    "Cancellation Ruth Cohen 126 ILS",
    "עמלה 5.00",
    "17% הנחה",
    "0.00 ₪",
    "12345678901234567890 ₪",
    "",
  ])("is no payment: %s", (line) => {
    expect(paid(line)).toEqual([]);
  });

  test("has the numbers, phone numbers and words that may name who paid", () => {
    const [row] = rowsOf("מרות כ״ץ, 052-1234567 (501234567) הזמנה מס׳ 100000003 – 126 ₪");
    expect(row).toMatchObject({
      numbers: ["501234567", "100000003"],
      namedNumbers: ["100000003"],
      phoneNumbers: ["0521234567"],
      segments: [
        ["מרות", "כץ"],
        ["הזמנה", "מס"],
      ],
    });
  });

  test("with several amounts is not clear", () => {
    expect(paid("126.00 רות 5,432.10")).toEqual([["126|5432.1", null, false]]);
    expect(paid("₪126 רות 2 מרקים")).toEqual([["126", null, true]]);
  });

  test.each([
    "רות כהן ביקשה 126 ₪",
    "בקשה לתשלום רות כהן 126 ₪",
    "העברה ל-רות כהן 126 ₪",
    "תשלום ל רות כהן 126 ₪",
    "העברה אל רות כהן 126 ₪",
    "העברת 126 ₪ ל-0501000001",
    "Transfer to Ruth Cohen 126 ILS",
    "Ruth Cohen requests 126 ILS",
    "רות כהן (126.00)",
    "רות כהן 1 234.50 ₪",
  ])("that may be about money that went out, or about more, is not clear: %s", (line) => {
    expect(rowsOf(line)).toMatchObject([{ isClear: false }]);
    expect(rowsOf(line)[0]?.amounts).not.toEqual([]);
  });

  test.each(["ההזמנה של רות כהן 126 ₪", "בן אל כהן 126 ₪", "העברה (126 ₪, רות כהן)"])(
    "that only looks like it is clear: %s",
    (line) => {
      expect(rowsOf(line)).toMatchObject([{ amounts: [12_600], isClear: true }]);
    },
  );

  test("that stands there again is not clear", () => {
    expect(paid("רות 126 ₪\nרות 126 ₪").map(([, , isClear]) => isClear)).toEqual([true, false]);
  });
});

describe("a table", () => {
  const heading = ["תאריך", "תיאור", "אסמכתא", "חובה", "זכות", "יתרה"];
  const rows = [
    ["26/11/26", "העברה מאת רות כהן", "123456789", "", "126.00", "5,432.10"],
    ["25/11/26", "עמלת פעולה", "99", "1.75", "0.00", "5,306.10"],
    ["24/11/26", 'זיכוי "ביט" דנה, לוי', "100000003", "", "1,240.50", "5,307.85"],
  ];

  test.each(["\n", "\r\n", "\r"])("of a bank has its amounts in one column, with %j", (end) => {
    const text = `\ufeffחשבון 12-345\t\n${[heading, ...rows].map((row) => row.join("\t")).join(end)}`;
    expect(paid(text)).toEqual([
      ["126", "2026-11-26", true],
      ["1240.5", "2026-11-24", true],
    ]);
    expect(rowsOf(text).at(-1)?.numbers).toEqual([]);
  });

  test.each([",", ";"])("of a CSV file parted by %s is the same", (mark) => {
    const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
    const text = `\ufeff${[heading, ...rows].map((row) => row.map(quoted).join(mark)).join("\r\n")}\r\n`;
    expect(paid(text)).toEqual([
      ["126", "2026-11-26", true],
      ["1240.5", "2026-11-24", true],
    ]);
    expect(rowsOf(text).at(-1)?.text).toContain('זיכוי "ביט" דנה, לוי');
  });

  test("with one column for both ways has its sign", () => {
    const text = "Date,Name,Amount\n26/11/2026,Ruth Cohen,126\n26/11/2026,Dana Levi,-50";
    expect(paid(text)).toEqual([["126", "2026-11-26", true]]);
    expect(
      paid("תאריך\tפרטים\tזכות/חובה\n26/11/2026\tרות\t126.00\n26/11/2026\tרות\t126.00-"),
    ).toEqual([["126", "2026-11-26", true]]);
  });

  test.each(["26.11", "26/11/2026", "2026/11/26", "26-Nov-2026"])(
    "has the day of its column however it is written: %s",
    (written) => {
      for (const top of ["Date,From,Total", "תאריך,שם,סה״כ"])
        expect(paid(`${top}\n${written},רות כהן,126`)).toEqual([["126", "2026-11-26", true]]);
    },
  );

  test("whose day is not understood is not clear", () => {
    expect(paid("Date,Name,Amount\nweek 48,Ruth Cohen,126")).toEqual([["126", null, false]]);
    expect(paid("Date,Name,Amount\n,Ruth Cohen,126")).toEqual([["126", null, true]]);
  });

  test("without a heading may begin with days that look like amounts", () => {
    expect(paid("26.11\tרות כהן\t126")).toEqual([["126", "2026-11-26", false]]);
    expect(paid("26.50\tרות כהן\t3")).toEqual([["26.5", null, true]]);
  });

  test("whose row lacks a cell, or without a heading, is not clear", () => {
    expect(
      paid(
        [heading, ["26/11/26", "רות כהן", "126.00", "5,432.10"]]
          .map((row) => row.join("\t"))
          .join("\n"),
      ),
    ).toEqual([["126|5432.1", "2026-11-26", false]]);
    expect(
      paid(rows.map((row) => row.join("\t")).join("\n")).every(
        ([, , isClear]) => isClear === false,
      ),
    ).toBe(true);
  });
});

describe("a list of lines", () => {
  test.each([
    ["name, amount, day", "רות כהן\n126 ₪\n26.11.2026\nדנה לוי\nתודה!\n240 ₪\n25.11.2026"],
    ["day first", "26.11.2026\nרות כהן\n126 ₪\n25.11.2026\nדנה לוי\nתודה!\n240 ₪"],
    ["empty lines between", "רות כהן\n26.11.2026\n126 ₪\n\nדנה לוי\n240 ₪\n25.11.2026\nתודה!"],
    [
      "amounts with words that name nobody",
      "26.11.2026\nרות כהן\nקיבלת 126 ₪\n25.11.2026\nדנה לוי\nתודה!\n+ 240 ₪",
    ],
  ])("is put together: %s", (_, text) => {
    expect(paid(text)).toEqual([
      ["126", "2026-11-26", true],
      ["240", "2026-11-25", true],
    ]);
    expect(rowsOf(text)[1]?.segments.flat()).toEqual(["דנה", "לוי", "תודה"]);
  });

  test("under a day has that day", () => {
    const text = "26 בנובמבר\nרות כהן\n126 ₪\nדנה לוי\n240 ₪\n25 בנובמבר\nנועה בר\n90 ₪";
    expect(paid(text)).toEqual([
      ["126", "2026-11-26", true],
      ["240", "2026-11-26", true],
      ["90", "2026-11-25", true],
    ]);
    expect(paid("26 בנובמבר\nרות כהן 126 ₪\nדנה לוי 240 ₪")).toEqual([
      ["126", "2026-11-26", true],
      ["240", "2026-11-26", true],
    ]);
  });

  test("with a day below each row has that day", () => {
    expect(paid("רות כהן 126 ₪\n26/11/26\nדנה לוי 240 ₪\n19/11/26")).toEqual([
      ["126", "2026-11-26", true],
      ["240", "2026-11-19", true],
    ]);
    expect(paid("רות כהן 126 ₪\nהיום, 14:05\nדנה לוי 240 ₪\nאתמול, 9:11")).toEqual([
      ["126", "2026-11-29", true],
      ["240", "2026-11-28", true],
    ]);
    expect(paid("רות כהן 126 ₪\n26/11/26\nדנה לוי 240 ₪\nנועה בר 90 ₪\n19/11/26")).toEqual([
      ["126", null, false],
      ["240", null, false],
      ["90", null, false],
    ]);
  });

  test.each([
    "תשלומים\n126 ₪\nרות כהן\n240 ₪\nדנה לוי",
    "רות כהן\n126 ₪\nתודה\n26.11.2026\nדנה לוי\n240 ₪\n25.11.2026",
    "רות כהן 126 ₪\n052-1234567\nדנה לוי 240 ₪",
  ])("whose lines may belong to another amount is not clear: %j", (text) => {
    expect(paid(text).length).toBeGreaterThan(0);
    expect(paid(text).every(([, , isClear]) => isClear === false)).toBe(true);
  });
});

test("whatever is pasted is read, keeps its parts and takes as long as it is", () => {
  const piece = fc.constantFrom(
    ...'\t|\n|,|;|"|₪|126|-|/|.|:| |26/11/26|רות כהן|זכות|סכום,תאריך|תאריך\tסכום|+972|\u202e|\u0000|<b>|🙂|1,|('.split(
      "|",
    ),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(piece).map((all) => all.join("")),
      ),
      (text) => {
        for (const { amounts } of rowsOf(text))
          expect(amounts.every((amount) => amount > 0 && Number.isSafeInteger(amount))).toBe(true);
      },
    ),
  );
});

test("a text that is no list of a week is not read", () => {
  expect(readPasted("רות 126\n".repeat(longestPasted.lines), today)).toEqual({ kind: "too-long" });
  expect(readPasted("1".repeat(longestPasted.text + 1), today)).toEqual({ kind: "too-long" });
});
