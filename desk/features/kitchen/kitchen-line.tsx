import { memo, type ReactNode } from "react";
import { useMark } from "#desk/data/marks/mark-context.tsx";
import { useMessages } from "#desk/language/language-context.tsx";
import { variantText } from "#desk/parts/order/variant-text.ts";
import { DoneCount } from "./done-count.tsx";
import type { ShownKitchenLine } from "./kitchen-dish.tsx";
import styles from "./kitchen-page.module.css";

interface KitchenLineProps {
  readonly week: string;
  readonly line: ShownKitchenLine;
  /** The customers' names by order number. */
  readonly names: ReadonlyMap<string, ReactNode>;
}

/** One amount of a dish in one variant: how many are done of all, counted one by one, and who gets it. */
export const KitchenLineRow = memo(function KitchenLine({ week, line, names }: KitchenLineProps) {
  const { kitchen: texts } = useMessages();
  const press = useMark();
  const { key, dishName, name, amount, cooked, orders } = line;
  const variant = variantText(line);
  const whole = [dishName, name, variant].filter((part) => part !== "").join(", ");
  return (
    <li className={styles.line}>
      <div className={styles.row}>
        <div className={styles.what}>
          <b>{name}</b>
          {variant !== "" && <p>{variant}</p>}
        </div>
        <DoneCount
          line={whole}
          done={cooked}
          amount={amount}
          onSet={(done) =>
            press(
              [{ week, action: { cooked: { line: key, done } } }],
              texts.said(whole, done, amount),
            )
          }
          // An increment, so that what another device counts in the same moment counts too.
          onStep={(more) =>
            press(
              [{ week, action: { cooked: { line: key, more } } }],
              texts.said(whole, cooked + more, amount),
            )
          }
        />
      </div>
      <p className={styles.who}>
        {texts.whoGets}{" "}
        {orders.map((share, at) => (
          <span key={share.number}>
            {at > 0 && ", "}
            {names.get(share.number) ?? share.number}
            {share.amount > 1 && <b>{` × ${String(share.amount)}`}</b>}
          </span>
        ))}
      </p>
    </li>
  );
});
