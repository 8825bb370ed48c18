import { memo, useId } from "react";
import { useMessages } from "#desk/language/language-context.tsx";
import { type PaymentWay, paymentWays } from "#domain/desk/desk-event.ts";
import styles from "./way-choice.module.css";

interface WayChoiceProps {
  readonly way: PaymentWay;
  readonly onChoose: (way: PaymentWay) => void;
}

/** Chooses how money changed hands: app, cash or transfer. A press does not render it again. */
export const WayChoice = memo(function WayChoice({ way, onChoose }: WayChoiceProps) {
  const { money } = useMessages();
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{money.way}</legend>
      {paymentWays.map((each) => (
        <label key={each} className={styles.way}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={each === way}
            onChange={() => onChoose(each)}
          />
          <span className={styles.text}>{money.wayNames[each]}</span>
        </label>
      ))}
    </fieldset>
  );
});
