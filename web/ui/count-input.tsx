import { useRef } from "react";
import { clampCount, countOfText, leastCount, mostCount } from "#domain/cart/count.ts";
import styles from "./count-input.module.css";
import { StepButton } from "./step-button.tsx";
import { useSelectedNumber } from "./use-selected-number.ts";

interface CountInputProps {
  /** Accessible names of the two step buttons. */
  readonly texts: {
    readonly more: (name: string) => string;
    readonly less: (name: string) => string;
  };
  /** What is counted; used only in accessible names, because the table or list shows it already. */
  readonly name: string;
  readonly label: string;
  readonly value: number;
  /** No more than this; a value above it can only be lowered. With 0 there is nothing to count. */
  readonly most?: number;
  /** `isByButton` tells whether a step button was pressed: screen readers say the value only if the input itself changes it. */
  readonly onChange: (count: number, isByButton: boolean) => void;
}

/** A count: always a whole number from 0 to 20, while typing and pasting too (specification §5). */
export function CountInput({
  texts,
  name,
  label,
  value,
  most = mostCount,
  onChange,
}: CountInputProps) {
  // A typed decimal point is not shown, so the digits typed directly after it belong to a fraction and are ignored.
  const isInFraction = useRef(false);
  const selection = useSelectedNumber("count");
  const highest = Math.max(most, value);
  const step = (by: number, isByButton: boolean) => {
    const count = Math.min(clampCount(value + by), highest);
    if (count !== value) onChange(count, isByButton);
  };
  return (
    <span className={styles.count}>
      <StepButton
        sign="−"
        className={styles.step}
        aria-label={texts.less(name)}
        isPossible={value > leastCount}
        onClick={() => step(-1, true)}
      />
      <input
        type="text"
        inputMode="numeric"
        role="spinbutton"
        autoComplete="off"
        aria-label={label}
        aria-valuemin={leastCount}
        aria-valuemax={highest}
        aria-valuenow={value}
        className={styles.input}
        value={String(value)}
        disabled={highest === leastCount}
        {...selection}
        onBeforeInput={(event) => {
          // A sign or a letter does not even replace a selected number.
          if (!/[\d.,]/u.test(event.data)) event.preventDefault();
          // Digits that replace a selected number start a new number.
          const { selectionStart, selectionEnd } = event.currentTarget;
          if (selectionStart !== selectionEnd) isInFraction.current = false;
        }}
        onChange={({ currentTarget: input, nativeEvent }) => {
          const isTyped = (nativeEvent as InputEvent).inputType === "insertText";
          if (isTyped && isInFraction.current) return;
          isInFraction.current = isTyped && /[.,]/u.test(input.value);
          const count = countOfEdit(input.value, value, input.selectionStart);
          onChange(Math.min(count, highest), false);
        }}
        onKeyDown={(event) => {
          const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
          if (by === undefined) return;
          event.preventDefault();
          step(by, false);
        }}
      />
      <StepButton
        sign="+"
        className={styles.step}
        aria-label={texts.more(name)}
        isPossible={value < most}
        onClick={() => step(1, true)}
      />
    </span>
  );
}

/** The count that results from an edit of the text. Text without a digit changes nothing; a digit typed before a 0 replaces it. */
function countOfEdit(text: string, before: number, caret: number | null): number {
  if (text.trim() !== "" && !/\d/u.test(text)) return before;
  const isTypedBeforeZero = before === 0 && text.length === 2 && caret === 1;
  return countOfText(isTypedBeforeZero ? text.slice(0, 1) : text);
}
