import { type MouseEvent, useId } from "react";
import { type DishDraft, missingFromDraft } from "#domain/cart/dish-draft.ts";
import type { Dish } from "#domain/menu/menu.ts";
import { useDishDialogTexts } from "#site/language/dish-dialog-texts.ts";
import { Button } from "#web/ui/button.tsx";
import styles from "./save-dish.module.css";

interface SaveDishProps {
  readonly dish: Dish<string>;
  readonly draft: DishDraft;
  readonly isInCart: boolean;
  readonly onSave: () => void;
}

/**
 * 'Add to cart' or 'Update cart', with a note about what is missing or what it will do. While something is missing the button is
 * disabled (specification §5) by `aria-disabled`, so that it stays focusable: screen readers read the note, and a press moves the
 * focus to the missing input.
 */
export function SaveDish({ dish, draft, isInCart, onSave }: SaveDishProps) {
  const messages = useDishDialogTexts();
  const noteId = useId();
  const { isCountMissing, options } = missingFromDraft(dish, draft, isInCart);
  const missingNames = [...(isCountMissing ? [messages.missingCount] : []), ...options];
  const isReady = missingNames.length === 0;
  const isRemoving = draft.selections.every(({ amount }) => amount === 0);
  const hasNote = !isReady || isRemoving;

  return (
    <>
      {hasNote && (
        <p id={noteId} className={styles.note}>
          {isReady ? messages.removedBySaving : messages.stillToChoose(missingNames.join(", "))}
        </p>
      )}
      <Button
        look="main"
        aria-disabled={!isReady}
        aria-describedby={hasNote ? noteId : undefined}
        className={styles.save}
        onClick={isReady ? onSave : (event) => goToMissing(event, isCountMissing)}
      >
        {isInCart ? messages.updateCart : messages.addToCart}
      </Button>
    </>
  );
}

function goToMissing(event: MouseEvent, isCountMissing: boolean): void {
  const dialog = event.currentTarget.closest("dialog");
  const options = [...(dialog?.querySelectorAll("[role=radiogroup]") ?? [])];
  const control = isCountMissing
    ? dialog?.querySelector("[role=spinbutton]:enabled")
    : options.find((each) => each.querySelector(":checked") === null)?.querySelector("input");
  if (control instanceof HTMLElement) control.focus();
}
