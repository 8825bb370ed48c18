import type { ComingWeek } from "#desk/features/weeks/week-texts.ts";

const day = 86_400_000;
const pesach = { he: "חופשת פסח", en: "Pesach break" };

/** An ordinary week with orders, one with another deadline, and a closed one with the first days of Pesach and orders that are left. */
export function sampleWeeks(): readonly [ComingWeek, ComingWeek, ComingWeek] {
  const deadline = Date.UTC(2026, 2, 18, 12);
  const ordinary: ComingWeek = {
    week: "2026-03-18",
    deadline,
    ordinaryDeadline: deadline,
    opensAt: null,
    isClosed: false,
    ownDeadline: null,
    ownHandOver: null,
    handOverDays: null,
    toldOtherwise: 0,
    reason: null,
    version: "1",
    orders: 12,
    withEmail: 11,
    nextOpenWeek: "2026-03-25",
    lastKept: null,
    holidays: [],
  };
  // Summer time begins on 27 March.
  const second = deadline + 7 * day;
  const third = deadline + 14 * day - 3_600_000;
  return [
    ordinary,
    {
      ...ordinary,
      week: "2026-03-25",
      deadline: second - 18 * 3_600_000,
      ordinaryDeadline: second,
      opensAt: second - 3 * day,
      ownDeadline: { date: "2026-03-24", hour: 20, minute: 0 },
      handOverDays: { he: "יום שישי, 27 במרץ", en: "Friday, March 27" },
      reason: { he: "קניות לחג", en: "Shopping for the holiday" },
      orders: 0,
      withEmail: 0,
      nextOpenWeek: "2026-04-08",
    },
    {
      ...ordinary,
      week: "2026-04-01",
      deadline: third,
      ordinaryDeadline: third,
      isClosed: true,
      reason: pesach,
      orders: 1,
      withEmail: 1,
      nextOpenWeek: "2026-04-08",
      lastKept: { actionId: "close", ofOrders: "move", orders: 3 },
      holidays: [
        {
          name: { he: "ערב פסח", en: "Pesach eve" },
          from: "2026-04-01",
          until: "2026-04-01",
          isRest: false,
          reason: pesach,
        },
        {
          name: { he: "פסח", en: "Pesach" },
          from: "2026-04-02",
          until: "2026-04-02",
          isRest: true,
          reason: pesach,
        },
        {
          name: { he: "חול המועד פסח", en: "Hol HaMoed Pesach" },
          from: "2026-04-03",
          until: "2026-04-04",
          isRest: false,
          reason: pesach,
        },
      ],
    },
  ];
}
