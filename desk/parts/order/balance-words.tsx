import { useMessages } from "#desk/language/language-context.tsx";
import type { Messages } from "#desk/language/messages.ts";
import { isolatedPriceText } from "#domain/money/price-text.ts";
import { type Balance, balance } from "#domain/order-log/balance.ts";
import { Words } from "#web/ui/layout.tsx";

interface BalanceWordsProps {
  /** In agorot; null for a device that may not read money. */
  readonly due: number | null;
  readonly received: number | null;
}

/** The balance of an order in words: `₪240 to pay`, `paid`, `₪35 to give back`. Nothing where there is none. */
export function BalanceWords({ due, received }: BalanceWordsProps) {
  const { money } = useMessages();
  const shown = balance({ due, received });
  if (shown === undefined || shown.kind === "nothing") return null;
  const tone = shown.kind === "paid" ? "done" : "problem";
  return <Words tone={tone}>{balanceText(shown, money)}</Words>;
}

function balanceText(
  shown: Exclude<Balance, { readonly kind: "nothing" }>,
  money: Messages["money"],
): string {
  switch (shown.kind) {
    case "paid":
      return money.paid;
    case "to-give-back":
      return money.toGiveBack(isolatedPriceText(shown.amount));
    case "to-pay":
      return shown.received === 0
        ? money.toPay(isolatedPriceText(shown.amount))
        : money.toPayRest(isolatedPriceText(shown.amount), isolatedPriceText(shown.received));
  }
}
