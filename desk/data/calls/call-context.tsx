import { createContext, use, useSyncExternalStore } from "react";
import type { AnswerOf, ReadName, RequestOf } from "#contract/wire/desk-calls.ts";
import type { QueryAnswer } from "#web/graphql/answer-cache.ts";
import type { CallClient } from "./call-client.ts";
import type { CallDesk } from "./call-desk.ts";

interface Calls {
  readonly client: CallClient;
  readonly call: CallDesk;
}

export const CallContext = createContext<Calls | undefined>(undefined);

export function useCalls(): Calls {
  const calls = use(CallContext);
  if (calls === undefined) throw new Error("no provider of calls");
  return calls;
}

/** The answer of a call that reads. Suspends until it has arrived; a failed call does not throw. */
export function useCall<Name extends ReadName>(
  name: Name,
  request: RequestOf<Name>,
): QueryAnswer<AnswerOf<Name>> {
  const { client } = useCalls();
  const read = () => client.read(name, request);
  return use(useSyncExternalStore(client.subscribe, read, read));
}
