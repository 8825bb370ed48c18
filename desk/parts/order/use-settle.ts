import { useCallback } from "react";
import { useMark } from "#desk/data/marks/mark-context.tsx";
import { useMessages } from "#desk/language/language-context.tsx";
import { isolatedPriceText } from "#domain/money/price-text.ts";
import { balance } from "#domain/order-log/balance.ts";
import type { PaymentWay } from "#domain/order-log/desk-event.ts";

/** An order whose money can be settled. Amounts are agorot. */
export interface SettledOrder {
  readonly number: string;
  readonly name: string;
  readonly due: number | null;
  readonly received: number | null;
}

/** Gives a function that marks that the whole balance of an order was received, or given back, in a way. */
export function useSettle(): (order: SettledOrder, way: PaymentWay) => void {
  const press = useMark();
  const { money } = useMessages();
  return useCallback(
    ({ number, name, ...amounts }: SettledOrder, way: PaymentWay) => {
      const open = balance(amounts);
      if (open?.kind !== "to-pay" && open?.kind !== "to-give-back") return;
      const isReceived = open.kind === "to-pay";
      const amount = isReceived ? open.amount : 0 - open.amount;
      const said = isReceived ? money.saidReceived : money.saidGaveBack;
      press(
        [{ orderNumber: number, action: { money: { amount, way } } }],
        said(name, isolatedPriceText(open.amount), way),
      );
    },
    [press, money],
  );
}
