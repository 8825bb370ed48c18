import { useSyncExternalStore } from "react";
import { useDesk } from "#desk/desk-context.ts";
import type { PressQueue, QueueState } from "./press-queue.ts";
import type { PressRequest } from "./press-request.ts";

/**
 * Presses: shows them at once, keeps them on the device, and sends them in sequence. `said` is the sentence of the bar with Undo,
 * such as "Ruth Cohen: packed"; its Undo takes back all presses of one call. Gives the action ids, in the sequence of the requests.
 */
export type PressFunction = (requests: readonly PressRequest[], said: string) => readonly string[];

export function usePress(): PressFunction {
  return useDesk().queue.press;
}

/** The queue itself, for the bar with Undo and for what was refused. */
export function useQueue(): PressQueue {
  return useDesk().queue;
}

export function useQueueState(): QueueState {
  const { state, subscribe } = useQueue();
  return useSyncExternalStore(subscribe, state, state);
}
