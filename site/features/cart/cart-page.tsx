import { Suspense, useRef, useState } from "react";
import type { Cart } from "#domain/cart/cart.ts";
import { changesToSee, isChoiceMissing } from "#domain/cart/cart-change.ts";
import type { DishIdentity } from "#domain/cart/change-cart.ts";
import { priceCart } from "#domain/cart/price-cart.ts";
import { useLanguage, useMessages } from "#site/language/language-context.tsx";
import { usePlacedOrderTexts } from "#site/language/placed-order-texts.ts";
import { useOrderTexts } from "#site/language/use-order-texts.ts";
import { lowerToLeft } from "#site/order-state/lower-to-left.ts";
import { useOrderState, useOrderStore } from "#site/order-state/order-context.tsx";
import type { CartState } from "#site/order-state/order-state.ts";
import { useFollowedAvailability } from "#site/order-state/reload-availability.ts";
import {
  leftOf,
  type ShownAvailability,
  useAvailability,
} from "#site/order-state/use-availability.ts";
import { useDeadlineHint } from "#site/order-state/use-deadline-hint.ts";
import { useHandOverDays } from "#site/order-state/use-hand-over-days.ts";
import { isOrdinaryWeek, useOrderWeek } from "#site/order-state/use-order-week.ts";
import { useOrdersLeft } from "#site/order-state/use-orders-left.ts";
import { weekSentence } from "#site/order-state/week-sentence.ts";
import { MyOrdersLink } from "#site/parts/my-orders-link.tsx";
import { Notice } from "#site/parts/notice.tsx";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Row } from "#web/ui/layout.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { focusPageHeading, PageHeading } from "#web/ui/page-heading.tsx";
import { Price } from "#web/ui/price.tsx";
import { CartChanges } from "./cart-changes.tsx";
import { CartGroups, type CartQuestion } from "./cart-groups.tsx";
import { ChangingNote, EmptyCart, LastOrderNote } from "./cart-notes.tsx";
import styles from "./cart-page.module.css";

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
  const isEmpty = state?.cart.length === 0;
  return (
    <div className={classNames(styles.page, isEmpty && styles.empty)}>
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
  const messages = useMessages();
  const { cart } = messages;
  const texts = useOrderTexts();
  const { changing, confirmGiveUp, confirmGiveUpText } = usePlacedOrderTexts();
  const store = useOrderStore();
  const [question, setQuestion] = useState<CartQuestion | null>(null);
  const [isHeldUp, setIsHeldUp] = useState(false);
  const changesRef = useRef<HTMLElement>(null);
  const tooMuchRef = useRef<HTMLParagraphElement>(null);
  const fullRef = useRef<HTMLParagraphElement>(null);
  const { isFull, sentence } = useOrdersLeft();
  // Others may have ordered since the page was opened, or canceled.
  const askAgain = useFollowedAvailability();
  const known = useAvailability();
  // A placed order may keep what it had, also of what is sold out since: the server decides.
  const availability = state.changedOrder === null ? known : [];
  const isTooMuch = hasTooMuch(state.cart, availability);
  const isEmpty = state.cart.length === 0;
  const total = priceCart(state.cart);
  const last = state.lastOrder?.order.isCancelled ? null : state.lastOrder;

  const changes = changesToSee(state.changes, state.cart);
  const changesSeen = () => {
    const missing = changes.filter((change) => isChoiceMissing(change, state.cart));
    store.takeOver({ ...state, changes: missing });
    setIsHeldUp(false);
    // The pressed button is gone together with the list.
    focusPageHeading();
  };

  return (
    <>
      <CartChanges
        ref={changesRef}
        changes={changes}
        cart={state.cart}
        isHeldUp={isHeldUp}
        onEdit={onEditDish}
        onSeen={changesSeen}
      />
      {state.changedOrder !== null && (
        <ChangingNote
          changed={state.changedOrder}
          onGiveUp={(number) =>
            setQuestion({
              title: confirmGiveUp(number),
              lines: (isInDoubt) => [isInDoubt ? changing.inDoubt : confirmGiveUpText],
              confirm: onGiveUpChange,
            })
          }
        />
      )}
      {state.isInDoubt && !isEmpty && (
        <Notice as="p">{state.changedOrder === null ? texts.inDoubt : changing.inDoubt}</Notice>
      )}
      {last !== null && state.changedOrder === null && (
        <LastOrderNote order={last.order} onShow={onShowLastOrder} />
      )}
      {/* Above the dishes, so that it is seen before the way to the form. */}
      {sentence !== "" && (
        <Notice gap={0} look={isFull ? "wrong" : "plain"}>
          <p ref={fullRef} tabIndex={-1} role="status">
            {sentence}
          </p>
        </Notice>
      )}
      {isEmpty && <EmptyCart isAfterOrder={last !== null} />}
      <CartGroups
        state={{ ...state, changes }}
        availability={availability}
        onEdit={onEditDish}
        onAsk={setQuestion}
      />
      {isTooMuch && (
        <Notice gap={0}>
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
        </Notice>
      )}
      {!isEmpty && !isFull && state.changedOrder === null && (
        <Suspense fallback={null}>
          <DeadlineHint />
        </Suspense>
      )}
      <MyOrdersLink />
      <Row as="footer" gap={3} align="center" className={styles.footer}>
        <p className={styles.total}>
          {cart.total} {/* The bottom bar announces it already. */}
          <output aria-label={cart.total} aria-live="off">
            <Price amount={total} />
          </output>
        </p>
        <Button
          look="quiet"
          disabled={isEmpty}
          onClick={() =>
            setQuestion({
              title: cart.confirmClear,
              lines: (isInDoubt) => [cart.confirmClearText, ...(isInDoubt ? [texts.inDoubt] : [])],
              confirm: store.clear,
            })
          }
        >
          {cart.clear}
        </Button>
        <Button
          look="main"
          className={styles.order}
          disabled={isEmpty}
          onClick={() => {
            // Changes must be seen before the cart is ordered.
            setIsHeldUp(changes.length > 0);
            if (changes.length === 0) {
              if (isFull) {
                fullRef.current?.focus();
                askAgain();
              } else if (isTooMuch) tooMuchRef.current?.focus();
              else onPlaceOrder();
            } else {
              changesRef.current?.focus();
            }
          }}
        >
          {state.changedOrder === null ? cart.placeOrder : changing.placeOrder}
          {/* The total before it is heard already. */}
          {!isEmpty && (
            <span aria-hidden="true" className={styles.sum}>
              <Price amount={total} />
            </span>
          )}
        </Button>
      </Row>
      {question !== null && (
        <ConfirmDialog
          texts={messages}
          title={question.title}
          onCancel={() => setQuestion(null)}
          onConfirm={() => {
            question.confirm();
            setQuestion(null);
          }}
        >
          {question.lines?.(state.isInDoubt).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </ConfirmDialog>
      )}
    </>
  );
}

/** Whether there is more of something in the cart than is left. */
function hasTooMuch(cart: Cart, availability: ShownAvailability): boolean {
  return cart.some(({ name: typeName, dishes }) =>
    dishes.some(({ name: dishName, selections }) =>
      selections.some(
        ({ name: selectionName, amount }) =>
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
  const handOver = useHandOverDays();
  return (
    isOrdinaryWeek(week) && (
      <p>
        {week == null ? hint : weekSentence(week, language)} {handOver && `${handOver}.`}
      </p>
    )
  );
}
