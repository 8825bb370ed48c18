import { useLayoutEffect, useRef, useState } from "react";
import * as v from "valibot";
import { newAction, action as sentAction } from "#desk/connection/send-action.ts";
import { useActions } from "#desk/connection/use-action.ts";
import { useDesk } from "#desk/desk-context.ts";
import { useDraft } from "#desk/drafts/draft-context.tsx";
import { useCatalogueTexts } from "#desk/language/use-catalogue-texts.ts";
import type { CatalogueChange } from "#domain/catalogue/catalogue-change.ts";
import { type ChangeOutcome, useCatalogueSending } from "./use-catalogue-action.ts";

const press = v.object({
  action: sentAction,
  change: v.custom<CatalogueChange>((value) => typeof value === "object"),
  said: v.string(),
});
const kept = v.object({ presses: v.array(press) });

type Press = v.InferOutput<typeof press>;

const isKept = (value: unknown): value is v.InferOutput<typeof kept> => v.is(kept, value);

/** Name of the draft with the presses whose outcome is not known. */
const draftName = "catalogue presses";

/** Why the last press is not saved, or not known to be; `again` sends it again unchanged. */
export interface PressProblem {
  readonly said: string;
  readonly again: (() => void) | null;
}

/** Changes the catalogue, and says in the bar what was saved; `said` is its sentence. Null if it was not sent or may be saved. */
export type ChangeByPress = (
  change: CatalogueChange,
  said: string,
) => Promise<ChangeOutcome["kind"] | null>;

/** Changes of the catalogue by one press each, which are sent at once, and only with a connection. */
export function useCataloguePresses() {
  const { outcomes, needsConnection } = useCatalogueTexts();
  const { drafts } = useDesk();
  const sendingOf = useCatalogueSending();
  const [shown, keep] = useDraft(draftName, isKept);
  const pressed = useRef<HTMLElement | null>(null);
  const [isOffline, setIsOffline] = useState(false);

  const others = ({ action: { actionId } }: Press) => {
    const now = drafts.current(draftName);
    return isKept(now) ? now.presses.filter(({ action }) => action.actionId !== actionId) : [];
  };
  const toSend = (each: Press, isSent: boolean) =>
    sendingOf({
      sending: isSent ? each.action : null,
      first: each.action,
      keep: () => keep({ presses: [...others(each), each] }),
      settle: async ({ kind }) => {
        const presses = others(each);
        // What a busy server did not take is sent again as well.
        if (kind !== "unavailable") await keep(presses.length > 0 ? { presses } : undefined);
      },
      change: () => each.change,
      said: () => each.said,
    });
  const { run, runInDoubt, isBusy, isOnline, isInDoubt, outcome } = useActions(
    new Map(shown?.presses.map((each) => [each.action.actionId, toSend(each, true)])),
  );

  // A browser may take the focus from a button that moves in the page, and a button may go with its dish.
  useLayoutEffect(() => {
    const { current } = pressed;
    if (isBusy || current === null) return;
    pressed.current = null;
    if (document.activeElement !== document.body) return;
    if (current.isConnected) current.focus();
    else document.getElementById("page")?.focus({ preventScroll: true });
  }, [isBusy]);

  const changeByPress: ChangeByPress = async (change, said) => {
    setIsOffline(!isOnline);
    if (!isOnline) return null;
    pressed.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    const made = { action: newAction(), change, said };
    return (await run(made.action.actionId, toSend(made, false)))?.kind ?? null;
  };
  const kind = isInDoubt && outcome?.kind !== "unavailable" ? "in-doubt" : outcome?.kind;
  const problem: PressProblem | null =
    kind === undefined || kind === "saved"
      ? null
      : { said: outcomes[kind], again: isInDoubt ? runInDoubt : null };
  return {
    changeByPress,
    isBusy,
    isOnline,
    problem: isOffline ? { said: needsConnection, again: null } : problem,
  };
}
