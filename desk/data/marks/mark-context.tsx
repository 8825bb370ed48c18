import { useSyncExternalStore } from "react";
import { useDesk } from "#desk/desk-context.ts";
import type { MarkFunction } from "./mark-function.ts";
import type { MarkQueue, QueueState } from "./mark-queue.ts";

export function useMark(): MarkFunction {
  return useDesk().queue.mark;
}

/** The queue itself, for the bar with Undo and for what was refused. */
export function useQueue(): MarkQueue {
  return useDesk().queue;
}

export function useQueueState(): QueueState {
  const { state, subscribe } = useQueue();
  return useSyncExternalStore(subscribe, state, state);
}
