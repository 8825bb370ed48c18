import { describe, expect, test } from "vitest";
import { languages } from "#domain/language/language.ts";
import { addDays, daysBetween } from "./add-days.ts";
import { type HolidayName, holidayTexts } from "./holiday-texts.ts";
import { hebrewDateOf, jewishHolidays } from "./jewish-holidays.ts";

/** The holidays in one line each. */
function listOf(from: string, until: string) {
  return jewishHolidays(from, until).map(
    (each) => `${each.from}${each.until === each.from ? "" : `/${each.until}`} ${each.name}`,
  );
}

describe("the holidays of known years", () => {
  test("5784, a leap year: Purim is in the second Adar, and fasts and days of the state are moved", () => {
    expect(listOf("2023-09-01", "2024-08-31")).toEqual([
      "2023-09-15 rosh-hashanah-eve",
      "2023-09-16/2023-09-17 rosh-hashanah",
      "2023-09-18 fast-of-gedaliah",
      "2023-09-24 yom-kippur-eve",
      "2023-09-25 yom-kippur",
      "2023-09-29 sukkot-eve",
      "2023-09-30 sukkot",
      "2023-10-01/2023-10-05 hol-hamoed-sukkot",
      "2023-10-06 hoshana-rabbah",
      "2023-10-07 simchat-torah",
      "2023-12-08/2023-12-15 hanukkah",
      "2023-12-22 fast-of-tevet",
      "2024-01-25 tu-bishvat",
      "2024-03-21 fast-of-esther",
      "2024-03-24 purim",
      "2024-03-25 shushan-purim",
      "2024-04-22 pesach-eve",
      "2024-04-23 pesach",
      "2024-04-24/2024-04-27 hol-hamoed-pesach",
      "2024-04-28 seventh-of-pesach-eve",
      "2024-04-29 seventh-of-pesach",
      "2024-05-06 holocaust-day",
      "2024-05-13 memorial-day",
      "2024-05-14 independence-day",
      "2024-05-26 lag-baomer",
      "2024-06-05 jerusalem-day",
      "2024-06-11 shavuot-eve",
      "2024-06-12 shavuot",
      "2024-07-23 fast-of-tammuz",
      "2024-08-13 tisha-bav",
    ]);
  });

  test("5785, not a leap year: fasts on a Saturday are on Sunday", () => {
    expect(listOf("2024-10-01", "2025-08-31")).toEqual([
      "2024-10-02 rosh-hashanah-eve",
      "2024-10-03/2024-10-04 rosh-hashanah",
      "2024-10-06 fast-of-gedaliah",
      "2024-10-11 yom-kippur-eve",
      "2024-10-12 yom-kippur",
      "2024-10-16 sukkot-eve",
      "2024-10-17 sukkot",
      "2024-10-18/2024-10-22 hol-hamoed-sukkot",
      "2024-10-23 hoshana-rabbah",
      "2024-10-24 simchat-torah",
      "2024-12-26/2025-01-02 hanukkah",
      "2025-01-10 fast-of-tevet",
      "2025-02-13 tu-bishvat",
      "2025-03-13 fast-of-esther",
      "2025-03-14 purim",
      "2025-03-15 shushan-purim",
      "2025-04-12 pesach-eve",
      "2025-04-13 pesach",
      "2025-04-14/2025-04-17 hol-hamoed-pesach",
      "2025-04-18 seventh-of-pesach-eve",
      "2025-04-19 seventh-of-pesach",
      "2025-04-24 holocaust-day",
      "2025-04-30 memorial-day",
      "2025-05-01 independence-day",
      "2025-05-16 lag-baomer",
      "2025-05-26 jerusalem-day",
      "2025-06-01 shavuot-eve",
      "2025-06-02 shavuot",
      "2025-07-13 fast-of-tammuz",
      "2025-08-03 tisha-bav",
    ]);
  });

  test("5787, a leap year, with days of the state on their own dates", () => {
    expect(listOf("2026-09-01", "2027-08-31")).toEqual([
      "2026-09-11 rosh-hashanah-eve",
      "2026-09-12/2026-09-13 rosh-hashanah",
      "2026-09-14 fast-of-gedaliah",
      "2026-09-20 yom-kippur-eve",
      "2026-09-21 yom-kippur",
      "2026-09-25 sukkot-eve",
      "2026-09-26 sukkot",
      "2026-09-27/2026-10-01 hol-hamoed-sukkot",
      "2026-10-02 hoshana-rabbah",
      "2026-10-03 simchat-torah",
      "2026-12-05/2026-12-12 hanukkah",
      "2026-12-20 fast-of-tevet",
      "2027-01-23 tu-bishvat",
      "2027-03-22 fast-of-esther",
      "2027-03-23 purim",
      "2027-03-24 shushan-purim",
      "2027-04-21 pesach-eve",
      "2027-04-22 pesach",
      "2027-04-23/2027-04-26 hol-hamoed-pesach",
      "2027-04-27 seventh-of-pesach-eve",
      "2027-04-28 seventh-of-pesach",
      "2027-05-04 holocaust-day",
      "2027-05-11 memorial-day",
      "2027-05-12 independence-day",
      "2027-05-25 lag-baomer",
      "2027-06-04 jerusalem-day",
      "2027-06-10 shavuot-eve",
      "2027-06-11 shavuot",
      "2027-07-22 fast-of-tammuz",
      "2027-08-12 tisha-bav",
    ]);
  });

  test.each<readonly [string, HolidayName]>([
    ["2021-09-07", "rosh-hashanah"],
    ["2022-03-17", "purim"],
    ["2022-04-16", "pesach"],
    ["2022-05-05", "independence-day"],
    ["2022-06-05", "shavuot"],
    ["2022-07-17", "fast-of-tammuz"],
    ["2022-08-07", "tisha-bav"],
    ["2023-07-27", "tisha-bav"],
    ["2025-09-23", "rosh-hashanah"],
    ["2025-10-14", "simchat-torah"],
    ["2026-03-03", "purim"],
    ["2026-04-02", "pesach"],
    ["2026-04-14", "holocaust-day"],
    ["2026-04-22", "independence-day"],
    ["2026-05-22", "shavuot"],
    ["2026-07-23", "tisha-bav"],
  ])("%s is %s", (date, name) => {
    expect(jewishHolidays(date, date).map((each) => each.name)).toEqual([name]);
  });

  test("the middle of the first Adar is no Purim", () => {
    expect(hebrewDateOf("2027-02-21")).toEqual({ month: "Adar I", day: 14 });
    expect(jewishHolidays("2027-02-01", "2027-02-28")).toEqual([]);
  });
});

