import * as v from "valibot";
import type { Store } from "#server/store/store.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import type { Problem } from "./problem.ts";

/**
 * Milliseconds that a problem must last before it is told, and be gone before its end is: a restart or a short load is no news. Looks are not
 * exactly a minute apart.
 */
const [lasting, gone] = [2 * 60_000 - 1_000, 10 * 60_000 - 1_000];

const toldProblem = v.object({ kind: v.string(), since: v.number(), words: v.string() });
export type ToldProblem = Readonly<v.InferOutput<typeof toldProblem>>;

/** What is new since the operator was told last. */
export interface ProblemNews {
  readonly begun: readonly ToldProblem[];
  readonly over: readonly ToldProblem[];
}

interface OperatorTellerOptions {
  /** Where the database remembers what was told, so that a restart tells nothing twice. It is a secret of no value. */
  readonly name: "problems-told" | "problems-pushed";
  readonly store: Pick<Store, "readSecret" | "replaceSecret">;
  /** Sends one message; gives the code of the failure, undefined if it was sent. Never rejects. */
  readonly send: (news: ProblemNews) => Promise<string | undefined>;
  /** Milliseconds since 1970 UTC. */
  readonly clock: () => number;
  /** Milliseconds that never go back. */
  readonly steady?: () => number;
  readonly log: { readonly warn: (fields: object, line: string) => void };
}

/**
 * Gives a function that takes what is wrong now, after each look, and sends the operator a mail once when a problem begins and once when it
 * is over. What could not be sent is tried again at the next look. While the database does not answer, what was told is remembered by this
 * process. It rejects only with bugs.
 */
export function operatorTeller({
  name,
  store,
  send,
  clock,
  steady = () => performance.now(),
  log,
}: OperatorTellerOptions): (problems: readonly Problem[]) => Promise<void> {
  /** Since when each kind is found, or not found any more, on the steady clock. */
  const found = new Map<string, number>();
  const missed = new Map<string, number>();
  let told: readonly ToldProblem[] | undefined;
  let isStored = true;
  let hasFailed = false;

  const remember = async () => {
    isStored = false;
    await whileStoreAnswers(async () => {
      await store.replaceSecret({ name, value: JSON.stringify(told), at: clock() });
      isStored = true;
    });
  };

  return async (problems) => {
    const now = steady();
    for (const kind of found.keys())
      if (problems.every((each) => each.kind !== kind)) found.delete(kind);
    for (const { kind } of problems) {
      if (!found.has(kind)) found.set(kind, now);
      missed.delete(kind);
    }
    if (told === undefined)
      await whileStoreAnswers(async () => {
        told = readTold((await store.readSecret(name))?.value);
      });
    const before = told ?? [];
    for (const { kind } of before) if (!found.has(kind) && !missed.has(kind)) missed.set(kind, now);
    const begun = problems
      .filter(({ kind }) => before.every((each) => each.kind !== kind))
      .filter(({ kind }) => now - (found.get(kind) ?? now) >= lasting)
      .map(({ kind, since, words }) => ({ kind, since, words }));
    const over = before.filter(({ kind }) => now - (missed.get(kind) ?? now) >= gone);
    if (begun.length > 0 || over.length > 0) {
      const code = await send({ begun, over });
      if (code !== undefined) {
        if (!hasFailed)
          log.warn(
            { code },
            "the operator could not be told of problems by mail: it is tried again",
          );
        hasFailed = true;
        return;
      }
      hasFailed = false;
      for (const { kind } of over) missed.delete(kind);
      told = [...before.filter((each) => !over.includes(each)), ...begun];
      await remember();
    } else if (!isStored) await remember();
  };
}

async function whileStoreAnswers(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    // It is asked again at the next look.
    if (!(error instanceof StoreUnavailable)) throw error;
  }
}

function readTold(value: string | undefined): readonly ToldProblem[] {
  return value === undefined ? [] : v.parse(v.array(toldProblem), JSON.parse(value));
}
