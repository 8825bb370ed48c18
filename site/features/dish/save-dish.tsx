import { type MouseEvent, useId } from "react";
import {
  canSaveDraft,
  type DishDraft,
  type MissingFromDraft,
  missingFromDraft,
} from "#domain/cart/dish-draft.ts";
import type { Dish } from "#domain/menu/menu.ts";
import { useMessages } from "#site/language/language-context.tsx";
import { Button } from "#web/ui/button.tsx";
import styles from "./save-dish.module.css";

interface SaveDishProps {
  readonly dish: Dish<string>;
  readonly draft: DishDraft;
  readonly isInCart: boolean;
  readonly onSave: () => void;
}

/**
 * 'Add to cart' or 'Update cart', with what it waits for or what it would do. While something is missing it is disabled
 * (specification §5), but not out of reach: whoever comes to it hears why, and a press leads to what is missing.
 */
export function SaveDish({ dish, draft, isInCart, onSave }: SaveDishProps) {
  const { dish: messages } = useMessages();
  const noteId = useId();
  const missing = missingFromDraft(draft, isInCart);
  const missingNames = [
    ...(missing.isCountMissing ? [messages.amount] : []),
    ...missing.options.flatMap((index) => dish.options[index]?.name ?? []),
  ];
  const isReady = canSaveDraft(draft, isInCart);
  const isRemoving = draft.amounts.every((amount) => amount === 0);

  return (
    <>
      {(!isReady || isRemoving) && (
        <p id={noteId} className={styles.note}>
          {isReady ? messages.removedBySaving : messages.stillToChoose(missingNames.join(", "))}
        </p>
      )}
      <Button
        look="main"
        aria-disabled={!isReady}
        aria-describedby={noteId}
        className={styles.save}
        onClick={isReady ? onSave : (event) => goToMissing(event, missing)}
      >
        {isInCart ? messages.updateCart : messages.addToCart}
      </Button>
    </>
  );
}

function goToMissing(event: MouseEvent, { isCountMissing, options }: MissingFromDraft): void {
  const dialog = event.currentTarget.closest("dialog");
  const option = dialog?.querySelectorAll("[role=radiogroup]")[options[0] ?? 0];
  const control = isCountMissing
    ? dialog?.querySelector("[role=spinbutton]")
    : option?.querySelector("input");
  if (control instanceof HTMLElement) control.focus();
}
