import { expect, test } from "vitest";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import { openShop } from "#server/testing/open-shop.ts";
import type { Problem } from "./problem.ts";
import { operatorTeller, type ProblemNews } from "./tell-operator.ts";

const minute = 60_000;
const disk: Problem = {
  kind: "disk",
  since: 7,
  words: "the disk is nearly full",
  stopsOrders: false,
};
const database: Problem = { kind: "database", since: 9, words: "disk full", stopsOrders: true };
const told = ({ kind, since, words }: Problem) => ({ kind, since, words });

async function openTeller() {
  const { store } = await openShop();
  const sent: ProblemNews[] = [];
  const lines: string[] = [];
  const state = { now: 0, code: undefined as string | undefined, isGone: false };
  const whileThere =
    <Input, Output>(work: (input: Input) => Promise<Output>) =>
    (input: Input): Promise<Output> =>
      state.isGone ? Promise.reject(new StoreUnavailable("no connection")) : work(input);
  /** A process that tells; another one starts with what the database remembers. */
  const start = () =>
    operatorTeller({
      name: "problems-told",
      store: {
        readSecret: whileThere(store.readSecret),
        replaceSecret: whileThere(store.replaceSecret),
      },
      send: (news) => {
        if (state.code === undefined) sent.push(news);
        return Promise.resolve(state.code);
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
  return { sent, lines, state, start, pass };
}

test("the operator gets one mail when a problem has begun and one when it is over, also over a restart", async () => {
  const { sent, start, pass } = await openTeller();
  const first = start();
  await pass(20, [disk], first);
  expect(sent).toEqual([{ begun: [told(disk)], over: [] }]);
  const second = start();
  await pass(5, [disk], second);
  await pass(20, [], second);
  expect(sent.slice(1)).toEqual([{ begun: [], over: [told(disk)] }]);
  await pass(5, [disk], second);
  expect(sent).toHaveLength(3);
});

test("what comes and goes within minutes is no news", async () => {
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
  const { sent, lines, state, start, pass } = await openTeller();
  state.code = "ECONNECTION";
  const tell = start();
  await pass(9, [disk], tell);
  expect(lines).toEqual([expect.stringContaining('{"code":"ECONNECTION"}')]);
  state.code = undefined;
  await pass(1, [disk, database], tell);
  await pass(9, [disk, database], tell);
  expect(sent).toEqual([
    { begun: [told(disk)], over: [] },
    { begun: [told(database)], over: [] },
  ]);
});

test("a database that is gone is told of, once, and remembered when it is back", async () => {
  const { sent, state, start, pass } = await openTeller();
  state.isGone = true;
  const tell = start();
  await pass(9, [database], tell);
  expect(sent).toEqual([{ begun: [told(database)], over: [] }]);
  state.isGone = false;
  await pass(1, [], tell);
  const second = start();
  await pass(30, [], second);
  expect(sent.slice(1)).toEqual([{ begun: [], over: [told(database)] }]);
});
