import type { CallAnswer, CallDesk } from "#desk/data/calls/call-desk.ts";
import { createListeners } from "#domain/listeners.ts";

/** `offline`: the device has no connection. `server-down`: the server does not answer, or cannot use its database. */
export type ConnectionState = "online" | "offline" | "server-down";

export interface Connection {
  /** Makes calls, and learns from each answer. */
  readonly call: CallDesk;
  readonly state: () => ConnectionState;
  readonly subscribe: (listener: () => void) => () => void;
}

interface ConnectionDeps {
  readonly call: CallDesk;
  /** Whether the device believes that it has a connection. */
  readonly isOnline: () => boolean;
  readonly onAnswer: (answer: CallAnswer<unknown>) => void;
}

/** Follows from the calls of the desk whether its server can be reached. */
export function createConnection(deps: ConnectionDeps): Connection {
  const { isOnline, onAnswer } = deps;
  let state: ConnectionState = isOnline() ? "online" : "offline";
  const { notify, subscribe } = createListeners();
  const change = (next: ConnectionState) => {
    if (next === state) return;
    state = next;
    notify();
  };

  const watched = async <Data>(send: () => Promise<CallAnswer<Data>>) => {
    try {
      const answer = await send();
      change(answer.refused?.code === "UNAVAILABLE" ? "server-down" : "online");
      onAnswer(answer);
      return answer;
    } catch (error) {
      change(isOnline() ? "server-down" : "offline");
      throw error;
    }
  };

  return {
    call: (name, request) => watched(() => deps.call(name, request)),
    state: () => state,
    subscribe,
  };
}
