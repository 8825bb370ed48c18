import { useLayoutEffect, useRef, useState } from "react";
import {
  type CatalogueAction,
  type CatalogueOutcome,
  newCatalogueAction,
} from "#desk/catalogue-store/catalogue-calls.ts";
import { sendConfirmed } from "#desk/catalogue-store/send-confirmed.ts";
import { useCatalogueCalls } from "#desk/catalogue-store/use-catalogue.ts";
import { useSaySaved } from "#desk/catalogue-store/use-say-saved.ts";
import { useCatalogueTexts } from "#desk/language/use-catalogue-texts.ts";
import { useMe } from "#desk/session/session-context.tsx";
import { useWeekStatus } from "#desk/week-store/week-context.tsx";
import type { CatalogueChange } from "#domain/catalogue/catalogue-change.ts";

/** Why the last press is not saved, or not known to be; `again` sends it again unchanged. */
export interface MenuProblem {
  readonly said: string;
  readonly again: (() => void) | null;
}

/** Changes the menu, and says in the bar what was saved; `said` is its sentence. Null if it was not sent. */
export type ChangeMenu = (
  change: CatalogueChange,
  said: string,
) => Promise<CatalogueOutcome["kind"] | null>;

/** The presses of the pages of the menu. Each is sent at once: nothing waits on the device. */
export function useMenuChange() {
  const texts = useCatalogueTexts();
  const { connection } = useWeekStatus();
  const { hasPasskey } = useMe();
  const { change } = useCatalogueCalls();
  const saySaved = useSaySaved();
  const [sending, setSending] = useState(0);
  const [problem, setProblem] = useState<MenuProblem | null>(null);
  const pressed = useRef<HTMLElement | null>(null);

  // A browser may take the focus from a button that moves in the page, and a button may go with its dish.
  useLayoutEffect(() => {
    const { current } = pressed;
    if (sending > 0 || current === null) return;
    pressed.current = null;
    if (document.activeElement !== document.body) return;
    if (current.isConnected) current.focus();
    else document.getElementById("page")?.focus({ preventScroll: true });
  }, [sending]);

  const send = async (
    asked: CatalogueChange,
    said: string,
    action: CatalogueAction,
  ): Promise<CatalogueOutcome["kind"]> => {
    setProblem(null);
    setSending((count) => count + 1);
    // Restoring a version may change whom customers pay.
    const { kind } = await sendConfirmed(async () => change(asked, action), hasPasskey);
    setSending((count) => count - 1);
    if (kind === "saved") saySaved(said, action.actionId);
    else if (kind !== "invalid") {
      const again = () => void send(asked, said, action);
      const canBeSentAgain = kind === "in-doubt" || kind === "unavailable";
      setProblem({ said: texts.outcomes[kind], again: canBeSentAgain ? again : null });
    }
    return kind;
  };
  const changeMenu: ChangeMenu = (asked, said) => {
    pressed.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    if (connection !== "offline") return send(asked, said, newCatalogueAction());
    setProblem({ said: texts.needsConnection, again: null });
    return Promise.resolve(null);
  };
  return { changeMenu, isSending: sending > 0, problem };
}
