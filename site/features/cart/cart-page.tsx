import { Suspense, useRef, useState } from "react";
import type { Cart, CartDish } from "#domain/cart/cart.ts";
import { type CountedLine, changeAmount } from "#domain/cart/change-amount.ts";
import type { DishIdentity } from "#domain/cart/change-cart.ts";
import { priceCart } from "#domain/cart/price-cart.ts";
import { useLanguage, useMessages } from "#site/language/language-context.tsx";
import { ShopText } from "#site/language/shop-text.tsx";
import { useOrderTexts } from "#site/language/use-order-texts.ts";
import { usePlacedOrderTexts } from "#site/language/use-placed-order-texts.ts";
import { lowerToLeft } from "#site/order-state/lower-to-left.ts";
import { useOrderState, useOrderStore } from "#site/order-state/order-context.tsx";
import type { CartState } from "#site/order-state/order-state.ts";
import {
  leftOf,
  type ShownAvailability,
  useAvailability,
} from "#site/order-state/use-availability.ts";
import { useDeadlineHint } from "#site/order-state/use-deadline-hint.ts";
import { isOrdinaryWeek, useOrderWeek } from "#site/order-state/use-order-week.ts";
import { weekSentence } from "#site/order-state/week-sentence.ts";
import { MyOrdersLink } from "#site/parts/my-orders-link.tsx";
import { Button } from "#web/ui/button.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { focusPageHeading, PageHeading } from "#web/ui/page-heading.tsx";
import { Price } from "#web/ui/price.tsx";
import { CartChanges } from "./cart-changes.tsx";
import styles from "./cart-page.module.css";
import { type CartQuestion, CartQuestionDialog } from "./cart-question-dialog.tsx";
import { ChangingNote } from "./changing-note.tsx";
import { DishOfCart } from "./dish-of-cart.tsx";
import { EmptyCart } from "./empty-cart.tsx";
import { LastOrderNote } from "./last-order-note.tsx";

interface CartPageProps {
  readonly onEditDish: (dish: DishIdentity) => void;
  readonly onPlaceOrder: () => void;
  readonly onShowLastOrder: () => void;
  /** The order that is changed in the cart is to stay as it is. */
  readonly onGiveUpChange: () => void;
}

/** The cart (specification §2). */
export function CartPage(props: CartPageProps) {
  const messages = useMessages();
  const state = useOrderState();
  return (
    <div className={styles.page}>
      <PageHeading>{messages.cart.title}</PageHeading>
      {/* Until the page's code has run the content of the cart is unknown. */}
      {state === null ? <Loading texts={messages} /> : <KnownCart {...props} state={state} />}
    </div>
  );
}

