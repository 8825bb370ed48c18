import { leastCount, mostCount } from "#domain/cart/count.ts";
import { useMessages } from "#site/language/language-context.tsx";
import { Button } from "#web/ui/button.tsx";
import styles from "./line-amount.module.css";

interface LineAmountProps {
  /** What is counted; for the accessible names of the buttons. */
  readonly name: string;
  readonly amount: number;
  /** No more than this; an amount above it can only be lowered. */
  readonly most?: number | undefined;
  readonly onChange: (amount: number) => void;
}

/** The amount of a line between minus and plus. The bottom bar announces the new total. */
export function LineAmount({ name, amount, most = mostCount, onChange }: LineAmountProps) {
  const { dish } = useMessages();
  return (
    <span className={styles.amount}>
      <Button
        look="quiet"
        className={styles.step}
        aria-label={dish.less(name)}
        disabled={amount <= leastCount}
        onClick={() => onChange(amount - 1)}
      >
        <span aria-hidden="true">−</span>
      </Button>
      <span className={styles.number}>{amount}</span>
      <Button
        look="quiet"
        className={styles.step}
        aria-label={dish.more(name)}
        disabled={amount >= most}
        onClick={() => onChange(amount + 1)}
      >
        <span aria-hidden="true">+</span>
      </Button>
    </span>
  );
}
