import { createContext, use, useSyncExternalStore } from "react";
import type { PressQueue, QueueState } from "./press-queue.ts";
import type { PressRequest } from "./press-request.ts";

/**
 * Presses: shows them at once, keeps them on the device, and sends them in sequence. `said` is the sentence of the bar with Undo,
 * such as "Ruth Cohen: packed"; its Undo takes back all presses of one call. Gives the action ids, in the sequence of the requests.
 */
export type PressFunction = (requests: readonly PressRequest[], said: string) => readonly string[];

export const PressContext = createContext<PressFunction | undefined>(undefined);
export const QueueContext = createContext<PressQueue | undefined>(undefined);

export function usePress(): PressFunction {
  const press = use(PressContext);
  if (press === undefined) throw new Error("no press provider");
  return press;
}

/** The queue itself, for the bar with Undo and for what was refused. */
export function useQueue(): PressQueue {
  const queue = use(QueueContext);
  if (queue === undefined) throw new Error("no press queue");
  return queue;
}

export function useQueueState(): QueueState {
  const { state, subscribe } = useQueue();
  return useSyncExternalStore(subscribe, state, state);
}
