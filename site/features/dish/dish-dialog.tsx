import type { DishIdentity } from "#domain/cart/change-cart.ts";
import { useMessages } from "#site/language/language-context.tsx";
import { useIsCartBehind, useMenu, useReloadMenu } from "#site/order-state/use-menu.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TryAgainButton } from "#web/ui/try-again-button.tsx";
import { DishForm } from "./dish-form.tsx";

interface DishDialogProps {
  readonly identity: DishIdentity;
  readonly onClose: () => void;
}

/** The dish modal (specification §2), filled in from the cart, or empty if the dish is not in the cart. */
export function DishDialog({ identity, onClose }: DishDialogProps) {
  const menu = useMenu();
  const messages = useMessages();
  const isCartBehind = useIsCartBehind();
  const dishType = menu?.find(({ orderType }) => orderType === identity.typeName);
  const dishOrder = dishType?.dishes.findIndex(({ dishName }) => dishName === identity.dishName);
  const dish = dishOrder === undefined ? undefined : dishType?.dishes[dishOrder];

  if (menu === null || isCartBehind) {
    const text = menu === null ? messages.menu.failed : messages.loading;
    return <DishNotReady dishName={identity.dishName} text={text} onClose={onClose} />;
  }
  if (dishType === undefined || dishOrder === undefined || dish === undefined) {
    return <DishGone dishName={identity.dishName} onClose={onClose} />;
  }
  return <DishForm dishType={dishType} dish={dish} dishOrder={dishOrder} onClose={onClose} />;
}

interface DishNoteProps {
  readonly dishName: string;
  readonly onClose: () => void;
}

/** Shown if the menu could not be loaded, or while the cart is not translated yet. */
function DishNotReady({ dishName, text, onClose }: DishNoteProps & { readonly text: string }) {
  const messages = useMessages();
  const reloadMenu = useReloadMenu();
  return (
    <Dialog
      title={dishName}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{messages.close}</Button>
          <TryAgainButton texts={messages} onTry={reloadMenu} />
        </>
      }
    >
      <p role="status">{text}</p>
    </Dialog>
  );
}

function DishGone({ dishName, onClose }: DishNoteProps) {
  const messages = useMessages();
  return (
    <Dialog
      title={dishName}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{messages.close}</Button>}
    >
      <p>{messages.dish.gone}</p>
    </Dialog>
  );
}
