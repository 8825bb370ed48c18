import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { useDesk } from "#desk/desk-context.ts";
import type { ConnectionState } from "./connection.ts";
import { type Action, isStillInDoubt, newAction } from "./send-action.ts";

/** A change that is sent once. */
export interface Sending<Outcome> {
  /** With what it was sent, as the device keeps it, while the outcome is not known; null otherwise. */
  readonly sending: Action | null;
  /** With what it is sent first; by default with what is made then. */
  readonly first?: Action;
  /** Keeps on the device with what it is sent, before it is. */
  readonly keep: (action: Action) => Promise<void>;
  /** Never rejects. Of the outcome only the kind is read: `NoAnswer` has those without an answer. */
  readonly send: (action: Action) => Promise<Outcome>;
  /** Forgets on the device with what it was sent, and if it is stored also what. In one step, so that it is never sent as another one. */
  readonly settle: (outcome: Outcome) => Promise<void>;
  /** Called with the outcome once it is known. `isShown` says whether the page that sent it is still on the screen. */
  readonly onSettled?: (
    outcome: Outcome,
    action: Action,
    isShown: () => boolean,
  ) => void | Promise<void>;
}

/** Makes an attempt. Until the outcome is known it may be stored, and must stay as it is to be sent again unchanged. */
export async function attempt<Outcome extends { readonly kind: string }>(
  { sending, first, keep, send, settle, onSettled }: Sending<Outcome>,
  isShown: () => boolean = () => true,
): Promise<{ readonly outcome: Outcome; readonly isKnown: boolean }> {
  const action = sending ?? first ?? newAction();
  await keep(action);
  const outcome = await send(action);
  const isKnown = !isStillInDoubt(outcome, sending !== null);
  if (isKnown) {
    await settle(outcome);
    await onSettled?.(outcome, action, isShown);
  }
  return { outcome, isKnown };
}

/**
 * Sends changes, each at most once: the device keeps the action before it is sent, and until there is an answer the same is sent again
 * unchanged, by `run`, when the connection is back, and after a reload. `inDoubt` are those that may be stored, by name.
 */
export function useActions<Outcome extends { readonly kind: string }>(
  inDoubt: ReadonlyMap<string, Sending<Outcome>>,
) {
  const isOnline = useConnectionState() === "online";
  const [running, setRunning] = useState<ReadonlySet<string>>(new Set());
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const runningNow = useRef(new Set<string>());
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  /** Makes an attempt, unless one is made. Gives its outcome; null if that is not known. */
  const run = async (name: string, sending: Sending<Outcome>): Promise<Outcome | null> => {
    if (runningNow.current.has(name)) return null;
    runningNow.current.add(name);
    setRunning(new Set(runningNow.current));
    setOutcome(null);
    try {
      const made = await attempt(sending, () => isShown.current);
      // In doubt it is told if the sign-in has to be confirmed.
      if (made.isKnown || made.outcome.kind === "confirm-first") setOutcome(made.outcome);
      return made.isKnown ? made.outcome : null;
    } finally {
      runningNow.current.delete(name);
      setRunning(new Set(runningNow.current));
    }
  };
  const runInDoubt = () => {
    for (const [name, sending] of inDoubt) void run(name, sending);
  };
  const onOnline = useEffectEvent(runInDoubt);
  useEffect(() => {
    if (isOnline) onOnline();
  }, [isOnline]);

  return {
    isBusy: running.size > 0,
    isOnline,
    /** There was no answer: it can only be sent again unchanged. */
    isInDoubt: [...inDoubt.keys()].some((name) => !running.has(name)),
    /** The outcome of the last attempt; null while there is none or it is not known. */
    outcome,
    run,
    /** Sends again what is in doubt. */
    runInDoubt,
  };
}

/** Sends one change as `useActions` does, with all that it was made from. */
export function useAction<Outcome extends { readonly kind: string }>(sending: Sending<Outcome>) {
  const isSent = sending.sending !== null;
  const { run, ...rest } = useActions(new Map(isSent ? [["change", sending]] : []));
  return { ...rest, send: () => void run("change", sending) };
}

/** Whether the server can be reached, as the last call has shown. */
export function useConnectionState(): ConnectionState {
  const { state, subscribe } = useDesk().connection;
  return useSyncExternalStore(subscribe, state, state);
}
