import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { FieldError, fieldErrorProps } from "./field.tsx";
import styles from "./pill-choice.module.css";

export interface Pill<Value extends string> {
  readonly value: Value;
  readonly text: ReactNode;
  readonly isDisabled?: boolean;
}

interface PillChoiceProps<Value extends string> {
  readonly legend: string;
  readonly pills: readonly Pill<Value>[];
  /** Null while nothing is chosen. */
  readonly chosen: Value | null;
  readonly onChoose: (value: Value) => void;
  readonly error?: string | undefined;
  /** For a question among the fields of a form: the legend is above the pills, as a label is. */
  readonly isField?: boolean;
  /** Where a heading says the same. */
  readonly isLegendHidden?: boolean;
}

/** A question with few answers, which stand beside each other. */
export function PillChoice<Value extends string>({
  legend,
  pills,
  chosen,
  onChoose,
  error,
  isField = false,
  isLegendHidden = false,
}: PillChoiceProps<Value>) {
  const id = useId();
  return (
    <fieldset
      aria-label={isLegendHidden ? legend : undefined}
      className={classNames(styles.choice, isField && styles.field)}
      {...fieldErrorProps(id, error)}
    >
      {!isLegendHidden && <legend className={styles.legend}>{legend}</legend>}
      {pills.map(({ value, text, isDisabled = false }) => (
        <label key={value} className={styles.pill}>
          <input
            type="radio"
            name={id}
            className={styles.radio}
            checked={value === chosen}
            disabled={isDisabled}
            onChange={() => onChoose(value)}
          />
          <span className={styles.text}>{text}</span>
        </label>
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
