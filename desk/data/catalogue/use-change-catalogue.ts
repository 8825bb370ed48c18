import { useCalls } from "#desk/data/calls/call-context.tsx";
import { type Action, newAction } from "#desk/data/connection/send-action.ts";
import { useQueue } from "#desk/data/marks/mark-context.tsx";
import { type AfterConfirming, sendConfirmed } from "#desk/data/session/send-confirmed.ts";
import { useMe } from "#desk/data/session/session-context.tsx";
import { catalogueTextsByLanguage } from "#desk/language/catalogue-texts.ts";
import { useMessages, useTexts } from "#desk/language/language-context.tsx";
import type { CatalogueChange } from "#domain/catalogue/catalogue-change.ts";
import { type CatalogueOutcome, createCatalogueCalls } from "./catalogue-calls.ts";

/** The outcome of a change that this device has sent. */
export type CatalogueActionOutcome = AfterConfirming<CatalogueOutcome>;

/** Changes the catalogue, and asks for the passkey where that is needed. */
export function useChangeCatalogue() {
  const { shell } = useMessages();
  const texts = useTexts(catalogueTextsByLanguage);
  const calls = createCatalogueCalls(useCalls());
  const { sent } = useQueue();
  const { hasPasskey } = useMe();
  return {
    sendChange: async (change: CatalogueChange, action: Action): Promise<CatalogueActionOutcome> =>
      sendConfirmed(async () => calls.change(change, action), hasPasskey),
    /**
     * Says in the bar what a change has saved, such as "Lentil soup: sold out". Its Undo takes back the change with the action id; what
     * became of that is said in the bar, too.
     */
    saySaved: (said: string, actionId: string) => {
      const action = newAction();
      const undo = async () => {
        const takeBack = async () => calls.takeBack(actionId, action);
        const { kind } = await sendConfirmed(takeBack, hasPasskey);
        if (kind === "saved") sent([], shell.undone(said));
        else if (kind === "in-doubt" || kind === "unavailable")
          sent([], texts.undoFailed[kind](said), () => void undo());
        else sent([], texts.undoRefused(said, texts.outcomes[kind]));
      };
      sent([], said, () => void undo());
    },
  };
}
