import type { AnswerOf, CallName, RequestOf } from "#contract/wire/desk-calls.ts";
import {
  type AnsweredQueries,
  answerToQuery,
  createAnswerCache,
  type QueryAnswer,
} from "#web/graphql/answer-cache.ts";
import { asField } from "#web/graphql/as-field.ts";
import type { CallDesk } from "./call-desk.ts";

/** Makes each call once and keeps its answer until `reload` replaces it. */
export type CallClient = ReturnType<typeof createCallClient>;

/** Takes the function that makes a call, and answers by `callKey` that are known already. */
export function createCallClient(call: CallDesk, initial: AnsweredQueries = {}) {
  const { read, prefetch, reload, subscribe } = createAnswerCache(initial);
  const asking =
    <Name extends CallName>(name: Name, request: RequestOf<Name>) =>
    async (): Promise<QueryAnswer<AnswerOf<Name>>> => {
      const answer = await answerToQuery(name, async () => asField(await call(name, request)));
      return answer.ok ? { ok: true, data: answer.data.answer } : answer;
    };

  return {
    /** See `createAnswerCache`, also for the others. */
    read: <Name extends CallName>(name: Name, request: RequestOf<Name>) =>
      read(callKey(name, request), asking(name, request)),
    prefetch: <Name extends CallName>(name: Name, request: RequestOf<Name>) =>
      prefetch(callKey(name, request), asking(name, request)),
    reload: <Name extends CallName>(name: Name, request: RequestOf<Name>) =>
      reload(callKey(name, request), asking(name, request)),
    subscribe,
  };
}

function callKey(name: string, request: unknown): string {
  return `${name} ${JSON.stringify(request)}`;
}
