import { useId, useRef, useState } from "react";
import { editOrderTexts } from "#desk/language/edit-order-texts.ts";
import { useTexts } from "#desk/language/language-context.tsx";
import { canSaveDraft, setNote } from "#domain/cart/dish-draft.ts";
import { longestNotes } from "#domain/customer/customer-note.ts";
import type { Language } from "#domain/language/language.ts";
import type { Dish } from "#domain/menu/menu.ts";
import type { Agorot } from "#domain/money/agorot.ts";
import { isolatedPriceText } from "#domain/money/price-text.ts";
import { fieldErrorClass, TextField } from "#web/ui/field.tsx";
import { Card, Hint, Row, Stack } from "#web/ui/layout.tsx";
import { leadingClass } from "#web/ui/leading.ts";
import { NamedButton } from "#web/ui/named-button.tsx";
import { Price } from "#web/ui/price.tsx";
import styles from "./dish-card.module.css";
import { DishParts } from "./dish-parts.tsx";
import type { DraftProblem } from "./draft-problem.ts";
import type { DraftDish } from "./order-draft.ts";
import type { OrderedBefore } from "./price-draft.ts";

interface DishCardProps {
  readonly dish: DraftDish;
  readonly namesIn: Language;
  /** The dish as it was ordered; undefined for one that is new in the order. */
  readonly before: OrderedBefore | undefined;
  /** Undefined for a dish that the menu does not have. */
  readonly onMenu: Dish<string> | undefined;
  /** Undefined where it cannot be told. */
  readonly price: Agorot | undefined;
  readonly problems: readonly DraftProblem[];
  readonly onChange: (dish: DraftDish) => void;
}

/** A dish of the order: what is ordered of it with its counts, everything that it can have behind a button, and its removal. */
export function DishCard({
  dish,
  namesIn,
  before,
  onMenu,
  price,
  problems,
  onChange,
}: DishCardProps) {
  const texts = useTexts(editOrderTexts);
  const id = useId();
  // A dish that was just added shows everything, because something has to be chosen.
  const [isOpen, setIsOpen] = useState(before === undefined && !isChosen(dish, onMenu));
  const heading = useRef<HTMLHeadingElement>(null);
  const { dishName, isRemoved } = dish;
  const setRemoved = (removed: boolean) => {
    onChange({ ...dish, isRemoved: removed });
    // The button is about to go.
    heading.current?.focus();
  };
  const wasPrice = before?.dish.totalPrice;
  const isOffered = onMenu !== undefined && before?.isOnMenu !== false;

  return (
    <Card as="li" isLow gap={2}>
      <Row gap={3} lines={1} align="baseline" isSpread weight={600}>
        <h3
          ref={heading}
          id={id}
          tabIndex={-1}
          lang={namesIn}
          className={isRemoved ? styles.gone : styles.name}
        >
          {dishName}
        </h3>
        {!isRemoved && price !== undefined && <Price amount={price} />}
      </Row>
      {!isRemoved && wasPrice !== undefined && price !== undefined && price !== wasPrice && (
        <Hint>{texts.wasPrice(isolatedPriceText(wasPrice))}</Hint>
      )}
      {!isRemoved && before === undefined && <p className={styles.new}>{texts.isNew}</p>}
      {problems.length > 0 && (
        <Stack as="ul" gap={1}>
          {problems.map(({ code, name }) => (
            <li key={`${code} ${name ?? ""}`} className={fieldErrorClass}>
              {texts.refusals[code](name ?? "")}
            </li>
          ))}
        </Stack>
      )}
      {isRemoved ? (
        <Row gap={4} lines={0} align="center" className={styles.buttons}>
          <Hint as="span">{texts.removed}</Hint>
          <NamedButton
            look="quiet"
            className={leadingClass}
            text={texts.putBack}
            name={dishName}
            onClick={() => setRemoved(false)}
          />
        </Row>
      ) : (
        <>
          {!isOffered && <Hint>{texts.notOnMenu}</Hint>}
          <DishParts
            dish={dish}
            namesIn={namesIn}
            onMenu={isOpen ? onMenu : undefined}
            onChange={onChange}
          />
          {(isOpen || dish.note !== undefined) && (
            <TextField
              label={texts.dishNote(dishName)}
              value={dish.note ?? ""}
              rows={1}
              dir="auto"
              maxLength={longestNotes.dish}
              onType={(text) => onChange(setNote(dish, text))}
            />
          )}
          <Row gap={4} lines={0} align="center" className={styles.buttons}>
            {onMenu !== undefined && (
              <NamedButton
                look="quiet"
                className={leadingClass}
                aria-expanded={isOpen}
                text={isOpen ? texts.fewerParts : texts.allParts}
                name={dishName}
                onClick={() => setIsOpen(!isOpen)}
              />
            )}
            <NamedButton
              look="quiet"
              className={leadingClass}
              text={texts.remove}
              name={dishName}
              onClick={() => setRemoved(true)}
            />
          </Row>
        </>
      )}
    </Card>
  );
}

/** Whether size and options of a dish were chosen already, as they are in one that was ordered before. */
function isChosen(dish: DraftDish, onMenu: Dish<string> | undefined): boolean {
  if (onMenu === undefined || onMenu.selections.length < 2) return false;
  return canSaveDraft(onMenu, dish, false);
}
