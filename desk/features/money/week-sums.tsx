import { useMessages } from "#desk/language/language-context.tsx";
import type { OrderSums } from "#domain/order-log/sum-orders.ts";
import { Sums } from "./sums.tsx";

/** What the orders of a week cost together, what was received, and what is still open. */
export function WeekSumsTable({ sums }: { readonly sums: OrderSums }) {
  const { money: texts } = useMessages();
  return (
    <Sums
      sums={{
        [texts.due]: sums.due,
        [texts.receivedSum]: sums.received,
        ...(sums.toPay > 0 && { [texts.stillToPay]: sums.toPay }),
        ...(sums.toGiveBack > 0 && { [texts.stillToGiveBack]: sums.toGiveBack }),
      }}
    />
  );
}
