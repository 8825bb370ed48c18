import { createListeners } from "#domain/listeners.ts";
import type { Execute, GraphqlAnswer } from "#web/graphql/execute.ts";

/** `offline`: the device has no connection. `server-down`: the server does not answer, or cannot use its database. */
export type ConnectionState = "online" | "offline" | "server-down";

export interface Connection {
  /** Executes operations, and learns from each answer. */
  readonly execute: Execute;
  readonly state: () => ConnectionState;
  readonly subscribe: (listener: () => void) => () => void;
}

interface ConnectionDeps {
  readonly execute: Execute;
  /** Whether the device believes that it has a connection. */
  readonly isOnline: () => boolean;
  readonly onAnswer: (answer: GraphqlAnswer<unknown>) => void;
}

/** Follows from the calls of the desk whether its server can be reached. */
export function createConnection({ execute, isOnline, onAnswer }: ConnectionDeps): Connection {
  let state: ConnectionState = isOnline() ? "online" : "offline";
  const { notify, subscribe } = createListeners();
  const change = (next: ConnectionState) => {
    if (next === state) return;
    state = next;
    notify();
  };

  return {
    execute: async (document, variables, options) => {
      try {
        const answer = await execute(document, variables, options);
        change(codeOf(answer) === "UNAVAILABLE" ? "server-down" : "online");
        onAnswer(answer);
        return answer;
      } catch (error) {
        change(isOnline() ? "server-down" : "offline");
        throw error;
      }
    },
    state: () => state,
    subscribe,
  };
}

/** The code of the first error of an answer; undefined if it has none. */
export function codeOf({ errors }: GraphqlAnswer<unknown>): string | undefined {
  return errors?.[0]?.extensions?.code;
}