test("every year from 5780 to 5820 has its holidays and eight days without work", () => {
  // The years of the civil calendar would not do: some have no fast of 10 Tevet, or two.
  let from = "2019-09-01";
  for (let year = 5780; year <= 5820; year += 1) {
    const until = addDays(nextDayIn("Elul", addDays(from, 60)), -1);
    const holidays = datesUntil(until, from).flatMap((date) => jewishHolidays(date, date));
    const names = new Set(holidays.map(({ name }) => name));
    const hanukkah = holidays.filter(({ name }) => name === "hanukkah");
    const restDays = new Set(holidays.filter(({ isRest }) => isRest).map((each) => each.from));
    expect([year, names.size, hanukkah.length, restDays.size]).toEqual([
      year,
      Object.keys(holidayTexts).length,
      8,
      8,
    ]);
    from = addDays(until, 1);
  }
});

/** The days from `from` to `until`. */
function datesUntil(until: string, from: string): readonly string[] {
  return Array.from({ length: daysBetween(from, until) + 1 }, (_, index) => addDays(from, index));
}

function nextDayIn(month: string, from: string): string {
  return hebrewDateOf(from).month === month ? from : nextDayIn(month, addDays(from, 1));
}

test("a part of a holiday is told where only that part was asked for", () => {
  expect(listOf("2026-12-09", "2026-12-12")).toEqual(["2026-12-09/2026-12-12 hanukkah"]);
});

test("every holiday has a name and a reason of its own in both languages", () => {
  const names = Object.values(holidayTexts).map(({ name }) => name);
  for (const language of languages)
    expect(new Set(names.map((name) => name[language])).size).toBe(names.length);
  expect(holidayTexts["hol-hamoed-pesach"]).toEqual({
    name: { he: "חול המועד פסח", en: "Hol HaMoed Pesach" },
    reason: { he: "חופשת פסח", en: "Pesach break" },
  });
});
