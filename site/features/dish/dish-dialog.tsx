import { useState } from "react";
import { type DishIdentity, findCartDish } from "#domain/cart/change-cart.ts";
import { cartDishOfDraft, type DishDraft, openDraft } from "#domain/cart/dish-draft.ts";
import type { Dish, DishType } from "#domain/menu/menu.ts";
import { useLanguage, useMessages } from "#site/language/language-context.tsx";
import { useOrderState, useOrderStore } from "#site/order-state/order-context.tsx";
import { useIsCartBehind, useMenu, useReloadMenu } from "#site/order-state/use-menu.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Price } from "#web/ui/price.tsx";
import { TryAgainButton } from "#web/ui/try-again-button.tsx";
import styles from "./dish-dialog.module.css";
import { ExtraCounts } from "./extra-counts.tsx";
import { OptionChoices } from "./option-choices.tsx";
import { SaveDish } from "./save-dish.tsx";
import { SelectionsTable } from "./selections-table.tsx";

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

interface DishFormProps {
  readonly dishType: DishType<string>;
  readonly dish: Dish<string>;
  readonly dishOrder: number;
  readonly onClose: () => void;
}

function DishForm({ dishType, dish, dishOrder, onClose }: DishFormProps) {
  const messages = useMessages();
  const { language } = useLanguage();
  const store = useOrderStore();
  const inCart = findCartDish(useOrderState()?.allOrders ?? [], {
    typeName: dishType.orderType,
    dishName: dish.dishName,
  });
  const isInCart = inCart !== undefined;
  const [draft, setDraft] = useState<DishDraft>(() => openDraft(dish, inCart));
  const cartDish = cartDishOfDraft(dish, dishOrder, draft);

  const save = () => {
    store.save(
      { typeName: dishType.orderType, typeOrder: dishType.orderNumber },
      cartDish,
      language,
    );
    onClose();
  };

  return (
    <Dialog
      title={dish.dishName}
      size="sheet"
      onCancel={onClose}
      footer={
        <>
          <p className={styles.total}>
            {messages.dish.total}{" "}
            <output className={styles.amount}>
              <Price amount={cartDish.totalPrice} />
            </output>
          </p>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <SaveDish dish={dish} draft={draft} isInCart={isInCart} onSave={save} />
        </>
      }
    >
      <div className={styles.parts}>
        <SelectionsTable dish={dish} draft={draft} onChange={setDraft} />
        {dish.options.map((option, index) => (
          <OptionChoices
            key={option.name}
            dish={dish}
            option={option}
            chosen={draft.choices[index] ?? null}
            onChoose={(choice) =>
              setDraft({ ...draft, choices: draft.choices.with(index, choice) })
            }
          />
        ))}
        {dish.extras.length > 0 && (
          <ExtraCounts
            extras={dish.extras}
            amounts={draft.extraAmounts}
            onChange={(extraAmounts) => setDraft({ ...draft, extraAmounts })}
          />
        )}
      </div>
    </Dialog>
  );
}
