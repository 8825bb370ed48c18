import { useLayoutEffect, useRef, useState } from "react";
import { usePresses } from "#desk/data/connection/use-presses.ts";
import { catalogueTextsByLanguage } from "#desk/language/catalogue-texts.ts";
import { useTexts } from "#desk/language/language-context.tsx";
import type { CatalogueChange } from "#domain/catalogue/catalogue-change.ts";
import { type CatalogueActionOutcome, useChangeCatalogue } from "./use-change-catalogue.ts";

interface SaidChange {
  readonly change: CatalogueChange;
  readonly said: string;
}

/** Why the last press is not saved, or not known to be; `again` sends it again unchanged. */
export interface PressProblem {
  readonly said: string;
  readonly again: (() => void) | null;
}

/** Changes the catalogue, and says in the bar what was saved; `said` is its sentence. Null if it was not sent or may be saved. */
export type ChangeByPress = (
  change: CatalogueChange,
  said: string,
) => Promise<CatalogueActionOutcome["kind"] | null>;

/** Changes of the catalogue by one press each, which are sent at once, and only with a connection. */
export function useCataloguePresses() {
  const { outcomes, needsConnection } = useTexts(catalogueTextsByLanguage);
  const { sendChange, saySaved } = useChangeCatalogue();
  const pressed = useRef<HTMLElement | null>(null);
  const [isOffline, setIsOffline] = useState(false);
  const { press, runInDoubt, isBusy, isOnline, isInDoubt, outcome } = usePresses<
    SaidChange,
    CatalogueActionOutcome
  >({
    draftName: "catalogue presses",
    send: async ({ change }, action) => sendChange(change, action),
    onSettled: ({ kind }, { said }, { actionId }) => {
      if (kind === "saved") saySaved(said, actionId);
    },
  });

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
    return (await press({ change, said }))?.kind ?? null;
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
