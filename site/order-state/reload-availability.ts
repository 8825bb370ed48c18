import { useCallback, useEffect } from "react";
import {
  type AvailabilityQuery,
  availabilityDocument,
} from "#contract/generated/availability-operations.ts";
import type { WireRefusal } from "#contract/wire/refusal.ts";
import { orderTypes } from "#domain/customer/customer-data.ts";
import { type Language, languages } from "#domain/language/language.ts";
import { useLanguage } from "#site/language/language-context.tsx";
import type { GraphqlClient } from "#web/graphql/graphql-client.ts";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import type { ShownAvailability } from "./use-availability.ts";
import type { KnownOrders } from "./use-orders-left.ts";

/** Asks again what is sold out, if the page knows something of it in either language: a shop in which nothing can be is not asked. */
export async function followAvailability(client: GraphqlClient, language: Language): Promise<void> {
  const { operationName } = availabilityDocument;
  const isKnown = languages.some(
    (each) => client.known(operationName, { filter: { language: each } }) !== undefined,
  );
  if (isKnown) await client.reload(availabilityDocument, { filter: { language } });
}

/**
 * Asks what is sold out when this is first rendered and in each language, see `followAvailability`; gives what asks once more. For code that is
 * loaded after hydration.
 */
export function useFollowedAvailability(): () => void {
  const { client } = useGraphql();
  const { shopLanguage: language } = useLanguage();
  const ask = useCallback(() => void followAvailability(client, language), [client, language]);
  useEffect(ask, [ask]);
  return ask;
}

/**
 * Asks again after an order was refused, also on a page that knew nothing. What the refusals say comes first: they are newer than an answer may be.
 */
export async function availabilityAfterRefusal(
  client: GraphqlClient,
  language: Language,
  refusals: readonly WireRefusal[],
): Promise<void> {
  const told = soldOutByRefusals(refusals);
  const full = fullByRefusals(refusals);
  if (told.length + full.length === 0) return followAvailability(client, language);
  const variables = { filter: { language } };
  const answer = await client.reload(availabilityDocument, variables);
  const asked = answer.ok ? answer.data : unknown;
  client.keep(availabilityDocument, variables, {
    ...asked,
    availability: [...told, ...asked.availability],
    ordersLeft: [...full, ...asked.ordersLeft],
  });
}

const unknown: AvailabilityQuery = {
  availability: [],
  ordersLeft: [],
  nextOpening: "",
  hasLimits: true,
};

/** The ways of which refusals of an order say that the week takes no more. */
function fullByRefusals(refusals: readonly WireRefusal[]): KnownOrders["ordersLeft"] {
  const isTold = (code: string) => refusals.some((refusal) => refusal.code === code);
  return orderTypes
    .filter((way) => isTold("WEEK_FULL") || isTold(`${way.toUpperCase()}_FULL`))
    .map((orderType) => ({ orderType, left: 0 }));
}

/** What refusals of an order say about what is left. */
export function soldOutByRefusals(refusals: readonly WireRefusal[]): ShownAvailability {
  return refusals.flatMap(({ code, typeName, dishName, name, left }): ShownAvailability => {
    const isAbout = code === "SOLD_OUT" || code === "ONLY_LEFT";
    if (!isAbout || typeName === undefined || dishName === undefined) return [];
    return [{ orderType: typeName, dishName, selectionName: name ?? null, left: left ?? 0 }];
  });
}
