import { useId } from "react";
import { useMessages } from "#desk/language/language-context.tsx";
import type { Language } from "#domain/language/language.ts";
import styles from "./tells-customer.module.css";

interface TellsCustomerProps {
  /** Without an address nobody can be told. */
  readonly hasEmail: boolean;
  readonly tells: boolean;
  readonly label: string;
  /** The customer whose name the label has, so that the name is read in its own language; null for a label without one. */
  readonly customer: { readonly name: string; readonly language: Language } | null;
  /** When the e-mail goes out. */
  readonly hint: string;
  readonly onChoose: (tells: boolean) => void;
}

/** Whether the customer gets an e-mail about what is done; without an address it says that there will be none. */
export function TellsCustomer({
  hasEmail,
  tells,
  label,
  customer,
  hint,
  onChoose,
}: TellsCustomerProps) {
  const { order } = useMessages();
  const id = useId();
  if (!hasEmail) return <p className={styles.hint}>{order.noEmail}</p>;
  return (
    <div className={styles.tells}>
      <input
        id={id}
        type="checkbox"
        aria-describedby={`${id}-hint`}
        checked={tells}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      <label htmlFor={id}>
        {customer === null ? label : <WithName text={label} {...customer} />}
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {tells ? hint : order.tellsNobody}
      </p>
    </div>
  );
}

interface WithNameProps {
  readonly text: string;
  readonly name: string;
  readonly language: Language;
}

function WithName({ text, name, language }: WithNameProps) {
  const [before, ...after] = text.split(name);
  return (
    <>
      {before}
      <bdi lang={language}>{name}</bdi>
      {after.join(name)}
    </>
  );
}
