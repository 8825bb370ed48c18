import * as v from "valibot";
import { mailProblems } from "#domain/order-log/mail-problem.ts";
import type { Store } from "#server/store/store.ts";

/** Under this name what was told is kept beside the secrets. */
const name = "problems";
/** How many problems that are over are remembered. */
const mostOver = 30;

/** A problem that lasted, and who was notified. Times are milliseconds since 1970 UTC. */
const toldProblem = v.object({
  kind: v.string(),
  since: v.number(),
  words: v.string(),
  /** Null while it lasts. */
  overAt: v.nullable(v.number()),
  /** How many of the seller's devices took a push message when it began. */
  devices: v.number(),
  /** The operator's mail; null if the settings allowed none. */
  mail: v.nullable(
    v.object({
      to: v.string(),
      /** When the mail about the beginning left, and that about the end; null before. */
      begunAt: v.nullable(v.number()),
      overAt: v.nullable(v.number()),
      /** Why the last attempt failed; null if it did not. */
      failure: v.nullable(v.picklist(mailProblems)),
    }),
  ),
});
export type ToldProblem = Readonly<v.InferOutput<typeof toldProblem>>;

/** The problems that were told, the last one last. Rejects with what the store throws. */
export async function readTold(store: Pick<Store, "readSecret">): Promise<readonly ToldProblem[]> {
  const stored = await store.readSecret(name);
  return stored === undefined ? [] : v.parse(v.array(toldProblem), JSON.parse(stored.value));
}

/** Keeps what was told: all that lasts, and the last thirty that are over. `at` is in milliseconds since 1970 UTC. */
export async function writeTold(
  store: Pick<Store, "replaceSecret">,
  told: readonly ToldProblem[],
  at: number,
): Promise<void> {
  const over = new Set(told.filter(({ overAt }) => overAt !== null).slice(-mostOver));
  const kept = told.filter((each) => each.overAt === null || over.has(each));
  await store.replaceSecret({ name, value: JSON.stringify(kept), at });
}

/** What is stored and what this process knows better, which may be more than the store has if that did not answer for a while. */
export function joinTold(
  stored: readonly ToldProblem[],
  own: readonly ToldProblem[],
): readonly ToldProblem[] {
  const isSame = (one: ToldProblem, other: ToldProblem) =>
    one.kind === other.kind &&
    (one.since === other.since || (one.overAt === null && other.overAt === null));
  return [...stored.filter((each) => !own.some((known) => isSame(each, known))), ...own];
}
