import { useRef } from "react";
import * as v from "valibot";
import { useDraft } from "#desk/data/drafts/draft-context.tsx";
import { useDesk } from "#desk/desk-context.ts";
import { type Action, newAction, action as sentAction } from "./send-action.ts";
import { type Sending, useActions } from "./use-action.ts";

interface Kept<Change> {
  readonly action: Action;
  readonly change: Change;
}

interface PressesProps<Change, Outcome> {
  /** Name of the draft with those whose outcome is not known. */
  readonly draftName: string;
  /** Never rejects. */
  readonly send: (change: Change, action: Action) => Promise<Outcome>;
  readonly onSettled?: (outcome: Outcome, change: Change, action: Action) => void;
}

const isObject = (value: unknown) => typeof value === "object" && value !== null;

/** Changes by one press each, sent as `useActions` does. The device keeps them until their outcome is known. A change is an object. */
export function usePresses<Change extends object, Outcome extends { readonly kind: string }>({
  draftName,
  send,
  onSettled,
}: PressesProps<Change, Outcome>) {
  const { drafts } = useDesk();
  const [shown, keep] = useDraft(draftName, isKept<Change>);

  const without = ({ actionId }: Action) => {
    const now = drafts.current(draftName);
    return isKept<Change>(now)
      ? now.presses.filter(({ action }) => action.actionId !== actionId)
      : [];
  };
  const toSend = ({ action, change }: Kept<Change>, isSent: boolean): Sending<Outcome> => ({
    sending: isSent ? action : null,
    first: action,
    keep: async () => keep({ presses: [...without(action), { action, change }] }),
    send: async () => send(change, action),
    settle: async ({ kind }) => {
      const presses = without(action);
      // What a busy server did not take is sent again as well.
      if (kind !== "unavailable") await keep(presses.length > 0 ? { presses } : undefined);
    },
    onSettled: (outcome) => onSettled?.(outcome, change, action),
  });
  const { run, ...rest } = useActions(
    new Map(shown?.presses.map((each) => [each.action.actionId, toSend(each, true)])),
  );
  const underWay = useRef(new Set<string>());
  return {
    ...rest,
    /**
     * Sends a change, unless the same one is under way: the Undo of the second of a double press would take back nothing. Gives what
     * came of it; null if that is not known, and if it was not sent.
     */
    press: async (change: Change): Promise<Outcome | null> => {
      const pressed = JSON.stringify(change);
      if (underWay.current.has(pressed)) return null;
      underWay.current.add(pressed);
      const action = newAction();
      try {
        return await run(action.actionId, toSend({ action, change }, false));
      } finally {
        underWay.current.delete(pressed);
      }
    },
  };
}

function isKept<Change>(value: unknown): value is { readonly presses: readonly Kept<Change>[] } {
  const change = v.custom<Change>(isObject);
  return v.is(v.object({ presses: v.array(v.object({ action: sentAction, change })) }), value);
}
