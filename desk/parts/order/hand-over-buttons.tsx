import type { ShownDeskOrder } from "#desk/data/week/week-context.tsx";
import { useMessages } from "#desk/language/language-context.tsx";
import { isolatedPriceText } from "#domain/money/price-text.ts";
import { balance } from "#domain/order-log/balance.ts";
import { Button } from "#web/ui/button.tsx";
import { Row } from "#web/ui/layout.tsx";
import styles from "./hand-over-buttons.module.css";
import type { HandOver } from "./hand-over-marks.ts";

interface HandOverButtonsProps {
  readonly order: ShownDeskOrder;
  readonly onHandOver: (order: ShownDeskOrder, way: HandOver) => void;
}

/** The marks at the door. Paying in cash is offered where something is to be paid and the device may read how much. */
export function HandOverButtons({ order, onHandOver }: HandOverButtonsProps) {
  const { handingOver: texts } = useMessages();
  const { name, state } = order;
  const open = balance(state);
  const isToPay = open?.kind === "to-pay";
  const button = (way: HandOver, look: "main" | "plain" | "quiet", text: string) => (
    <Button
      look={look}
      aria-label={texts.ofOrder(text, name)}
      onClick={() => onHandOver(order, way)}
    >
      {text}
    </Button>
  );
  if (state.isHandedOver) {
    return (
      <Row className={styles.buttons}>
        {button("not-handed-over", "quiet", texts.notHandedOver)}
      </Row>
    );
  }
  return (
    <Row className={styles.buttons}>
      {button("handed-over", isToPay ? "plain" : "main", texts.handedOver)}
      {isToPay &&
        button(
          "paid-and-handed-over",
          "main",
          texts.paidAndHandedOver(isolatedPriceText(open.amount)),
        )}
    </Row>
  );
}
