import { useEffect, useRef } from "react";
import type { DeskWeek } from "#desk/data/week/week-context.tsx";
import { useMessages } from "#desk/language/language-context.tsx";
import { Text } from "#web/ui/layout.tsx";
import styles from "./stop-mover.module.css";

interface StopMoverProps {
  readonly stop: DeskWeek["route"][number];
  readonly position: number;
  readonly count: number;
  readonly onMove: (by: -1 | 1) => void;
}

/** A stop with buttons that move it up and down. */
export function StopMover({ stop, position, count, onMove }: StopMoverProps) {
  const { route: texts } = useMessages();
  const pressed = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // A browser may take the focus from a button that moves in the page.
    pressed.current?.focus();
  }, [position]);
  const button = (by: -1 | 1, control: string, sign: string) => {
    const isPossible = position + by >= 1 && position + by <= count;
    return (
      <button
        type="button"
        className={styles.move}
        aria-label={`${control}: ${stop.address}`}
        // With `disabled` the focus would leave the button at the last press.
        aria-disabled={!isPossible}
        onClick={({ currentTarget }) => {
          pressed.current = currentTarget;
          if (isPossible) onMove(by);
        }}
        onBlur={() => {
          pressed.current = null;
        }}
      >
        <span aria-hidden="true">{sign}</span>
      </button>
    );
  };
  return (
    <li className={styles.stop}>
      <span className={styles.position}>{position}</span>
      <Text weight={600}>
        <bdi>{stop.address}</bdi>
        <span className={styles.place}>{stop.place}</span>
      </Text>
      {button(-1, texts.up, "↑")}
      {button(1, texts.down, "↓")}
    </li>
  );
}
