import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:tls";
import { expect, onTestFinished, test } from "vitest";
import type { Store } from "#server/store/store.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { openShop } from "#server/testing/open-shop.ts";
import { selfMadeCertificate } from "#server/testing/self-made-certificate.ts";
import { type ProblemSources, problemFinder, remembered } from "./find-problems.ts";
import { lookAtCertificate, lookAtCopies, lookAtDisk } from "./look-around.ts";
import { lookAtDatabase } from "./look-at-database.ts";

const monday = newOrder().receivedAt;
const [minute, day] = [60_000, 24 * 60 * 60_000];

async function openFinder(change: (store: Store) => Store = (store) => store) {
  const { store } = await openShop();
  const reported: unknown[] = [];
  const state = { now: monday, missing: undefined as number | undefined };
  const find = (sources: Partial<ProblemSources> = {}) =>
    problemFinder({
      store: change(store),
      mailDelivery: "sent",
      clockJump: () => undefined,
      unconfirmedMailsAt: () => undefined,
      backupMissingSince: () => Promise.resolve(state.missing),
      copies: () => Promise.resolve(undefined),
      folders: {},
      publicOrigin: undefined,
      clock: () => state.now,
      report: (error) => reported.push(error),
      ...sources,
    })();
  return { store, find, state, reported };
}

test("of a shop in which all is well nothing is found", async () => {
  const { store, find } = await openFinder();
  await store.saveOrders([newOrder()]);
  expect(await find()).toEqual([]);
});

test("everything that is wrong is one list, the worst first, without names and addresses", async () => {
  const { store, find, state } = await openFinder();
  await store.saveOrders([newOrder(), newOrder({ number: "100000002" })]);
  const [mail] = await store.claimMails({
    now: monday,
    limit: 1,
    claimedUntil: monday + 1,
    token: "a",
  });
  await store.markMailFailed({
    id: mail?.id ?? 0,
    token: "a",
    now: monday + minute,
    reason: "550 5.1.1 <ruth@example.com>",
    nextAttemptAt: undefined,
  });
  state.now = monday + 31 * minute;
  state.missing = monday - 3 * day;
  const found = await find({
    clockJump: () => ({ at: monday, by: -90_000 }),
    mailDelivery: "held",
  });
  expect(found.map(({ kind, since, amount }) => [kind, since, amount])).toEqual([
    ["mails-held", undefined, undefined],
    ["mails-dead", monday, 1],
    ["backup", monday - 3 * day, undefined],
    ["clock", monday, -90_000],
  ]);
  expect(await find()).toContainEqual(
    expect.objectContaining({ kind: "mails-waiting", since: monday, amount: 4 }),
  );
  expect(found.every(({ stopsOrders }) => !stopsOrders)).toBe(true);
  expect(JSON.stringify(found)).not.toMatch(/ruth|רות/u);
});

test("mails wait for 30 minutes before that is a problem, and at once if they wait for a time to come", async () => {
  const { store, find, state } = await openFinder();
  await store.saveOrders([newOrder()]);
  state.now = monday + 29 * minute;
  expect(await find()).toEqual([]);
  state.now = monday - day;
  expect(await find()).toMatchObject([{ kind: "mails-waiting", since: undefined, amount: 2 }]);
});

test("while the database does not answer, that is the one problem that stops orders, and the others are still found", async () => {
  const gone = () => Promise.reject(new StoreUnavailable("no connection: ECONNREFUSED"));
  const { find, reported } = await openFinder((store) => ({
    ...store,
    proveWritable: gone,
    currentCatalogue: gone,
    countMails: gone,
    workingOrders: gone,
  }));
  const jump = { at: monday, by: 90_000 };
  expect(await find({ clockJump: () => jump })).toEqual([
    {
      kind: "database",
      words: "the store is unavailable: no connection: ECONNREFUSED",
      stopsOrders: true,
    },
    expect.objectContaining({ kind: "clock" }),
  ]);
  expect(reported).toEqual([]);
});

test("an order that cannot be read is named by its number", async () => {
  const { store, find } = await openFinder((inner) => ({
    ...inner,
    workingOrders: async (week) => ({
      ...(await inner.workingOrders(week)),
      unreadable: week === newOrder().week ? ["100000001"] : [],
    }),
  }));
  await store.saveOrders([newOrder()]);
  expect(await find()).toMatchObject([
    { kind: "unreadable-orders", amount: 1, words: expect.stringContaining("100000001") },
  ]);
});

test("a write that took more than two seconds is a slow database, and stops nothing", async () => {
  const { store } = await openShop();
  const times = [0, 2_500];
  const steady = () => times.shift() ?? 0;
  expect(await lookAtDatabase({ store, report: () => {}, steady })).toMatchObject([
    { kind: "database-slow", stopsOrders: false, words: expect.stringContaining("2.5 s") },
  ]);
});

