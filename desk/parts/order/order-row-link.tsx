import { Link } from "wouter";
import type { ShownDeskOrder } from "#desk/data/week/week-context.tsx";
import { useLanguage } from "#desk/language/language-context.tsx";
import { rowLinkClass } from "#web/ui/screen.tsx";
import { OrderName } from "./order-name.tsx";

interface OrderRowLinkProps {
  readonly order: ShownDeskOrder;
  /** Whether the order is shown beside the list. */
  readonly isOpen?: boolean;
}

/** Leads from a row of a list to its order: whose it is, and what tells it from others of the same name. */
export function OrderRowLink({ order, isOpen = false }: OrderRowLinkProps) {
  const { number, state } = order;
  const named = useNamed(order);
  return (
    <Link
      href={`/orders/${number}?week=${state.week}`}
      state={{ isFromList: true }}
      className={rowLinkClass}
      data-order={number}
      aria-current={isOpen ? "true" : undefined}
    >
      <span id={`name-${number}`}>
        <OrderName {...named} />
      </span>
    </Link>
  );
}

/** How an order is named. Who ordered it may have been erased: then words of the desk stand there. */
export function useNamed({ name, language, distinction, state }: ShownDeskOrder) {
  const shown = useLanguage();
  return state.isErased
    ? { name: shown.messages.order.erasedName, language: shown.language, distinction }
    : { name, language, distinction };
}
