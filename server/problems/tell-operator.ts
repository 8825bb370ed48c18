import type { ProblemKind } from "#contract/wire/desk-problems.ts";
import { mailProblem } from "#domain/order-log/mail-problem.ts";
import type { Store } from "#server/store/store.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import type { Problem } from "./problem.ts";
import { joinTold, readTold, type ToldProblem, writeTold } from "./told-problems.ts";

/**
 * Milliseconds that a problem must last before it is told, and be gone before its end is: a restart or a short load is no news. Looks are not
 * exactly a minute apart.
 */
const [lasting, gone] = [2 * 60_000 - 1_000, 10 * 60_000 - 1_000];
/** Milliseconds after which another process tells, if the one that told has not looked again: longer than its mail may take. */
const leaseTime = 3 * 60_000;

/** What is new since the operator was told last. */
export interface ProblemNews {
  readonly begun: readonly ToldProblem[];
  readonly over: readonly ToldProblem[];
}

/** Sends the operator's mails. */
export interface OperatorMailer {
  readonly recipient: string;
  /** Sends one mail; gives why that failed, undefined if it was sent. Only the code may be logged. Never rejects. */
  readonly send: (
    news: ProblemNews,
  ) => Promise<{ readonly code: string; readonly reason: string } | undefined>;
}

interface OperatorTellerOptions {
  /** The database remembers what was told, so that a restart tells nothing twice. */
  readonly store: Pick<Store, "readSecret" | "replaceSecret" | "takeLease">;
  /** Undefined if the settings allow no mail. */
  readonly mailer: OperatorMailer | undefined;
  /** Sends the seller's devices one message that something has gone wrong; gives how many took it. Never rejects. */
  readonly push: (begun: readonly ProblemKind[]) => Promise<number>;
  /** Milliseconds since 1970 UTC. */
  readonly clock: () => number;
  /** Milliseconds that never go back. */
  readonly steady?: () => number;
  readonly log: { readonly warn: (fields: object, line: string) => void };
}

/**
 * Gives a function that takes what is wrong now, after each look. It sends the operator a mail and the seller's devices a message once when a
 * problem begins, and the operator a mail once when it is over, and remembers whom it told. A mail that could not be sent is tried again at
 * the next look. Of several processes one tells. While the database does not answer, each does, and remembers what it told. It rejects only
 * with bugs.
 */
export function operatorTeller({
  store,
  mailer,
  push,
  clock,
  steady = () => performance.now(),
  log,
}: OperatorTellerOptions): (problems: readonly Problem[]) => Promise<void> {
  /** Since when each kind is found, or not found anymore: on the steady clock, and when that was. */
  const found = new Map<string, number>();
  const missed = new Map<string, { readonly since: number; readonly at: number }>();
  const holder = crypto.randomUUID();
  let told: readonly ToldProblem[] = [];
  let isStored = true;
  let hasFailed = false;

  const remember = async (next: readonly ToldProblem[]) => {
    told = next;
    isStored = false;
    await whileStoreAnswers(async () => {
      told = joinTold(await readTold(store), told);
      await writeTold(store, told, clock());
      isStored = true;
    });
  };

  const hasLease = async () => {
    let isOurs = true;
    await whileStoreAnswers(async () => {
      const at = clock();
      isOurs = await store.takeLease({ name: "problems", holder, at, until: at + leaseTime });
    });
    return isOurs;
  };

  return async (problems) => {
    const now = steady();
    // Another process may have told meanwhile.
    if (isStored)
      await whileStoreAnswers(async () => {
        told = await readTold(store);
      });
    for (const kind of found.keys())
      if (problems.every((each) => each.kind !== kind)) found.delete(kind);
    for (const { kind } of problems) {
      if (!found.has(kind)) found.set(kind, now);
      missed.delete(kind);
    }
    const open = told.filter(({ overAt }) => overAt === null);
    for (const { kind } of open)
      if (!found.has(kind) && !missed.has(kind)) missed.set(kind, { since: now, at: clock() });
    if (!(await hasLease())) {
      if (!isStored) await remember(told);
      return;
    }
    const begun = problems
      .filter(({ kind }) => open.every((each) => each.kind !== kind))
      .filter(({ kind }) => now - (found.get(kind) ?? now) >= lasting);
    const over = open.filter(({ kind }) => now - (missed.get(kind)?.since ?? now) >= gone);
    if (begun.length > 0 || over.length > 0) {
      const devices = begun.length > 0 ? await push(begun.map(({ kind }) => kind)) : 0;
      await remember([
        ...told.map((each) =>
          over.includes(each) ? { ...each, overAt: missed.get(each.kind)?.at ?? clock() } : each,
        ),
        ...begun.map(({ kind, since, words }) => ({
          kind,
          since,
          words,
          overAt: null,
          devices,
          mail: null,
        })),
      ]);
      for (const { kind } of over) missed.delete(kind);
    } else if (!isStored) await remember(told);
    if (mailer !== undefined) await mailNews(mailer);
  };

  /** Mails what is not mailed yet. Of a problem that was over before its mail could leave there is nothing to tell anymore. */
  async function mailNews({ recipient, send }: OperatorMailer) {
    const news = {
      begun: told.filter(({ kind, mail }) => found.has(kind) && mail?.begunAt == null),
      over: told.filter(
        ({ overAt, mail }) => overAt !== null && mail?.begunAt != null && mail.overAt === null,
      ),
    };
    if (news.begun.length === 0 && news.over.length === 0) return;
    const failed = await send(news);
    const failure = failed === undefined ? null : mailProblem(failed.reason);
    const at = failed === undefined ? clock() : null;
    const isNews = (each: ToldProblem) => news.begun.includes(each) || news.over.includes(each);
    const mailed = ({ overAt, mail }: ToldProblem): ToldProblem["mail"] => ({
      to: recipient,
      begunAt: mail?.begunAt ?? at,
      overAt: overAt === null ? null : at,
      failure,
    });
    const isSaid = told.filter(isNews).every(({ mail }) => mail?.failure === failure);
    if (failed === undefined || !isSaid)
      await remember(told.map((each) => (isNews(each) ? { ...each, mail: mailed(each) } : each)));
    if (failed !== undefined && !hasFailed)
      log.warn(
        { code: failed.code },
        "the mail about problems could not be sent to the operator: it is tried again",
      );
    hasFailed = failed !== undefined;
  }
}

async function whileStoreAnswers(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    // It is asked again at the next look.
    if (!(error instanceof StoreUnavailable)) throw error;
  }
}
