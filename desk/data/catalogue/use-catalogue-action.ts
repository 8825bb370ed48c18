import type { Action } from "#desk/data/connection/send-action.ts";
import { type Sending, useAction } from "#desk/data/connection/use-action.ts";
import { sendConfirmed, type Unconfirmed } from "#desk/data/session/send-confirmed.ts";
import { useMe } from "#desk/data/session/session-context.tsx";
import type { CatalogueChange } from "#domain/catalogue/catalogue-change.ts";
import type { CatalogueOutcome } from "./catalogue-calls.ts";
import { useCatalogueCalls } from "./use-catalogue.ts";
import { useSaySaved } from "./use-say-saved.ts";

/** What came of a change that this device has sent. */
export type CatalogueActionOutcome =
  | Exclude<CatalogueOutcome, { readonly kind: "confirm-first" }>
  | Unconfirmed;

interface CatalogueSending extends Omit<Sending<CatalogueActionOutcome>, "send"> {
  readonly change: () => CatalogueChange;
  /** What the bar says once it is saved, such as "Lentil soup: saved". */
  readonly said: () => string;
}

/** Sends a change of the catalogue as `useAction` does, and says in the bar what it has saved. */
export function useCatalogueAction({ change, said, onSettled, ...rest }: CatalogueSending) {
  const sendChange = useSendChange();
  const saySaved = useSaySaved();
  return useAction<CatalogueActionOutcome>({
    ...rest,
    send: async (action) => sendChange(change(), action),
    onSettled: (outcome, action, isShown) => {
      if (outcome.kind === "saved") saySaved(said(), action.actionId);
      return onSettled?.(outcome, action, isShown);
    },
  });
}

/** Gives a function that sends a change of the catalogue, and asks for the passkey where that is needed. */
export function useSendChange() {
  const calls = useCatalogueCalls();
  const { hasPasskey } = useMe();
  return async (change: CatalogueChange, action: Action): Promise<CatalogueActionOutcome> =>
    sendConfirmed(async () => calls.change(change, action), hasPasskey);
}
