import { useRef, useState } from "react";
import { Link } from "wouter";
import type { Cart } from "#domain/cart/cart.ts";
import type { DishIdentity } from "#domain/cart/change-cart.ts";
import { priceCart } from "#domain/cart/price-cart.ts";
import type { CartChange } from "#domain/cart/resolve-cart.ts";
import { noAgorot } from "#domain/money/agorot.ts";
import { useMessages } from "#site/language/language-context.tsx";
import { useOrderState, useOrderStore } from "#site/order-state/order-context.tsx";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { focusPageHeading, PageHeading } from "#web/ui/page-heading.tsx";
import { Price } from "#web/ui/price.tsx";
import { State } from "#web/ui/state.tsx";
import { CartChanges } from "./cart-changes.tsx";
import styles from "./cart-page.module.css";
import { DishOfCart } from "./dish-of-cart.tsx";

interface CartPageProps {
  readonly onEditDish: (dish: DishIdentity) => void;
  readonly onPlaceOrder: () => void;
}

type Question = { readonly ask: "clear" } | { readonly ask: "remove"; readonly dish: DishIdentity };

/** The cart (specification §2). */
export function CartPage({ onEditDish, onPlaceOrder }: CartPageProps) {
  const messages = useMessages();
  const store = useOrderStore();
  const state = useOrderState();
  const [question, setQuestion] = useState<Question | null>(null);
  const changesRef = useRef<HTMLDivElement>(null);
  const isEmpty = state === null || state.allOrders.length === 0;

  const changesSeen = () => {
    store.changesSeen();
    // The pressed button is gone together with the list.
    focusPageHeading();
  };

  return (
    <div className={styles.page}>
      <PageHeading>{messages.cart.title}</PageHeading>
      {state !== null && (
        <CartChanges ref={changesRef} changes={state.changes} onSeen={changesSeen} />
      )}
      {state !== null && isEmpty && <EmptyCart />}
      {state !== null && !isEmpty && (
        <CartGroups
          cart={state.allOrders}
          changes={state.changes}
          onEdit={onEditDish}
          onRemove={(dish) => setQuestion({ ask: "remove", dish })}
        />
      )}
      <footer className={styles.footer}>
        <p className={styles.total}>
          {messages.cart.total} {/* The bottom bar announces it already. */}
          <output aria-live="off">
            <Price amount={state === null ? noAgorot : priceCart(state.allOrders)} />
          </output>
        </p>
        <Button disabled={isEmpty} onClick={() => setQuestion({ ask: "clear" })}>
          {messages.cart.clear}
        </Button>
        <Button
          look="main"
          disabled={isEmpty}
          onClick={() => {
            // Changes must be seen before the cart is ordered.
            if (state?.changes.length === 0) onPlaceOrder();
            else changesRef.current?.focus();
          }}
        >
          {messages.cart.placeOrder}
        </Button>
      </footer>
      {question?.ask === "clear" && (
        <ConfirmDialog
          texts={messages}
          title={messages.cart.confirmClear}
          onCancel={() => setQuestion(null)}
          onConfirm={() => {
            store.clear();
            setQuestion(null);
          }}
        >
          <p>{messages.cart.confirmClearText}</p>
        </ConfirmDialog>
      )}
      {question?.ask === "remove" && (
        <ConfirmDialog
          texts={messages}
          title={messages.cart.confirmRemove(question.dish.dishName)}
          onCancel={() => setQuestion(null)}
          onConfirm={() => {
            store.remove(question.dish);
            setQuestion(null);
          }}
        />
      )}
    </div>
  );
}

function EmptyCart() {
  const messages = useMessages();
  return (
    <State drawing="empty" title={messages.cart.empty}>
      <p>{messages.cart.emptyHint}</p>
      <Link href="/" className={buttonClass("main")}>
        {messages.cart.toMenu}
      </Link>
    </State>
  );
}

interface CartGroupsProps {
  readonly cart: Cart;
  readonly changes: readonly CartChange[];
  readonly onEdit: (dish: DishIdentity) => void;
  readonly onRemove: (dish: DishIdentity) => void;
}

function CartGroups({ cart, changes, onEdit, onRemove }: CartGroupsProps) {
  return cart.map(({ typeName, orders }) => (
    <section key={typeName} className={styles.group}>
      <h2 className={styles.type}>{typeName}</h2>
      <ul className={styles.dishes}>
        {orders.map((dish) => {
          const identity = { typeName, dishName: dish.dishName };
          return (
            <DishOfCart
              key={dish.dishName}
              dish={dish}
              changes={changes.filter(
                (change) => change.typeName === typeName && change.dishName === dish.dishName,
              )}
              onEdit={() => onEdit(identity)}
              onRemove={() => onRemove(identity)}
            />
          );
        })}
      </ul>
    </section>
  ));
}