function KnownCart({
  state,
  onEditDish,
  onPlaceOrder,
  onShowLastOrder,
  onGiveUpChange,
}: CartPageProps & { readonly state: CartState }) {
  const { cart } = useMessages();
  const texts = useOrderTexts();
  const { changing } = usePlacedOrderTexts();
  const store = useOrderStore();
  const [question, setQuestion] = useState<CartQuestion | null>(null);
  const [isHeldUp, setIsHeldUp] = useState(false);
  const changesRef = useRef<HTMLDivElement>(null);
  const tooMuchRef = useRef<HTMLParagraphElement>(null);
  const known = useAvailability();
  // A placed order may keep what it had, also of what is sold out since: the server decides.
  const availability = state.changedOrder === null ? known : [];
  const isTooMuch = hasTooMuch(state.allOrders, availability);
  const isEmpty = state.allOrders.length === 0;

  const changesSeen = () => {
    store.changesSeen();
    setIsHeldUp(false);
    // The pressed button is gone together with the list.
    focusPageHeading();
  };

  return (
    <>
      <CartChanges
        ref={changesRef}
        changes={state.changes}
        allOrders={state.allOrders}
        isHeldUp={isHeldUp}
        onEdit={onEditDish}
        onSeen={changesSeen}
      />
      {state.changedOrder !== null && (
        <ChangingNote
          changed={state.changedOrder}
          onGiveUp={(number) => setQuestion({ ask: "give-up", number })}
        />
      )}
      {state.isInDoubt && !isEmpty && (
        <p className={styles.doubt}>
          {state.changedOrder === null ? texts.inDoubt : changing.inDoubt}
        </p>
      )}
      {state.lastOrder !== null && state.changedOrder === null && (
        <LastOrderNote order={state.lastOrder.order} onShow={onShowLastOrder} />
      )}
      <MyOrdersLink />
      {isEmpty && <EmptyCart isAfterOrder={state.lastOrder !== null} />}
      <CartGroups
        state={state}
        availability={availability}
        onEdit={onEditDish}
        onAsk={setQuestion}
        onReplace={store.replace}
      />
      {isTooMuch && (
        <div className={styles.doubt}>
          <p ref={tooMuchRef} tabIndex={-1} role="status">
            {texts.tooMuch}
          </p>
          <Button
            onClick={() => {
              lowerToLeft(store, availability);
              // The pressed button is gone together with what it removed.
              focusPageHeading();
            }}
          >
            {texts.lowerToLeft}
          </Button>
        </div>
      )}
      {!isEmpty && state.changedOrder === null && (
        <Suspense fallback={null}>
          <DeadlineHint />
        </Suspense>
      )}
      <footer className={styles.footer}>
        <p className={styles.total}>
          {cart.total} {/* The bottom bar announces it already. */}
          <output aria-label={cart.total} aria-live="off">
            <Price amount={priceCart(state.allOrders)} />
          </output>
        </p>
        <Button look="quiet" disabled={isEmpty} onClick={() => setQuestion({ ask: "clear" })}>
          {cart.clear}
        </Button>
        <Button
          look="main"
          className={styles.order}
          disabled={isEmpty}
          onClick={() => {
            // Changes must be seen before the cart is ordered.
            if (state.changes.length === 0) {
              if (isTooMuch) tooMuchRef.current?.focus();
              else onPlaceOrder();
            } else {
              setIsHeldUp(true);
              changesRef.current?.focus();
            }
          }}
        >
          {state.changedOrder === null ? cart.placeOrder : changing.placeOrder}
        </Button>
      </footer>
      {question !== null && (
        <CartQuestionDialog
          question={question}
          isInDoubt={state.isInDoubt}
          onGiveUpChange={onGiveUpChange}
          onClose={() => setQuestion(null)}
        />
      )}
    </>
  );
}

interface CartGroupsProps {
  readonly state: Pick<CartState, "allOrders" | "changes">;
  readonly availability: ShownAvailability;
  readonly onEdit: (dish: DishIdentity) => void;
  readonly onAsk: (question: CartQuestion) => void;
  readonly onReplace: (dish: DishIdentity, changed: CartDish) => void;
}

function CartGroups({
  state: { allOrders, changes },
  availability,
  onEdit,
  onAsk,
  onReplace,
}: CartGroupsProps) {
  return allOrders.map(({ typeName, orders }) => (
    <section key={typeName} className={styles.group}>
      <h2 className={styles.type}>
        <ShopText>{typeName}</ShopText>
      </h2>
      <ul className={styles.dishes}>
        {orders.map((dish) => {
          const identity = { typeName, dishName: dish.dishName };
          const changeLine = (line: CountedLine, amount: number) => {
            const changed = changeAmount(dish, line, amount);
            if (changed.selections.length === 0) onAsk({ ask: "remove", dish: identity });
            else if (amount === 0) onAsk({ ask: "remove-line", dish: identity, line, changed });
            else onReplace(identity, changed);
          };
          return (
            <DishOfCart
              key={dish.dishName}
              dish={dish}
              changes={changes.filter(
                (change) => change.typeName === typeName && change.dishName === dish.dishName,
              )}
              leftOfSelection={(selectionName) =>
                leftOf(availability, typeName, dish.dishName, selectionName)
              }
              onEdit={() => onEdit(identity)}
              onRemove={() => onAsk({ ask: "remove", dish: identity })}
              onChangeAmount={changeLine}
            />
          );
        })}
      </ul>
    </section>
  ));
}

/** Whether there is more of something in the cart than is left. */
function hasTooMuch(cart: Cart, availability: ShownAvailability): boolean {
  return cart.some(({ typeName, orders }) =>
    orders.some(({ dishName, selections }) =>
      selections.some(
        ({ selectionName, amount }) =>
          amount > (leftOf(availability, typeName, dishName, selectionName) ?? amount),
      ),
    ),
  );
}

/** Until when orders are taken, with the date. A week that is not ordinary has a line above the page, which tells it. */
function DeadlineHint() {
  const { language } = useLanguage();
  const hint = useDeadlineHint();
  const week = useOrderWeek();
  return isOrdinaryWeek(week) && <p>{week === null ? hint : weekSentence(week, language)}</p>;
}
