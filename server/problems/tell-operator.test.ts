import { expect, test } from "vitest";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import { shopDatabases } from "#server/testing/shop-databases.ts";
import type { Problem } from "./problem.ts";
import { operatorTeller } from "./tell-operator.ts";
import { readTold, type ToldProblem, writeTold } from "./told-problems.ts";

const minute = 60_000;
const disk: Problem = {
  kind: "disk",
  since: 7,
  words: "the disk is nearly full",
  stopsOrders: false,
};
const database: Problem = { kind: "database", since: 9, words: "disk full", stopsOrders: true };
/** The kinds of problems in a mail. */
interface Mail {
  readonly begun: readonly string[];
  readonly over: readonly string[];
}
const kindsOf = (problems: readonly ToldProblem[]) => problems.map(({ kind }) => kind);

async function openTeller(prepare = shopDatabases[0].prepare) {
  const { store } = await prepare();
  const sent: Mail[] = [];
  const lines: string[] = [];
  const state = { now: 0, code: undefined as string | undefined, isGone: false, pushes: 0 };
  const whileThere =
    <Input, Output>(work: (input: Input) => Promise<Output>) =>
    (input: Input): Promise<Output> =>
      state.isGone ? Promise.reject(new StoreUnavailable("no connection")) : work(input);
  /** A process that tells; another one starts with what the database remembers. */
  const start = () =>
    operatorTeller({
      store: {
        readSecret: whileThere(store.readSecret),
        replaceSecret: whileThere(store.replaceSecret),
        takeLease: whileThere(store.takeLease),
      },
      mailer: {
        recipient: "nephew@shop.co.il",
        send: ({ begun, over }) => {
          const { code } = state;
          if (code === undefined) sent.push({ begun: kindsOf(begun), over: kindsOf(over) });
          return Promise.resolve(
            code === undefined ? undefined : { code, reason: `Error: ${code}` },
          );
        },
      },
      push: () => {
        state.pushes += 1;
        return Promise.resolve(2);
      },
      clock: () => state.now,
      steady: () => state.now,
      log: { warn: (fields, line) => void lines.push(`${line} ${JSON.stringify(fields)}`) },
    });
  /** Looks every minute, for so many minutes. */
  const pass = async (
    minutes: number,
    problems: readonly Problem[],
    tell: ReturnType<typeof start>,
  ) => {
    for (let passed = 0; passed < minutes; passed += 1) {
      state.now += minute;
      await tell(problems);
    }
  };
  return { store, sent, lines, state, start, pass };
}

test("the operator gets one mail when a problem has begun and one when it is over, also over a restart", async () => {
  const { store, state, sent, start, pass } = await openTeller();
  const first = start();
  await pass(20, [disk], first);
  expect(sent).toEqual([{ begun: ["disk"], over: [] }]);
  const mail = { to: "nephew@shop.co.il", begunAt: 3 * minute, overAt: null, failure: null };
  const { stopsOrders: _, ...words } = disk;
  expect(await readTold(store)).toEqual([{ ...words, overAt: null, devices: 2, mail }]);
  const second = start();
  await pass(5, [disk], second);
  await pass(20, [], second);
  expect(sent.slice(1)).toEqual([{ begun: [], over: ["disk"] }]);
  expect(await readTold(store)).toEqual([
    { ...words, overAt: 26 * minute, devices: 2, mail: { ...mail, overAt: 36 * minute } },
  ]);
  await pass(5, [{ ...disk, since: 50 * minute }], second);
  expect(sent).toHaveLength(3);
  expect(await readTold(store)).toMatchObject([{ overAt: 26 * minute }, { overAt: null }]);
  expect(state.pushes).toBe(2);
});

test("a problem that comes and goes within minutes is not mailed", async () => {
  const { sent, start, pass } = await openTeller();
  const tell = start();
  await pass(2, [disk], tell);
  await pass(1, [], tell);
  expect(sent).toEqual([]);
  await pass(3, [disk], tell);
  for (let times = 0; times < 5; times += 1) {
    await pass(9, [], tell);
    await pass(1, [disk], tell);
  }
  expect(sent).toHaveLength(1);
});

