import { useSyncExternalStore } from "react";
import type { AvailabilityQuery } from "#contract/generated/availability-operations.ts";
import { useLanguage } from "#site/language/language-context.tsx";
import { useGraphql } from "#web/graphql/graphql-context.tsx";

/** What is sold out or has little left, in the language of the menu. */
export type ShownAvailability = AvailabilityQuery["availability"];

const nothing: ShownAvailability = [];

/** What the page knows of it; empty if nothing is sold out or little, or if nothing is known. Never asks the server. */
export function useAvailability(): ShownAvailability {
  const { client } = useGraphql();
  const { shopLanguage: language } = useLanguage();
  const known = () =>
    client.known("Availability", { filter: { language } }) as AvailabilityQuery | undefined;
  return useSyncExternalStore(client.subscribe, known, known)?.availability ?? nothing;
}

/** How many are left of a selection, or of a whole dish without one; 0 if it is sold out, undefined if there are enough. */
export function leftOf(
  availability: ShownAvailability,
  typeName: string,
  dishName: string,
  selectionName: string | null = null,
): number | undefined {
  return availability.find(
    (each) =>
      each.orderType === typeName &&
      each.dishName === dishName &&
      // A dish that is sold out stands for all its selections.
      (each.selectionName === selectionName || (each.selectionName === null && each.left === 0)),
  )?.left;
}
