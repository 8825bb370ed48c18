import { dishEditorTexts } from "#desk/language/dish-editor-texts.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { PriceField } from "#desk/parts/catalogue/price-field.tsx";
import type { ErrorAt } from "#desk/parts/catalogue/problem-of-field.ts";
import { shownName } from "#desk/parts/catalogue/typed-texts.ts";
import { priceDish } from "#domain/cart/price-cart.ts";
import { agorot } from "#domain/money/agorot.ts";
import { typedPrice } from "#domain/money/typed-amount.ts";
import { Hint, Row, Stack } from "#web/ui/layout.tsx";
import { PillChoice } from "#web/ui/pill-choice.tsx";
import { Price } from "#web/ui/price.tsx";
import styles from "./dish-editor.module.css";
import type { DraftChoice, DraftSelection } from "./edited-dish.ts";

interface ChoicePriceProps {
  readonly choice: DraftChoice;
  readonly selections: readonly DraftSelection[];
  readonly errorAt: ErrorAt;
  readonly onChange: (choice: DraftChoice) => void;
}

/** What a choice costs: one price for every portion, or one for each selection, with an example of what that comes to. */
export function ChoicePrice({ choice, selections, errorAt, onChange }: ChoicePriceProps) {
  const texts = useTexts(dishEditorTexts);
  const { language } = useLanguage();
  const { isPerSelection, prices } = choice;
  const example = exampleOf(choice, selections);
  const shown = selections.map(({ name }) => shownName(name, language));
  const setPrice = (at: number, price: string) => {
    const all = Array.from(
      { length: Math.max(at + 1, prices.length) },
      (_, index) => prices[index] ?? "",
    );
    onChange({ ...choice, prices: all.with(at, price) });
  };
  return (
    <Stack className={styles.rows}>
      {selections.length > 1 && (
        <PillChoice
          isField
          legend={texts.choicePrice}
          pills={[
            { value: "one", text: texts.onePrice },
            { value: "each", text: texts.priceEach },
          ]}
          chosen={isPerSelection ? "each" : "one"}
          onChoose={(chosen) =>
            onChange({
              ...choice,
              isPerSelection: chosen === "each",
              // Both forms begin with what was typed in the other one.
              prices:
                chosen === "each"
                  ? selections.map((_, index) => prices[index] ?? prices[0] ?? "")
                  : prices,
            })
          }
        />
      )}
      <Row gap={4} lines={3} align="start">
        {(isPerSelection ? shown : [null]).map((name, at) => (
          <PriceField
            // oxlint-disable-next-line react/no-array-index-key -- a price belongs to a position
            key={at}
            label={name === null ? texts.price : texts.priceFor(name)}
            value={prices[at] ?? ""}
            error={errorAt(at) ?? (at === 0 ? errorAt() : undefined)}
            onType={(price) => setPrice(at, price)}
          />
        ))}
      </Row>
      {example !== undefined && (
        <Hint>
          {texts.example(
            example.amounts
              .map((amount, at) => `${String(amount)} × ${shown[at] ?? ""}`)
              .join(" + "),
          )}{" "}
          <Price amount={example.price} />
        </Hint>
      )}
    </Stack>
  );
}

/** What the choice adds to two of the first selection and one of the second; undefined while a price is missing or it costs nothing. */
function exampleOf({ isPerSelection, prices }: DraftChoice, selections: readonly DraftSelection[]) {
  const amounts = selections.length > 1 ? [2, 1] : [2];
  const count = isPerSelection ? selections.length : 1;
  const typed = Array.from({ length: count }, (_, index) => typedPrice(prices[index] ?? ""));
  const known = typed.filter((price) => price !== undefined);
  if (known.length < count || selections.length === 0 || known.every((price) => price === 0))
    return undefined;
  const price = priceDish({
    selections: amounts.map((amount, position) => ({
      amount,
      position,
      price: agorot(0),
      addOns: [],
    })),
    options: [{ price: known }],
    extras: [],
  });
  return { amounts, price };
}
