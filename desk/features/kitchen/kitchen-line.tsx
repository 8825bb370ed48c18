import { memo, type ReactNode } from "react";
import { useMark } from "#desk/data/marks/mark-context.tsx";
import { useMessages } from "#desk/language/language-context.tsx";
import { variantText } from "#desk/parts/order/variant-text.ts";
import { StepButton } from "#web/ui/step-button.tsx";
import styles from "./kitchen-page.module.css";
import type { ShownKitchenLine } from "./shown-kitchen-line.ts";

interface KitchenLineProps {
  readonly week: string;
  readonly line: ShownKitchenLine;
  /** The customers' names by order number. */
  readonly names: ReadonlyMap<string, ReactNode>;
}

/** One amount of a dish in one variant: how many are done of all, counted one by one, and who gets it. */
export const KitchenLineRow = memo(function KitchenLine({ week, line, names }: KitchenLineProps) {
  const { kitchen: texts } = useMessages();
  const mark = useMark();
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
            mark(
              [{ week, action: { cooked: { line: key, done } } }],
              texts.said(whole, done, amount),
            )
          }
          // An increment, so that what another device counts in the same moment counts too.
          onStep={(more) =>
            mark(
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
            {share.note && (
              <b>
                {" ("}
                <bdi>{share.note}</bdi>
                {")"}
              </b>
            )}
          </span>
        ))}
      </p>
    </li>
  );
});

interface DoneCountProps {
  /** What is counted; used in accessible names. */
  readonly line: string;
  readonly done: number;
  readonly amount: number;
  readonly onSet: (done: number) => void;
  /** One more or one fewer. */
  readonly onStep: (by: number) => void;
}

/** How many are done, counted one by one. A press on the figure offers every number at once. */
function DoneCount({ line, done, amount, onSet, onStep }: DoneCountProps) {
  const { kitchen: texts } = useMessages();
  const most = Math.max(done, amount);
  const step = (by: number, control: string, sign: string) => {
    const next = done + by;
    const isPossible = next >= 0 && next <= most;
    return (
      <StepButton
        sign={sign}
        aria-label={`${control}: ${line}`}
        isPossible={isPossible}
        onClick={() => {
          if (isPossible) onStep(by);
        }}
      />
    );
  };
  return (
    <div className={styles.count}>
      {step(-1, texts.oneLess, "−")}
      <span className={styles.figures}>
        <select
          className={styles.figure}
          aria-label={`${texts.howMany}: ${line}`}
          value={done}
          onChange={({ currentTarget: { value } }) => onSet(Number(value))}
        >
          {Array.from({ length: most + 1 }, (_, count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </select>
        {texts.ofAll(amount)}
      </span>
      {step(1, texts.oneMore, "+")}
    </div>
  );
}