test.each([
  [{ free: 999_000_000, whole: 5_000_000_000 }, true],
  [{ free: 1_900_000_000, whole: 20_000_000_000 }, true],
  [{ free: 2_100_000_000, whole: 20_000_000_000 }, false],
])("a disk with %o is nearly full: %s", async (space, isFull) => {
  const found = await lookAtDisk({ DATA_DIR: "data" }, () => Promise.resolve(space));
  expect(found.map(({ kind }) => kind)).toEqual(isFull ? ["disk"] : []);
});

test("the disk of a folder that is not there yet is that of the folder above it", async () => {
  await expect(lookAtDisk({ BACKUP_DIR: "/nowhere/backups" })).resolves.toBeInstanceOf(Array);
});

test("a certificate is a problem from 14 days before its end", async () => {
  const server = createServer(selfMadeCertificate(), (socket) => socket.end()).listen(
    0,
    "localhost",
  );
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const origin = `https://localhost:${String((server.address() as AddressInfo).port)}`;
  const end = Date.UTC(new Date().getUTCFullYear() + 2, 0, 1);
  expect(await lookAtCertificate(origin, end - 14 * day)).toEqual([]);
  for (const now of [end - 14 * day + 1, end + day])
    expect(await lookAtCertificate(origin, now)).toMatchObject([
      { kind: "certificate", since: end - 14 * day, words: expect.stringContaining(origin) },
    ]);
  server.close();
  await once(server, "close");
  expect(await lookAtCertificate(origin, end)).toEqual([]);
});

test("the answer of a slow look holds, and looking again keeps nobody waiting", async () => {
  const steady = { now: 0 };
  const answers = [[], [{ kind: "disk", words: "", stopsOrders: false }]] as const;
  let looks = 0;
  const look = remembered(
    100,
    () => Promise.resolve(answers[looks++] ?? []),
    () => steady.now,
  );
  expect([await look(), await look(), looks]).toEqual([[], [], 1]);
  steady.now = 100;
  expect([await look(), looks]).toEqual([[], 2]);
  expect(await look()).toEqual(answers[1]);
});

test("mails that the settings keep from leaving are a problem at once, with the setting that mends it", async () => {
  const { store, find } = await openFinder();
  await store.saveOrders([newOrder()]);
  const fail = async (reason: string) => {
    const claim = { now: monday, limit: 1, claimedUntil: monday + 1, token: reason };
    const [mail] = await store.claimMails(claim);
    const failed = { id: mail?.id ?? 0, token: reason, now: monday, reason };
    await store.markMailFailed({ ...failed, nextAttemptAt: monday + minute });
  };
  await fail("Error: Message failed: 451 4.7.1 Greylisted");
  expect(await find()).toEqual([]);
  await fail("Error: self-signed certificate");
  expect(await find()).toMatchObject([
    {
      kind: "mails-waiting",
      mailProblem: "certificate",
      words: expect.stringContaining("tls.rejectUnauthorized=false"),
    },
  ]);
});

test("backups that are only on the disk of the data, and copies that stay away or are not what was stored, are a problem", () => {
  const status = { isBesideData: false, copies: undefined, sheetMadeAt: undefined };
  const kindsOf = (changes: Partial<Parameters<typeof lookAtCopies>[0]>) =>
    lookAtCopies({ ...status, ...changes }, monday).map(({ words }) => words);
  expect(kindsOf({})).toEqual([]);
  expect(kindsOf({ isBesideData: true })).toEqual([expect.stringContaining("set BACKUP_TO")]);
  const copies = { newestAt: undefined, isReachable: true, comparedAt: undefined };
  expect(kindsOf({ copies })).toEqual([expect.stringContaining("recovery sheet")]);
  expect(kindsOf({ copies, sheetMadeAt: monday - day })).toEqual([]);
  const comparedAt = monday - 32 * day;
  const old = { newestAt: monday - 2 * day - 1, isReachable: false, comparedAt };
  expect(kindsOf({ copies: old, sheetMadeAt: 1 })).toEqual([
    expect.stringContaining("the place does not answer"),
  ]);
  const recent = { ...old, newestAt: monday - day };
  expect(kindsOf({ copies: recent, sheetMadeAt: 1 })).toEqual([]);
  for (const uncompared of [comparedAt - 1, undefined])
    expect(
      kindsOf({ copies: { ...recent, comparedAt: uncompared }, sheetMadeAt: comparedAt - 1 }),
    ).toEqual([expect.stringContaining("no copy at BACKUP_TO was fetched and found to be")]);
});
