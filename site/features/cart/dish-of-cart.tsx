import type { CartDish } from "#domain/cart/cart.ts";
import type { CartChange } from "#domain/cart/cart-change.ts";
import type { CountedLine } from "#domain/cart/change-amount.ts";
import { changeTexts } from "#domain/cart/change-texts.ts";
import { leastCount, mostCount } from "#domain/cart/count.ts";
import { type DishLine, dishLines } from "#domain/cart/dish-lines.ts";
import { noAgorot } from "#domain/money/agorot.ts";
import { useMessages } from "#site/language/language-context.tsx";
import type { OrderTexts } from "#site/language/order-texts-he.ts";
import { ShopText } from "#site/language/shop-text.tsx";
import { useOrderTexts } from "#site/language/use-order-texts.ts";
import { pictureAddress } from "#site/order-state/picture-address.ts";
import { Button } from "#web/ui/button.tsx";
import { Card, Row, Stack } from "#web/ui/layout.tsx";
import { AddedPrice, Price } from "#web/ui/price.tsx";
import { StepButton } from "#web/ui/step-button.tsx";
import styles from "./dish-of-cart.module.css";

interface DishOfCartProps {
  readonly dish: CartDish;
  /** The file of its small picture; null if it has none or none is known. */
  readonly thumbnail: string | null;
  /** What a changed menu did to this dish, until the customer has seen it. */
  readonly changes: readonly CartChange[];
  /** How many are left of a selection, see `leftOf`. */
  readonly leftOfSelection: (selectionName: string) => number | undefined;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  /** An amount of 0 removes the line. */
  readonly onChangeAmount: (line: CountedLine, amount: number) => void;
}

/** One dish of the cart with everything that was chosen and its prices (specification §2). */
export function DishOfCart({
  dish,
  thumbnail,
  changes,
  leftOfSelection,
  onEdit,
  onRemove,
  onChangeAmount,
}: DishOfCartProps) {
  const messages = useMessages();
  const texts = useOrderTexts();
  return (
    <Card as="li" gap={2}>
      <div className={styles.head}>
        {thumbnail !== null && (
          <img
            src={pictureAddress(thumbnail)}
            alt=""
            width="320"
            height="240"
            loading="lazy"
            decoding="async"
            className={styles.picture}
          />
        )}
        <h3 className={styles.name}>
          <ShopText>{dish.name}</ShopText>
        </h3>
      </div>
      {[...changeTexts(changes, texts.changes), ...tooMany(dish, leftOfSelection, texts)].map(
        (text) => (
          <p key={text} className={styles.change}>
            {text}
          </p>
        ),
      )}
      <Stack as="ul" gap={1}>
        {dishLines(dish).map((line) => (
          <li key={`${line.kind} ${line.name}`} className={styles.line}>
            {line.kind !== "option" && (
              <LineAmount
                name={`${dish.name}, ${line.name}`}
                amount={line.amount}
                most={line.kind === "selection" ? leftOfSelection(line.name) : undefined}
                onChange={(amount) => onChangeAmount(line, amount)}
              />
            )}
            <LineText line={line} />
            {/* A choice that costs nothing has no price. */}
            {(line.kind !== "option" || line.price !== noAgorot) && <Price amount={line.price} />}
          </li>
        ))}
      </Stack>
      {dish.note && (
        <p className={styles.note}>
          {texts.note}: <bdi>{dish.note}</bdi>
        </p>
      )}
      <Row gap={1} lines={0} align="center" className={styles.foot}>
        <Button look="quiet" aria-label={messages.cart.editDish(dish.name)} onClick={onEdit}>
          {messages.cart.edit}
        </Button>
        <Button look="quiet" aria-label={messages.cart.removeDish(dish.name)} onClick={onRemove}>
          {messages.cart.remove}
        </Button>
        <p className={styles.total}>
          {messages.cart.dishTotal} <Price amount={dish.totalPrice} />
        </p>
      </Row>
    </Card>
  );
}

/** The sentences for what there is not enough of. */
function tooMany(
  { name: dishName, selections }: CartDish,
  leftOfSelection: (selectionName: string) => number | undefined,
  { refusals }: OrderTexts,
): readonly string[] {
  return selections.flatMap(({ name: selectionName, amount }) => {
    const left = leftOfSelection(selectionName) ?? amount;
    if (amount <= left) return [];
    return left === 0
      ? refusals.SOLD_OUT(dishName, selectionName)
      : refusals.ONLY_LEFT(dishName, selectionName, left);
  });
}

/** Reads with the amount before it: `2 × Half a liter`, as in the mails. */
function LineText({ line }: { readonly line: DishLine }) {
  if (line.kind === "option") {
    return (
      <span className={styles.choice}>
        <ShopText>{line.name}</ShopText>: <ShopText>{line.choice}</ShopText>
      </span>
    );
  }
  return (
    <>
      <span className={styles.counted}>
        {"× "}
        <ShopText>{line.name}</ShopText>
      </span>
      {line.kind === "selection" &&
        line.addOns.map(({ name, addedPrice }) => (
          <small key={name} className={styles.addOn}>
            <ShopText>{name}</ShopText>{" "}
            {addedPrice !== noAgorot && <AddedPrice amount={addedPrice} />}
          </small>
        ))}
    </>
  );
}

interface LineAmountProps {
  /** What is counted; for the accessible names of the buttons. */
  readonly name: string;
  readonly amount: number;
  /** No more than this; an amount above it can only be lowered. */
  readonly most?: number | undefined;
  readonly onChange: (amount: number) => void;
}

/** The amount of a line between minus and plus. The bottom bar announces the new total. */
function LineAmount({ name, amount, most = mostCount, onChange }: LineAmountProps) {
  const { dish } = useMessages();
  const step = (by: number, control: string, sign: string, isPossible: boolean) => (
    <StepButton
      sign={sign}
      className={styles.step}
      aria-label={control}
      isPossible={isPossible}
      onClick={() => {
        if (isPossible) onChange(amount + by);
      }}
    />
  );
  return (
    <span className={styles.amount}>
      {step(-1, dish.less(name), "−", amount > leastCount)}
      <span className={styles.number}>{amount}</span>
      {step(1, dish.more(name), "+", amount < most)}
    </span>
  );
}
