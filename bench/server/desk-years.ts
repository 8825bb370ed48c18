import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { atMost, type Bench, type BenchLine } from "#bench/bench-line.ts";
import { compareTimes, medianMs } from "#bench/compare-times.ts";
import { type AskDesk, openFilledDesk, ordersOfWeek, ordersWithNotes, week } from "./ask-desk.ts";
import { compareShops } from "./order-growth.ts";

type Question = Parameters<AskDesk>;

/** Of the filled orders, beside a week of a hundred. A customer has twenty of them, so that the customers grow with the orders. */
const [ofTenWeeks, ofFiveYears, ofFiftyYears] = [1_000, 26_000, 260_000];
/** What is searched for in all names takes longer with more customers. */
const ofNames = 2.5;

const findOrders = (search: string): Question => [
  "findOrders",
  { search, before: null, language: "he" },
];
const findCustomers = (search: string): Question => ["customers", { search }];
const year: Question = ["year", { year: 2025, language: "he" }];

/** Whether the questions of the desk about all weeks take as long after fifty years as after five. */
export const desksYears = compareDesks(
  "years",
  [ofFiveYears, ofFiftyYears],
  [
    ["Today", ["today", {}]],
    ["reading a week of 100 orders", ["week", { week, language: "he" }]],
    ["a page of all weeks", ["weeks", { before: null }]],
    ["a search for a customer's name", findOrders("לקוחה77 משפ"), ofNames],
    ["a search for the most common family name", findOrders("כהן"), ofNames],
    ["a search for a phone number", findOrders("0510000077")],
    ["a search for an amount", findOrders("219.3")],
    ["a search for an order number", findOrders("10000000")],
    [
      "a page of unpaid orders",
      ["ordersWithBalance", { search: "", otherThan: week, after: null, language: "he" }],
    ],
  ],
  async (ask) => {
    await ask(...year);
    return {
      subject: "a year of 5,200 orders with 260,000 stored orders",
      limit: atMost(600),
      goal: 300,
      measured: await medianMs(3, () => ask(...year)),
      unit: "ms",
    };
  },
);

/** Whether the page of customers, a search and one customer take as long after five years as after ten weeks, and hold no memory. */
export const peopleGrowth = compareDesks(
  "people",
  [ofTenWeeks, ofFiveYears],
  [
    ["the page of customers", findCustomers("")],
    ["a search for a customer by two words of the name", findCustomers("אור 7א")],
    ["a search for a customer by phone number", findCustomers("0510000007")],
    ["a search for a customer by email address", findCustomers("c7@example")],
    ["a search for customers by an address of many", findCustomers("הזית")],
    ["one customer", ["person", { number: "10000007", language: "he" }]],
    [
      `reading a week of 100 orders with ${String(ordersWithNotes)} lasting notes`,
      ["week", { week, language: "he" }],
    ],
  ],
  async (ask, questions) => {
    const before = heldMemory();
    for (let times = 0; times < 300; times += 1)
      for (const question of questions) await ask(...question);
    return {
      subject: "memory held after 300 times all of that with 26,000 stored orders",
      limit: atMost(10),
      measured: heldMemory() - before,
      unit: "MiB",
    };
  },
);

/** Compares the time of questions in shops of two sizes on both databases; `ofLarger` measures something else in the larger one. */
function compareDesks(
  name: string,
  sizes: readonly [number, number],
  works: readonly (readonly [subject: string, question: Question, limit?: number])[],
  ofLarger: (ask: AskDesk, questions: readonly Question[]) => Promise<BenchLine>,
): Bench {
  const [less, more] = sizes.map((orders) => orders.toLocaleString("en"));
  return compareShops(name, sizes, ordersOfWeek, async function* (database, shops, { rounds }) {
    const desks = [
      await openFilledDesk(shops[0].store),
      await openFilledDesk(shops[1].store),
    ] as const;
    for (const [subject, question, limit = 1.4] of works)
      yield {
        subject: `desk on ${database}: ${subject}, time with ${more} stored orders, relative to ${less}`,
        limit: atMost(limit),
        goal: 1.2,
        ...(await compareTimes(rounds, desks, (ask) => medianMs(10, () => ask(...question)))),
      };
    const questions = works.map(([, question]) => question);
    const line = await ofLarger(desks[1], questions);
    yield { ...line, subject: `desk on ${database}: ${line.subject}` };
  });
}

/** What this process holds in its heap once its garbage is collected, in MiB. */
function heldMemory(): number {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  return process.memoryUsage().heapUsed / 1_024 / 1_024;
}
