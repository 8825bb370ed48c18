import { memo, type PointerEvent, useEffect, useId, useRef, useState } from "react";
import { useMark } from "#desk/data/marks/mark-context.tsx";
import type { DeskWeek } from "#desk/data/week/week-context.tsx";
import { useMessages } from "#desk/language/language-context.tsx";
import { variantText } from "#desk/parts/order/variant-text.ts";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Stack, Text } from "#web/ui/layout.tsx";
import { DoneCount } from "./done-count.tsx";
import styles from "./kitchen-line.module.css";

interface KitchenLineProps {
  readonly week: string;
  readonly line: DeskWeek["kitchen"][number];
  /** The customers' names by order number. */
  readonly names: ReadonlyMap<string, string>;
}

/**
 * One thing to cook: how many are done of all, one press for all of them, and who gets it, which a long press shows too. A press
 * renders one line again and not a hundred, because the others are the same objects as before.
 */
export const KitchenLineRow = memo(function KitchenLine({ week, line, names }: KitchenLineProps) {
  const { kitchen: texts } = useMessages();
  const press = useMark();
  const [isOpen, setIsOpen] = useState(false);
  const longPress = useLongPress(() => setIsOpen(true));
  const listId = useId();
  const { key, dishName, name, amount, cooked } = line;
  const isDone = cooked >= amount;
  const variant = variantText(line);
  const whole = [dishName, name, variant].filter((part) => part !== "").join(", ");
  const set = (done: number) =>
    press([{ week, action: { cooked: { line: key, done } } }], texts.said(whole, done, amount));
  // An increment, so that what another device counts in the same moment counts too.
  const step = (more: number) =>
    press(
      [{ week, action: { cooked: { line: key, more } } }],
      texts.said(whole, cooked + more, amount),
    );
  return (
    <li className={classNames(styles.line, isDone && styles.done)} {...longPress}>
      <DoneCount line={whole} done={cooked} amount={amount} onSet={set} onStep={step} />
      <Stack gap={0} align="start" className={styles.what}>
        <p className={styles.name}>{name}</p>
        {variant !== "" && <Text size="name">{variant}</Text>}
        {cooked > amount && <Text tone="warning">{texts.tooMany(cooked - amount)}</Text>}
        <button
          type="button"
          className={styles.who}
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-label={texts.ofLine(texts.whoGets, whole)}
          onClick={() => setIsOpen(!isOpen)}
        >
          {texts.whoGets}
        </button>
      </Stack>
      <Button
        look={isDone ? "quiet" : "main"}
        className={styles.all}
        aria-label={texts.ofLine(isDone ? texts.notDone : texts.allDone, whole)}
        onClick={() => set(isDone ? 0 : amount)}
      >
        {isDone ? texts.notDone : texts.allDone}
      </Button>
      <ul id={listId} hidden={!isOpen} className={styles.shares}>
        {line.orders.map((share) => (
          <li key={share.number}>
            <bdi>{names.get(share.number) ?? share.number}</bdi>
            <b>{`× ${String(share.amount)}`}</b>
          </li>
        ))}
      </ul>
    </li>
  );
});

/** Milliseconds after which a press counts as long, as on phones. */
const longPress = 500;

/** Handlers that call `onLongPress` when a finger or the mouse rests on an element, but not on one of its controls. */
function useLongPress(onLongPress: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = () => clearTimeout(timer.current);
  useEffect(() => end, []);
  return {
    onPointerDown: ({ target }: PointerEvent) => {
      end();
      if (target instanceof Element && target.closest("button, select") !== null) return;
      timer.current = setTimeout(onLongPress, longPress);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onPointerLeave: end,
  };
}
