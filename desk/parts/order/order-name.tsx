import type { ReactNode } from "react";
import type { ShownDeskOrder } from "#desk/data/week/desk-week.ts";
import { useLanguage, useMessages } from "#desk/language/language-context.tsx";
import { PageLink } from "#desk/parts/rights/page-link.tsx";
import { Words } from "#web/ui/layout.tsx";
import { rowLinkClass } from "#web/ui/screen.tsx";

type Named = Pick<ShownDeskOrder, "name" | "language" | "distinction">;

/** Whose an order is; while the name repeats, with what tells it from the others. */
export function OrderName({ name, language, distinction }: Named) {
  return (
    <>
      <bdi lang={language}>{name}</bdi>
      {distinction !== "" && (
        <Words tone="soft" size="small">
          {" · "}
          <bdi>{distinction}</bdi>
        </Words>
      )}
    </>
  );
}

/** The same in a sentence, such as that of the bar with Undo. */
export function nameText({ name, distinction }: Pick<Named, "name" | "distinction">): string {
  return distinction === "" ? name : `${name} (\u2068${distinction}\u2069)`;
}

/** The state of an order, in words: packed, handed over, canceled. */
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

interface OrderRowLinkProps {
  readonly order: ShownDeskOrder;
  /** Whether the order is shown beside the list. */
  readonly isOpen?: boolean;
  /** What replaces the name where all orders are of one person. */
  readonly children?: ReactNode;
}

/**
 * Leads from a row of a list to its order: whose it is, and what tells it from others of the same name. Where the device has no page of an
 * order, it still takes the focus of the row.
 */
export function OrderRowLink({ order, isOpen = false, children }: OrderRowLinkProps) {
  const { number, state } = order;
  const named = useNamed(order);
  const shown = <span id={`name-${number}`}>{children ?? <OrderName {...named} />}</span>;
  return (
    <PageLink
      href={`/orders/${number}?week=${state.week}`}
      state={{ isFromList: true }}
      className={rowLinkClass}
      data-order={number}
      aria-current={isOpen ? "true" : undefined}
      otherwise={
        <span data-order={number} tabIndex={-1}>
          {shown}
        </span>
      }
    >
      {shown}
    </PageLink>
  );
}

/** How an order is named. Its customer may have been erased: then words of the desk replace the name. */
export function useNamed({ name, language, distinction, state }: ShownDeskOrder) {
  const shown = useLanguage();
  return state.isErased
    ? { name: shown.messages.order.erasedName, language: shown.language, distinction }
    : { name, language, distinction };
}
