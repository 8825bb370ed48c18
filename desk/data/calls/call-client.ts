import type { AnswerOf, CallName, RequestOf } from "#contract/wire/desk-calls.ts";
import {
  type AnsweredQueries,
  answerToQuery,
  createAnswerCache,
  type QueryAnswer,
} from "#web/graphql/answer-cache.ts";
import type { CallDesk } from "./call-desk.ts";

/** Makes each call once and keeps its answer until `reload` replaces it. */
export type CallClient = ReturnType<typeof createCallClient>;

/** Takes the function that makes a call, and answers by `callKey` that are known already. */
export function createCallClient(call: CallDesk, initial: AnsweredQueries = {}) {
  const { read, reload, subscribe } = createAnswerCache(initial);
  const asking =
    <Name extends CallName>(name: Name, request: RequestOf<Name>) =>
    (): Promise<QueryAnswer<AnswerOf<Name>>> =>
      answerToQuery(name, () => call(name, request));

  return {
    /** See `createAnswerCache`, also for `reload`. */
    read: <Name extends CallName>(name: Name, request: RequestOf<Name>) =>
      read(callKey(name, request), asking(name, request)),
    reload: <Name extends CallName>(name: Name, request: RequestOf<Name>) =>
      reload(callKey(name, request), asking(name, request)),
    subscribe,
  };
}

function callKey(name: string, request: unknown): string {
  return `${name} ${JSON.stringify(request)}`;
}
