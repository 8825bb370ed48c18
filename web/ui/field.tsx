import { type AllHTMLAttributes, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import styles from "./field.module.css";
import { useSelectedNumber } from "./use-selected-number.ts";

interface FieldProps {
  /** Id of the control; the id of the error is derived from it. */
  readonly id: string;
  readonly label: ReactNode;
  readonly error?: string | undefined;
  /** Without the asterisk of a required field: what may stay empty, or is in a form that marks nothing. */
  readonly isUnmarked?: boolean;
  /** Screen readers announce it when it changes; null while there is none, undefined for a field that never has one. */
  readonly hint?: ReactNode;
  readonly children: ReactNode;
}

/** A labeled control with its hint and its error. */
export function Field({ id, label, error, hint, isUnmarked = false, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label} {!isUnmarked && <Asterisk />}
      </label>
      {children}
      {hint !== undefined && (
        <p id={fieldHintId(id)} aria-live="polite" className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

type InputProps = "type" | "inputMode" | "dir" | "lang" | "maxLength" | "list";

interface TextFieldProps
  extends Pick<FieldProps, "error" | "hint">,
    Pick<AllHTMLAttributes<HTMLInputElement | HTMLTextAreaElement>, InputProps> {
  readonly label: string;
  readonly value: string;
  readonly onType: (text: string) => void;
  /** Lines of a text with line breaks; missing for a text of one line. */
  readonly rows?: number;
  /** For numbers, which need little room. What stands there is replaced by typing. */
  readonly isShort?: boolean;
}

/** A labeled text, of one line or of several. */
export function TextField({
  label,
  value,
  onType,
  error,
  hint,
  type = "text",
  rows,
  isShort = false,
  dir,
  ...rest
}: TextFieldProps) {
  const id = useId();
  const selection = useSelectedNumber(rest.inputMode === "numeric" ? "count" : "amount");
  const isNumber = isShort && rest.inputMode !== undefined;
  const props = {
    id,
    value,
    autoComplete: "off",
    dir: dirOfField(type, rest.inputMode) ?? (dir === "auto" ? textDir(value) : dir),
    className: classNames(isShort && styles.short),
    ...fieldErrorProps(id, error, hint !== undefined),
    ...rest,
  };
  return (
    <Field isUnmarked id={id} label={label} error={error}>
      {rows === undefined ? (
        <input
          type={type}
          {...props}
          {...(isNumber && selection)}
          onChange={(event) => onType(event.currentTarget.value)}
        />
      ) : (
        <textarea rows={rows} {...props} onChange={(event) => onType(event.currentTarget.value)} />
      )}
      {hint !== undefined && (
        <p id={fieldHintId(id)} className={styles.hint}>
          {hint}
        </p>
      )}
    </Field>
  );
}

/** Types and input modes of what runs from left to right in Hebrew too: browsers turn around the parts of a time, and a sign of a number. */
const leftToRight: ReadonlySet<string | undefined> = new Set([
  "date",
  "datetime-local",
  "email",
  "month",
  "number",
  "tel",
  "time",
  "url",
  "week",
  "decimal",
  "numeric",
]);

/** The `dir` that a field has by what is typed into it; undefined for a text. */
function dirOfField(type: string, inputMode: string | undefined): "ltr" | undefined {
  return leftToRight.has(type) || leftToRight.has(inputMode) ? "ltr" : undefined;
}

/** The `dir` of a text in either language: while it is empty, that of the page, because `auto` would begin at the left. */
export function textDir(value: string): "auto" | undefined {
  return value === "" ? undefined : "auto";
}

/** Marks a required field; hidden from screen readers, which read the control's `aria-required` attribute. */
export function Asterisk() {
  return (
    <span aria-hidden="true" className={styles.asterisk}>
      *
    </span>
  );
}

export function FieldError({ id, error }: Pick<FieldProps, "id" | "error">) {
  return error === undefined ? null : (
    <p id={fieldErrorId(id)} className={styles.error}>
      {error}
    </p>
  );
}

/**
 * The ARIA attributes that connect a control to its error and its hint. A required control has `aria-required` and not `required`:
 * browsers expose an empty control with that as invalid before the customer has done anything wrong.
 */
export function fieldErrorProps(id: string, error: string | undefined, hasHint = false) {
  const describedBy = [
    ...(error === undefined ? [] : [fieldErrorId(id)]),
    ...(hasHint ? [fieldHintId(id)] : []),
  ];
  return {
    ...(error !== undefined && { "aria-invalid": true as const }),
    ...(describedBy.length > 0 && { "aria-describedby": describedBy.join(" ") }),
  };
}

/** The class of what is wrong with something that is not a field. */
export const fieldErrorClass = styles.error;

/** The class of a text control that is not inside a field. */
export const inputClass = styles.input ?? "";

export function fieldHintId(id: string): string {
  return `${id}-hint`;
}

function fieldErrorId(id: string): string {
  return `${id}-error`;
}