test("a mail that cannot be sent is tried again, and the log says so once", async () => {
  const { store, sent, lines, state, start, pass } = await openTeller();
  state.code = "ECONNECTION";
  const tell = start();
  await pass(9, [disk], tell);
  expect(lines).toEqual([expect.stringContaining('{"code":"ECONNECTION"}')]);
  const failed = { begunAt: null, failure: "unreachable" };
  expect(await readTold(store)).toMatchObject([{ kind: "disk", devices: 2, mail: failed }]);
  state.code = undefined;
  await pass(1, [disk, database], tell);
  await pass(9, [disk, database], tell);
  expect(sent).toEqual([
    { begun: ["disk"], over: [] },
    { begun: ["database"], over: [] },
  ]);
});

test("a problem that is over before its mail could be sent is no longer mailed, and the record says so", async () => {
  const { store, sent, state, start, pass } = await openTeller();
  state.code = "EAUTH";
  const tell = start();
  await pass(9, [disk], tell);
  await pass(20, [], tell);
  state.code = undefined;
  await pass(9, [], tell);
  expect(sent).toEqual([]);
  expect(await readTold(store)).toMatchObject([
    { overAt: 10 * minute, mail: { begunAt: null, overAt: null, failure: "login" } },
  ]);
});

test("thirty problems that are over are remembered, and each that lasts", async () => {
  const { store } = await openTeller();
  const lasts: ToldProblem = {
    kind: "database",
    since: 0,
    words: "",
    overAt: null,
    devices: 0,
    mail: null,
  };
  const over = Array.from({ length: 35 }, (_, index) => ({
    ...lasts,
    since: index + 1,
    overAt: 99,
  }));
  await writeTold(store, [lasts, ...over], 100);
  const known = await readTold(store);
  expect(known.map(({ since }) => since)).toEqual([0, ...over.slice(5).map(({ since }) => since)]);
});

test("a lost database is reported once, and recorded when it is back", async () => {
  const { store, sent, state, start, pass } = await openTeller();
  const before = start();
  await pass(4, [disk], before);
  await pass(20, [], before);
  sent.length = 0;
  state.isGone = true;
  const tell = start();
  await pass(9, [database], tell);
  expect(sent).toEqual([{ begun: ["database"], over: [] }]);
  state.isGone = false;
  await pass(1, [], tell);
  const second = start();
  await pass(30, [], second);
  expect(sent.slice(1)).toEqual([{ begun: [], over: ["database"] }]);
  expect(await readTold(store)).toMatchObject([{ kind: "disk" }, { kind: "database", devices: 2 }]);
});

test.for(shopDatabases)(
  "$name: of several processes that look at once one tells, and another one once that has ended",
  async ({ prepare }) => {
    const { sent, state, start, pass } = await openTeller(prepare);
    const together = async (minutes: number, problems: readonly Problem[]) => {
      for (let passed = 0; passed < minutes; passed += 1) {
        state.now += minute;
        await Promise.all(tellers.map((tell) => tell(problems)));
      }
    };
    const tellers = Array.from({ length: 3 }, start);
    await together(5, [disk]);
    expect(sent).toEqual([{ begun: ["disk"], over: [] }]);
    expect(state.pushes).toBe(1);
    await together(12, []);
    expect(sent).toEqual([
      { begun: ["disk"], over: [] },
      { begun: [], over: ["disk"] },
    ]);
    const left = start();
    await pass(6, [database], left);
    expect(sent.slice(2)).toEqual([{ begun: ["database"], over: [] }]);
    // Its clock was ahead.
    state.now -= 100 * minute;
    await pass(12, [], start());
    expect(sent.slice(3)).toEqual([{ begun: [], over: ["database"] }]);
  },
);

test.for(shopDatabases)(
  "$name: a process whose clock is a little behind does not take the lease of another one",
  async ({ prepare }) => {
    const { store } = await openTeller(prepare);
    const take = (holder: string, at: number) =>
      store.takeLease({ name: "lease", holder, at, until: at + minute });
    expect(await take("first", 1_000)).toBe(true);
    expect(await take("second", 999)).toBe(false);
    expect(await take("first", 2_000)).toBe(true);
  },
);
