import { type Agorot, addAgorot, noAgorot } from "#domain/money/agorot.ts";
import { useMessages } from "#site/language/language-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { Price } from "#web/ui/price.tsx";
import styles from "./place-order-form.module.css";

interface SendButtonProps {
  readonly text: string;
  readonly cartTotal: Agorot;
  /** See `OrderSummary`, which is heard; the sum on the button is for the eye. */
  readonly addedPrice: Agorot | null;
  readonly isDisabled: boolean;
}

/** Sends the form. The sum stands on it, so that it is in sight from the first field on; until the place is chosen it may still grow. */
export function SendButton({ text, cartTotal, addedPrice, isDisabled }: SendButtonProps) {
  const { menu } = useMessages();
  return (
    <Button type="submit" look="main" className={styles.send} disabled={isDisabled}>
      {text}
      <span aria-hidden="true">
        {addedPrice === null && menu.from}
        <Price amount={addAgorot(cartTotal, addedPrice ?? noAgorot)} />
      </span>
    </Button>
  );
}
