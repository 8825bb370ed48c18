import type { AnswerOf, ReadName, RequestOf } from "#contract/wire/desk-calls.ts";
import {
  type AnsweredQueries,
  type AskQuery,
  createAnswerCache,
  type QueryAnswer,
} from "#web/graphql/answer-cache.ts";
import type { CallAnswer, CallDesk } from "./call-desk.ts";

/** Makes each call once and keeps its answer until `reload` or `keep` replaces it. */
export type CallClient = ReturnType<typeof createCallClient>;

/** Takes the function that makes a call, and answers that are known already. */
export function createCallClient(call: CallDesk, initial: AnsweredQueries = {}) {
  const { read, prefetch, reload, keep, subscribe } = createAnswerCache(initial);
  /** What the answer of a call is kept by, and what makes the call. */
  const asked = <Name extends ReadName>(
    name: Name,
    request: RequestOf<Name>,
  ): readonly [key: string, ask: AskQuery<AnswerOf<Name>>] => [
    keyOf(name, request),
    () => answerTo(name, () => call(name, request)),
  ];

  return {
    /** See `createAnswerCache`, also for the others. */
    read: <Name extends ReadName>(name: Name, request: RequestOf<Name>) =>
      read(...asked(name, request)),
    prefetch: <Name extends ReadName>(name: Name, request: RequestOf<Name>) =>
      prefetch(...asked(name, request)),
    reload: <Name extends ReadName>(name: Name, request: RequestOf<Name>) =>
      reload(...asked(name, request)),
    keep: <Name extends ReadName>(name: Name, request: RequestOf<Name>, answer: AnswerOf<Name>) =>
      keep(keyOf(name, request), answer),
    subscribe,
  };
}

/** The outcome of a call; one that was refused or has no answer is written to the console, by its name. Never rejects. */
async function answerTo<Answer>(
  name: string,
  ask: () => Promise<CallAnswer<Answer>>,
): Promise<QueryAnswer<Answer>> {
  try {
    const { answer, refused } = await ask();
    if (refused === undefined) return { ok: true, data: answer as Answer };
    console.error(`${name} was refused: ${refused.code}`, refused);
  } catch (error) {
    console.error(`${name} failed`, error);
  }
  return { ok: false, errors: [] };
}

function keyOf<Name extends ReadName>(name: Name, request: RequestOf<Name>): string {
  return `${name} ${JSON.stringify(request)}`;
}
