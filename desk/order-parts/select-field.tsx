import { type ReactNode, useId } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { FieldError, fieldErrorProps } from "#web/ui/field.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { Select } from "#web/ui/select.tsx";
import styles from "./text-field.module.css";

interface SelectFieldProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
  readonly error?: string | undefined;
  readonly lang?: string;
  /** As wide as its longest option. */
  readonly isNarrow?: boolean;
  /** What is said of the choice. */
  readonly children?: ReactNode;
}

/** A labelled choice from a list that opens. */
export function SelectField<Value extends string>({
  label,
  options,
  value,
  onChoose,
  error,
  lang,
  isNarrow = false,
  children,
}: SelectFieldProps<Value>) {
  const id = useId();
  return (
    <Stack gap={1} className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        lang={lang}
        value={value}
        className={classNames(styles.select, isNarrow && styles.narrow)}
        {...fieldErrorProps(id, error)}
        onChange={({ currentTarget: { selectedIndex } }) => {
          const chosen = options[selectedIndex];
          if (chosen !== undefined) onChoose(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </Select>
      {children}
      <FieldError id={id} error={error} />
    </Stack>
  );
}
