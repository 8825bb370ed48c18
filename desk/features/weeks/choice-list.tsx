import { type ReactNode, useId } from "react";
import { checkClass, Stack } from "#web/ui/layout.tsx";
import styles from "./week-card.module.css";

interface ChoiceListProps<Value> {
  readonly legend: string;
  readonly choices: readonly { readonly value: Value; readonly text: string }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  /** Belongs to what is chosen. */
  readonly children?: ReactNode;
}

/** One of several, each a line that is easy to press. */
export function ChoiceList<Value extends string | number>({
  legend,
  choices,
  chosen,
  onChoose,
  children,
}: ChoiceListProps<Value>) {
  const name = useId();
  return (
    <Stack as="fieldset" gap={0} className={styles.list}>
      <legend>{legend}</legend>
      {choices.map(({ value, text }) => (
        <label key={value} className={checkClass}>
          <input
            type="radio"
            name={name}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span>{text}</span>
        </label>
      ))}
      {children}
    </Stack>
  );
}
