import { useEffect, useMemo } from "react";
import { placedOrderDocument } from "#contract/generated/placed-order-operations.ts";
import { useLanguage } from "#site/language/language-context.tsx";
import type { OrderKey } from "#site/order-state/order-path.ts";
import { readShownOrder } from "#site/parts/shown-order.ts";
import { useGraphql, useQuery } from "#web/graphql/graphql-context.tsx";

/**
 * The order as it is now, in the shown language. Suspends until the answer has arrived. It is loaded again when the page opens, when
 * the customer comes back to the tab, and when the connection is back: the seller or another device may have changed it.
 * Null if there is no such order or the key is not its own; undefined if it could not be loaded.
 */
export function usePlacedOrder({ number, key }: OrderKey) {
  const { client } = useGraphql();
  const { shopLanguage: language } = useLanguage();
  const variables = useMemo(() => ({ number, key, language }), [number, key, language]);
  const answer = useQuery(placedOrderDocument, variables);

  useEffect(() => {
    const reload = () => void client.reload(placedOrderDocument, variables);
    const onVisible = () => {
      if (document.visibilityState === "visible") reload();
    };
    reload();
    document.addEventListener("visibilitychange", onVisible);
    addEventListener("online", reload);
    return () => {
      document.removeEventListener("visibilitychange", onVisible);
      removeEventListener("online", reload);
    };
  }, [client, variables]);

  const order = useMemo(() => {
    if (!answer.ok) return undefined;
    try {
      return answer.data.order && readShownOrder(answer.data.order);
    } catch (error) {
      console.error("the order cannot be read", error);
      return undefined;
    }
  }, [answer]);
  return { order, reload: () => client.reload(placedOrderDocument, variables) };
}
