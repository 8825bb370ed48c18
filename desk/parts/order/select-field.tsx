import { type ReactNode, useId } from "react";
import { Field, fieldErrorProps } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";

interface SelectFieldProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
  readonly error?: string | undefined;
  readonly lang?: string;
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
  children,
}: SelectFieldProps<Value>) {
  const id = useId();
  return (
    <Field isUnmarked id={id} label={label} error={error}>
      <Select
        id={id}
        lang={lang}
        value={value}
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
    </Field>
  );
}
