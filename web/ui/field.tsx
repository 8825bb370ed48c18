import type { ReactNode } from "react";
import styles from "./field.module.css";

interface FieldProps {
  /** Id of the control; the id of the error is derived from it. */
  readonly id: string;
  readonly label: ReactNode;
  readonly error: string | undefined;
  /** Screen readers announce it when it changes; null while there is none, undefined for a field that never has one. */
  readonly hint?: ReactNode;
  readonly children: ReactNode;
}

/** A labelled control with its hint and its error. */
export function Field({ id, label, error, hint, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label} <Asterisk />
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

export function fieldHintId(id: string): string {
  return `${id}-hint`;
}

function fieldErrorId(id: string): string {
  return `${id}-error`;
}
