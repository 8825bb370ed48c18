import type { CartDish } from "#domain/cart/cart.ts";
import type { CountedLine } from "#domain/cart/change-amount.ts";
import type { DishIdentity } from "#domain/cart/change-cart.ts";
import { useMessages } from "#site/language/language-context.tsx";
import type { Messages } from "#site/language/messages.ts";
import type { OrderTexts } from "#site/language/order-texts-he.ts";
import { useOrderTexts } from "#site/language/use-order-texts.ts";
import { useOrderStore } from "#site/order-state/order-context.tsx";
import type { OrderStore } from "#site/order-state/order-store.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";

/** What is asked before something leaves the cart. */
export type CartQuestion =
  | { readonly ask: "clear" }
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
  readonly onClose: () => void;
}

export function CartQuestionDialog({ question, isInDoubt, onClose }: CartQuestionDialogProps) {
  const messages = useMessages();
  const texts = useOrderTexts();
  const store = useOrderStore();
  return (
    <ConfirmDialog
      texts={messages}
      title={titleOf(question, messages.cart, texts)}
      onCancel={onClose}
      onConfirm={() => {
        carryOut(question, store);
        onClose();
      }}
    >
      {question.ask === "clear" && (
        <>
          <p>{messages.cart.confirmClearText}</p>
          {isInDoubt && <p>{texts.inDoubt}</p>}
        </>
      )}
    </ConfirmDialog>
  );
}

function titleOf(question: CartQuestion, cart: Messages["cart"], texts: OrderTexts): string {
  switch (question.ask) {
    case "clear":
      return cart.confirmClear;
    case "remove":
      return cart.confirmRemove(question.dish.dishName);
    case "remove-line":
      return texts.confirmRemoveLine(question.line.name, question.dish.dishName);
  }
}

function carryOut(question: CartQuestion, store: OrderStore): void {
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
