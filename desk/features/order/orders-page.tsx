import { useParams } from "wouter";
import { useIsWide } from "#web/ui/use-is-wide.ts";
import { OrderList } from "./order-list.tsx";
import { OrderPage } from "./order-page.tsx";
import { OrdersBeside } from "./orders-beside.tsx";

/** The orders of a week, or one of them. A wide screen shows the order of the address beside the others, and not instead of them. */
export function OrdersPage() {
  const { number } = useParams<{ readonly number?: string }>();
  const isWide = useIsWide();
  if (isWide) return <OrdersBeside number={number} />;
  return number === undefined ? <OrderList /> : <OrderPage />;
}
