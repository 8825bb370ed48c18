import type { ReactNode } from "react";
import styles from "./field.module.css";

interface FieldProps {
  /** Id of the control; the id of the error is derived from it. */
  readonly id: string;
  readonly label: ReactNode;
  readonly error: string | undefined;
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
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** Marks a required field; hidden from screen readers, which read the control's `required` attribute. */
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

/** The ARIA attributes that connect a control to its error. */
export function fieldErrorProps(id: string, error: string | undefined) {
  return error === undefined
    ? {}
    : { "aria-invalid": true as const, "aria-describedby": fieldErrorId(id) };
}

function fieldErrorId(id: string): string {
  return `${id}-error`;
}
