import { memo } from "react";
import { useMessages } from "#desk/language/language-context.tsx";
import { type PaymentWay, paymentWays } from "#domain/order-log/desk-event.ts";
import { Select } from "#web/ui/select.tsx";

interface WayChoiceProps {
  readonly way: PaymentWay;
  readonly onChoose: (way: PaymentWay) => void;
}

/** Chooses how money changed hands: app, cash or transfer. A mark does not render it again. */
export const WayChoice = memo(function WayChoice({ way, onChoose }: WayChoiceProps) {
  const { money } = useMessages();
  return (
    <Select
      aria-label={money.way}
      value={way}
      onChange={({ currentTarget: { selectedIndex } }) => {
        const chosen = paymentWays[selectedIndex];
        if (chosen !== undefined) onChoose(chosen);
      }}
    >
      {paymentWays.map((value) => (
        <option key={value} value={value}>
          {money.wayNames[value]}
        </option>
      ))}
    </Select>
  );
});
