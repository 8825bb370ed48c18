import { useSyncExternalStore } from "react";
import { useDesk } from "#desk/desk-context.ts";
import type { MarkQueue, QueueState } from "./mark-queue.ts";
import type { MarkRequest } from "./mark-request.ts";

/**
 * Marks: shows them at once, keeps them on the device, and sends them in sequence. `said` is the sentence of the bar with Undo,
 * such as "Ruth Cohen: packed"; its Undo takes back all marks of one call. Gives the action ids, in the sequence of the requests.
 */
export type MarkFunction = (requests: readonly MarkRequest[], said: string) => readonly string[];

export function useMark(): MarkFunction {
  return useDesk().queue.press;
}

/** The queue itself, for the bar with Undo and for what was refused. */
export function useQueue(): MarkQueue {
  return useDesk().queue;
}

export function useQueueState(): QueueState {
  const { state, subscribe } = useQueue();
  return useSyncExternalStore(subscribe, state, state);
}
