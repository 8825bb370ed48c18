import type { ShownDeskOrder } from "#desk/data/week/desk-week.ts";
import { useMessages } from "#desk/language/language-context.tsx";
import { thingAndMore } from "#domain/order-log/order-lines.ts";
import { Words } from "#web/ui/layout.tsx";
import styles from "./box-lines.module.css";
import { DishNote } from "./order-notes.tsx";
import { variantText } from "./variant-text.ts";

/** What is in the box of an order, and what is missing, one line for each thing to pick up, in the size of the text around it. */
export function BoxLines({ lines }: Pick<ShownDeskOrder, "lines">) {
  const { packing } = useMessages();
  return (
    <ul className={styles.lines}>
      {lines.map((line) => {
        const { key, amount, missing } = line;
        const variant = variantText(line);
        const [thing, more] = thingAndMore(line);
        return (
          <li key={key} className={styles.line} data-line={key}>
            <b className={styles.amount}>{`${String(amount)} ×`}</b>
            <span>
              <b>{thing}</b>
              {", "}
              <span className={styles.more}>{more}</span>
              {variant !== "" && <span className={styles.variant}>{variant}</span>}
              <DishNote note={line.note} className={styles.variant} />
              {missing > 0 && (
                <b className={styles.variant}>
                  <Words tone="error">{packing.missing(missing, amount)}</Words>
                </b>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
