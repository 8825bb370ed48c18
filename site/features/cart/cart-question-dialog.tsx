import type { CartDish } from "#domain/cart/cart.ts";
import type { CountedLine } from "#domain/cart/change-amount.ts";
import type { DishIdentity } from "#domain/cart/change-cart.ts";
import { useMessages } from "#site/language/language-context.tsx";
import type { Messages } from "#site/language/messages.ts";
import type { OrderTexts } from "#site/language/order-texts-he.ts";
import type { PlacedOrderTexts } from "#site/language/placed-order-he.ts";
import { useOrderTexts } from "#site/language/use-order-texts.ts";
import { usePlacedOrderTexts } from "#site/language/use-placed-order-texts.ts";
import { useOrderStore } from "#site/order-state/order-context.tsx";
import type { OrderStore } from "#site/order-state/order-store.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";

/** What is asked before something leaves the cart. */
export type CartQuestion =
  | { readonly ask: "clear" }
  /** The change of the placed order with this number is to be given up. */
  | { readonly ask: "give-up"; readonly number: string }
  | { readonly ask: "remove"; readonly dish: DishIdentity }
  | {
      readonly ask: "remove-line";
      readonly dish: DishIdentity;
      readonly line: CountedLine;
      /** The dish without the line. */
      readonly changed: CartDish;
    };

interface CartQuestionDialogProps {
  readonly question: CartQuestion;
  /** An order from this cart may already have been placed. */
  readonly isInDoubt: boolean;
  readonly onGiveUpChange: () => void;
  readonly onClose: () => void;
}

export function CartQuestionDialog({
  question,
  isInDoubt,
  onGiveUpChange,
  onClose,
}: CartQuestionDialogProps) {
  const messages = useMessages();
  const texts = useOrderTexts();
  const placedOrder = usePlacedOrderTexts();
  const store = useOrderStore();
  return (
    <ConfirmDialog
      texts={messages}
      title={titleOf(question, messages.cart, texts, placedOrder)}
      onCancel={onClose}
      onConfirm={() => {
        if (question.ask === "give-up") onGiveUpChange();
        else carryOut(question, store);
        onClose();
      }}
    >
      {question.ask === "clear" && (
        <>
          <p>{messages.cart.confirmClearText}</p>
          {isInDoubt && <p>{texts.inDoubt}</p>}
        </>
      )}
      {question.ask === "give-up" && (
        <p>{isInDoubt ? placedOrder.changing.inDoubt : placedOrder.confirmGiveUpText}</p>
      )}
    </ConfirmDialog>
  );
}

function titleOf(
  question: CartQuestion,
  cart: Messages["cart"],
  texts: OrderTexts,
  { confirmGiveUp }: PlacedOrderTexts,
): string {
  switch (question.ask) {
    case "clear":
      return cart.confirmClear;
    case "give-up":
      return confirmGiveUp(question.number);
    case "remove":
      return cart.confirmRemove(question.dish.dishName);
    case "remove-line":
      return texts.confirmRemoveLine(question.line.name, question.dish.dishName);
  }
}

function carryOut(question: Exclude<CartQuestion, { ask: "give-up" }>, store: OrderStore): void {
  switch (question.ask) {
    case "clear":
      store.clear();
      break;
    case "remove":
      store.remove(question.dish);
      break;
    case "remove-line":
      store.replace(question.dish, question.changed);
      break;
  }
}
