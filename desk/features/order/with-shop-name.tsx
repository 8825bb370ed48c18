import type { ReactNode } from "react";
import { useOrderPage } from "#desk/order-parts/use-order-page.ts";

interface WithShopNameProps {
  readonly number: string;
  /** Where the server does not answer. */
  readonly fallback: string;
  readonly children: (shopName: string) => ReactNode;
}

/** Gives its content the name of the shop in the customer's language. Suspends until it is known. */
export function WithShopName({ number, fallback, children }: WithShopNameProps) {
  return children(useOrderPage(number)?.shopName ?? fallback);
}
