import { type ReactNode, useId, useState } from "react";
import { findCartDish } from "#domain/cart/change-cart.ts";
import {
  cartDishOfDraft,
  type DishDraft,
  extraOfDraft,
  setExtra,
  setNote,
} from "#domain/cart/dish-draft.ts";
import { followDraft, openDraft } from "#domain/cart/follow-draft.ts";
import { longestNotes } from "#domain/customer/customer-note.ts";
import { type Dish, type DishType, type Extra, idOf } from "#domain/menu/menu.ts";
import { isolatedPriceText } from "#domain/money/price-text.ts";
import { useDishDialogTexts } from "#site/language/dish-dialog-texts.ts";
import { useLanguage, useMessages } from "#site/language/language-context.tsx";
import { ShopText } from "#site/language/shop-text.tsx";
import { useOrderState, useOrderStore } from "#site/order-state/order-context.tsx";
import { leftOf, useAvailability } from "#site/order-state/use-availability.ts";
import { useTakesNotes } from "#site/order-state/use-takes-notes.ts";
import { Button } from "#web/ui/button.tsx";
import { CountInput } from "#web/ui/count-input.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Heard, Row, Stack, Text } from "#web/ui/layout.tsx";
import { NoteField } from "#web/ui/note-field.tsx";
import { Price } from "#web/ui/price.tsx";
import styles from "./dish-form.module.css";
import { DishIntro } from "./dish-intro.tsx";
import { OptionChoices } from "./option-choices.tsx";
import type { PressedCount } from "./pressed-count.ts";
import { SaveDish } from "./save-dish.tsx";
import { SelectionsTable } from "./selections-table.tsx";

interface DishFormProps {
  readonly dishType: DishType<string>;
  readonly dish: Dish<string>;
  readonly position: number;
  readonly areFactsPending: boolean;
  /** How its link is given to others; undefined while it has none. */
  readonly share?: ReactNode;
  /** The address that has opened the dialog. */
  readonly address?: string | undefined;
  readonly onClose: () => void;
  /** Called after `onClose` with the name of a dish that was not in the cart before. */
  readonly onAdd: (dishName: string) => void;
}

/** What the customer has filled in. */
interface FilledIn {
  readonly draft: DishDraft;
  /** The dish whose names the draft has. */
  readonly of: Dish<string>;
  /** What was filled in and has left the menu since. */
  readonly gone: readonly string[];
}

function followed({ draft, of, gone }: FilledIn, dish: Dish<string>): FilledIn {
  const next = followDraft(draft, of, dish);
  return { draft: next.draft, of: dish, gone: [...gone, ...next.gone] };
}

/** What a customer chooses of a dish, and the running total (specification §2). */
export function DishForm({
  dishType,
  dish,
  position,
  areFactsPending,
  share,
  address,
  onClose,
  onAdd,
}: DishFormProps) {
  const messages = useMessages();
  const { shopLanguage: language } = useLanguage();
  const store = useOrderStore();
  const order = useOrderState();
  const availability = useAvailability();
  // A placed order may keep what it had, also of what is sold out since: the server decides.
  const left = order?.changedOrder?.had.includes(`${dishType.position} ${position}`)
    ? []
    : dish.selections.map(({ name: selectionName }) =>
        leftOf(availability, dishType.name, dish.name, selectionName),
      );
  const inCart = findCartDish(order?.cart ?? [], {
    ...idOf(dish),
    typeName: dishType.name,
    name: dish.name,
  });
  const isInCart = inCart !== undefined;
  const isSoldOut = left.length > 0 && left.every((each) => each === 0);
  const [filled, setFilled] = useState<FilledIn>(() => ({
    draft: openDraft(dish, inCart),
    of: dish,
    gone: [],
  }));
  // What was filled in follows a menu that changes while the dish is open.
  const now = filled.of === dish ? filled : followed(filled, dish);
  if (now !== filled) setFilled(now);
  const { draft, gone } = now;
  const [heard, setHeard] = useState("");
  const texts = useDishDialogTexts();
  const takesNotes = useTakesNotes();
  const totalId = useId();
  const cartDish = cartDishOfDraft(dish, position, draft);

  const change = (next: DishDraft, pressed?: PressedCount) => {
    setFilled({ ...now, draft: next });
    const total = isolatedPriceText(cartDishOfDraft(dish, position, next).totalPrice);
    setHeard(
      pressed === undefined
        ? texts.totalNow(total)
        : texts.counted(pressed.name, pressed.count, total),
    );
  };

  const save = () => {
    store.save({ name: dishType.name, position: dishType.position }, cartDish, language);
    onClose();
    if (!isInCart) onAdd(dish.name);
  };

  return (
    <Dialog
      title={<ShopText>{dish.name}</ShopText>}
      size="sheet"
      address={address}
      onCancel={onClose}
      footer={
        <>
          <p className={styles.total}>
            <span id={totalId}>{texts.total}</span>{" "}
            <output aria-labelledby={totalId} aria-live="off" className={styles.amount}>
              <Price amount={cartDish.totalPrice} />
            </output>
          </p>
          <Heard>{heard}</Heard>
          <Button onClick={onClose}>{messages.cancel}</Button>
          {(isInCart || !isSoldOut) && (
            <SaveDish dish={dish} draft={draft} isInCart={isInCart} onSave={save} />
          )}
        </>
      }
    >
      <Stack gap={5}>
        {gone.length > 0 && <p role="alert">{texts.partsGone(gone.join(", "))}</p>}
        <DishIntro dish={dish} areFactsPending={areFactsPending} />
        <SelectionsTable dish={dish} draft={draft} left={left} onChange={change} />
        {dish.options.map((option) => (
          <OptionChoices
            key={option.name}
            dish={dish}
            option={option}
            draft={draft}
            onChange={change}
          />
        ))}
        {dish.extras.length > 0 && (
          <ExtraCounts extras={dish.extras} draft={draft} onChange={change} />
        )}
        <NoteField
          isOffered={takesNotes}
          label={texts.note}
          hint={texts.noteHint}
          value={draft.note}
          maxLength={longestNotes.dish}
          onType={(note) => setFilled({ ...now, draft: setNote(draft, note) })}
        />
        {share}
      </Stack>
    </Dialog>
  );
}

interface ExtraCountsProps {
  readonly extras: readonly Extra<string>[];
  readonly draft: DishDraft;
  readonly onChange: (draft: DishDraft, pressed?: PressedCount) => void;
}

/** One count input per extra (specification §2). */
export function ExtraCounts({ extras, draft, onChange }: ExtraCountsProps) {
  const messages = useDishDialogTexts();
  return (
    <fieldset>
      <Text as="legend" weight={600}>
        {messages.extras}
      </Text>
      <ul>
        {extras.map(({ name, price }) => (
          <Row key={name} as="li" gap={3} align="center" isSpread className={styles.extra}>
            <span className={styles.name}>
              <ShopText>{name}</ShopText> <Price amount={price} />
            </span>
            <CountInput
              texts={messages}
              name={name}
              label={messages.countOf(name)}
              value={extraOfDraft(draft, name).amount}
              onChange={(count, isByButton) =>
                onChange(setExtra(draft, name, count), isByButton ? { name, count } : undefined)
              }
            />
          </Row>
        ))}
      </ul>
    </fieldset>
  );
}
