import { type ReactNode, useId } from "react";
import { useMessages } from "#desk/language/language-context.tsx";
import styles from "./tells-customer.module.css";

interface TellsCustomerProps {
  /** Without an address nobody can be told. */
  readonly hasEmail: boolean;
  readonly tells: boolean;
  readonly label: ReactNode;
  /** When the e-mail goes out. */
  readonly hint: string;
  readonly onChoose: (tells: boolean) => void;
}

/** Whether the customer gets an e-mail about what is done; without an address it says that there will be none. */
export function TellsCustomer({ hasEmail, tells, label, hint, onChoose }: TellsCustomerProps) {
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
        <span>{label}</span>
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {tells ? hint : order.tellsNobody}
      </p>
    </div>
  );
}
