import type { ShownDeskOrder } from "#desk/data/week/week-context.tsx";
import { useMessages } from "#desk/language/language-context.tsx";
import { Words } from "#web/ui/layout.tsx";

/** The facts of an order that are so, in words: packed, handed over, cancelled. */
export function OrderMarks({ state }: Pick<ShownDeskOrder, "state">) {
  const { orders } = useMessages();
  return (
    <>
      {state.isCancelled && <Words tone="problem">{orders.cancelled}</Words>}
      {state.isPacked && <Words tone="done">{orders.packed}</Words>}
      {state.isHandedOver && <Words tone="done">{orders.handedOver}</Words>}
    </>
  );
}
