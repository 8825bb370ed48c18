import { type ComponentProps, type ReactNode, useId } from "react";
import { Field, fieldErrorProps } from "./field.tsx";
import { Select } from "./select.tsx";

interface OptionSelectProps<Value extends string>
  extends Omit<ComponentProps<typeof Select>, "value" | "onChange" | "children"> {
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

/** A choice from a list that opens. */
export function OptionSelect<Value extends string>({
  options,
  onChoose,
  ...rest
}: OptionSelectProps<Value>) {
  return (
    <Select
      {...rest}
      onChange={({ currentTarget: { selectedIndex } }) => {
        const chosen = options[selectedIndex];
        if (chosen !== undefined) onChoose(chosen.value);
      }}
    >
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  );
}

interface SelectFieldProps<Value extends string> extends OptionSelectProps<Value> {
  readonly label: string;
  readonly error?: string | undefined;
  /** The hint below the choice. */
  readonly children?: ReactNode;
}

/** The same with its label. */
export function SelectField<Value extends string>({
  label,
  error,
  children,
  ...choice
}: SelectFieldProps<Value>) {
  const id = useId();
  return (
    <Field isUnmarked id={id} label={label} error={error}>
      <OptionSelect id={id} {...choice} {...fieldErrorProps(id, error)} />
      {children}
    </Field>
  );
}
