import { useId } from "react";
import { Field, fieldErrorProps, textDir } from "./field.tsx";

interface NoteFieldProps {
  /** Otherwise the field is there only for what was written before. */
  readonly isOffered: boolean;
  readonly label: string;
  readonly hint: string;
  /** Undefined while nothing was written. */
  readonly value: string | undefined;
  readonly maxLength: number;
  /** In a form that is read from its elements. */
  readonly name?: string;
  readonly error?: string | undefined;
  readonly onType: (text: string) => void;
}

/**
 * What the customer wants to say, in a field of two lines. A shop that takes no notes has none, except for what was written before: that is
 * shown, and is sent as it stands there.
 */
export function NoteField({
  isOffered,
  label,
  hint,
  value,
  error,
  onType,
  ...props
}: NoteFieldProps) {
  const id = useId();
  if (!isOffered && value === undefined) return null;
  const text = value ?? "";
  return (
    <Field isUnmarked id={id} label={label} hint={hint} error={error}>
      <textarea
        id={id}
        rows={2}
        dir={textDir(text)}
        autoComplete="off"
        value={text}
        {...fieldErrorProps(id, error, true)}
        {...props}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </Field>
  );
}
