import { useEffect, useRef, useState } from "react";
import { useQueue, useQueueState } from "#desk/data/marks/mark-context.tsx";
import type { LastMark } from "#desk/data/marks/mark-queue.ts";
import { useMessages } from "#desk/language/language-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import styles from "./last-mark-bar.module.css";

/** How long the bar stays if nothing else is pressed, in milliseconds. */
const shownMs = 20_000;

/** Says what was pressed last, and takes it back. It stays until the next mark or for 20 seconds, longer while it is in use. */
export function LastMarkBar() {
  const { shell } = useMessages();
  const { last } = useQueueState();
  const { undo } = useQueue();
  const [over, setOver] = useState<LastMark | null>(null);
  const barRef = useRef<HTMLDivElement>(null);
  const shown = last === over ? null : last;

  useEffect(() => {
    if (last === null) return undefined;
    const timer = setInterval(() => {
      const isInUse = barRef.current?.matches(":focus-within, :hover") ?? false;
      if (!isInUse) setOver(last);
    }, shownMs);
    return () => clearInterval(timer);
  }, [last]);

  const takeBack = ({ marks, said, takeBack: own }: LastMark) => {
    if (own === undefined) undo(marks, shell.undone(said));
    else own();
    // The button is about to go.
    barRef.current?.focus();
  };

  return (
    <div
      ref={barRef}
      tabIndex={-1}
      className={classNames(styles.bar, shown !== null && styles.shown)}
    >
      <p role="status" className={styles.said}>
        {shown?.said}
      </p>
      {shown !== null && canBeUndone(shown) && (
        <Button className={styles.undo} data-once onClick={() => takeBack(shown)}>
          {shell.undo}
        </Button>
      )}
    </div>
  );
}

/** An undo has no bar to take it back; and what was printed stays printed. */
function canBeUndone({ marks, takeBack }: LastMark): boolean {
  if (takeBack !== undefined) return true;
  return marks.some(({ action }) => !("undo" in action) && !("printed" in action));
}
