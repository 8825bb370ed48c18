import { useCallback } from "react";
import { newAction } from "#desk/data/connection/send-action.ts";
import { useQueue } from "#desk/data/marks/mark-context.tsx";
import { sendConfirmed } from "#desk/data/session/send-confirmed.ts";
import { useMe } from "#desk/data/session/session-context.tsx";
import { catalogueTextsByLanguage } from "#desk/language/catalogue-texts.ts";
import { useMessages, useTexts } from "#desk/language/language-context.tsx";
import { useCatalogueCalls } from "./use-catalogue.ts";

/**
 * Says in the bar what a change has saved, such as "Lentil soup: sold out". Its Undo takes back the change with the action id; what
 * became of that is said in the bar, too.
 */
export function useSaySaved(): (said: string, actionId: string) => void {
  const { shell } = useMessages();
  const texts = useTexts(catalogueTextsByLanguage);
  const { takeBack } = useCatalogueCalls();
  const { sent } = useQueue();
  const { hasPasskey } = useMe();
  return useCallback(
    (said, actionId) => {
      const action = newAction();
      const undo = async () => {
        const { kind } = await sendConfirmed(async () => takeBack(actionId, action), hasPasskey);
        if (kind === "saved") sent([], shell.undone(said));
        else if (kind === "in-doubt" || kind === "unavailable")
          sent([], texts.undoFailed[kind](said), () => void undo());
        else sent([], texts.undoRefused(said, texts.outcomes[kind]));
      };
      sent([], said, () => void undo());
    },
    [sent, shell, takeBack, texts, hasPasskey],
  );
}
