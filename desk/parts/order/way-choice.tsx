import { memo } from "react";
import { useMessages } from "#desk/language/language-context.tsx";
import { May } from "#desk/parts/rights/may.tsx";
import { type PaymentWay, paymentWays } from "#domain/order-log/desk-event.ts";
import { OptionSelect } from "#web/ui/select-field.tsx";

interface WayChoiceProps {
  readonly way: PaymentWay;
  readonly onChoose: (way: PaymentWay) => void;
}

/** Chooses how money changed hands: app, cash or transfer. A mark does not render it again. */
export const WayChoice = memo(function WayChoice({ way, onChoose }: WayChoiceProps) {
  const { money } = useMessages();
  return (
    <May mark="money">
      <OptionSelect
        aria-label={money.way}
        value={way}
        options={paymentWays.map((value) => ({ value, text: money.ways[value].name }))}
        onChoose={onChoose}
      />
    </May>
  );
});
