import type { ShownDeskOrder } from "#desk/data/week/desk-week.ts";
import { useMessages } from "#desk/language/language-context.tsx";
import { agorot } from "#domain/money/agorot.ts";
import { linesByDish } from "#domain/order-log/order-lines.ts";
import { Stack, Words } from "#web/ui/layout.tsx";
import { Price } from "#web/ui/price.tsx";
import styles from "./order-dishes.module.css";
import { DishNote } from "./order-notes.tsx";

type Line = ShownDeskOrder["lines"][number];

/** The dishes of an order as the mails tell them: sizes, add-ons, choices, extras, amounts and prices. */
export function OrderDishes({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <Stack as="ul">
      {linesByDish(lines).map(({ typeName, dishName, lines: ofDish, price, note }) => (
        <li key={`${typeName} ${dishName}`} className={styles.dish}>
          <h3 className={styles.name}>{dishName}</h3>
          {ofDish.length > 1 && price !== null && (
            <span className={styles.price}>
              <Price amount={agorot(price)} />
            </span>
          )}
          <Stack as="ul" gap={1} className={styles.lines}>
            {ofDish.map((line) => (
              <ShownLine key={line.key} line={line} isAlone={ofDish.length === 1} />
            ))}
            {note !== "" && (
              <li>
                <DishNote note={note} />
              </li>
            )}
          </Stack>
        </li>
      ))}
    </Stack>
  );
}

function ShownLine({ line, isAlone }: { readonly line: Line; readonly isAlone: boolean }) {
  const { order, packing } = useMessages();
  const { kind, name, amount, choices, addOns, price, missing } = line;
  const details = [
    ...choices.map((choice) => `${choice.name}: ${choice.choice}`),
    ...addOns.map((addOn) => `+ ${addOn}`),
  ];
  return (
    <li className={styles.line}>
      <span>{`${String(amount)} × ${kind === "extra" ? order.beside(name) : name}`}</span>
      {price !== null && (
        <span className={isAlone ? styles.price : styles["part-price"]}>
          <Price amount={agorot(price)} />
        </span>
      )}
      {details.map((detail) => (
        <span key={detail} className={styles.detail}>
          {detail}
        </span>
      ))}
      {missing > 0 && (
        <Words tone="error" className={styles.detail}>
          {packing.missing(missing, amount)}
        </Words>
      )}
    </li>
  );
}
