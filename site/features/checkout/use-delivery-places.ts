import { useMemo } from "react";
import { deliveryPlacesFromWire } from "#contract/wire/delivery-places.ts";
import { useLanguage } from "#site/language/language-context.tsx";
import { useOrderState } from "#site/order-state/order-context.tsx";
import { deliveryPlacesIn } from "#site/parts/delivery-places-in.ts";
import { useGraphql, useQuery } from "#web/graphql/graphql-context.tsx";
import { withPlaceBefore } from "./place-order-fields.ts";

/** The delivery places in the shown language, with that of the order that is changed. Suspends until they are loaded or loading has failed. */
export function useDeliveryPlaces() {
  const { shopLanguage: language } = useLanguage();
  const reload = useReloadDeliveryPlaces();
  const before = useOrderState()?.changedOrder?.placeBefore;
  const answer = useQuery(deliveryPlacesIn[language], {});
  const places = useMemo(() => {
    if (!answer.ok) return null;
    try {
      return deliveryPlacesFromWire(answer.data.deliveryPlaces);
    } catch (error) {
      console.error("the delivery places cannot be read", error);
      return null;
    }
  }, [answer]);

  // Without the list no place can be chosen (specification §8).
  return { places: withPlaceBefore(places ?? [], before), isFailed: places === null, reload };
}

/** Gives a function that loads the places again, because the server has others than the form shows. */
export function useReloadDeliveryPlaces(): () => Promise<void> {
  const { client } = useGraphql();
  const { shopLanguage: language } = useLanguage();
  return async () => {
    await client.reload(deliveryPlacesIn[language], {});
  };
}
