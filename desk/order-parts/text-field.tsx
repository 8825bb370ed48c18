import { type HTMLAttributes, type HTMLInputTypeAttribute, type ReactNode, useId } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { FieldError, fieldErrorProps, fieldHintId } from "#web/ui/field.tsx";
import { Hint, Stack } from "#web/ui/layout.tsx";
import styles from "./text-field.module.css";

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly type?: HTMLInputTypeAttribute;
  readonly inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"];
  readonly dir?: "auto" | "ltr" | "rtl";
  readonly lang?: string;
  readonly maxLength?: number;
  /** Lines of a text with line breaks; missing for a text of one line. */
  readonly rows?: number;
  /** For numbers, which need little room. */
  readonly isShort?: boolean;
}

/** A labelled text, of one line or of several. */
export function TextField({
  label,
  value,
  onType,
  error,
  hint,
  type = "text",
  rows,
  isShort = false,
  ...rest
}: TextFieldProps) {
  const id = useId();
  const props = {
    id,
    value,
    autoComplete: "off",
    className: classNames(styles.input, isShort && styles.short),
    ...fieldErrorProps(id, error, hint !== undefined),
    ...rest,
  };
  return (
    <Stack gap={1} className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {rows === undefined ? (
        <input type={type} {...props} onChange={(event) => onType(event.currentTarget.value)} />
      ) : (
        <textarea rows={rows} {...props} onChange={(event) => onType(event.currentTarget.value)} />
      )}
      {hint !== undefined && <Hint id={fieldHintId(id)}>{hint}</Hint>}
      <FieldError id={id} error={error} />
    </Stack>
  );
}
