import { useId } from "react";
import type { ShownDeskOrder } from "#desk/data/week/week-context.tsx";
import { useMessages } from "#desk/language/language-context.tsx";
import { Hint } from "#web/ui/layout.tsx";
import styles from "./tells-customer.module.css";

interface TellsCustomerProps {
  /** Without an address nobody can be told. */
  readonly customer: Pick<ShownDeskOrder, "name" | "email" | "language"> | null;
  readonly tells: boolean;
  /** By default it names the customer. */
  readonly label?: string;
  /** When the email goes out. */
  readonly hint?: string;
  readonly onChoose: (tells: boolean) => void;
}

/** Whether the customer gets an email about what is done; without an address it says that there will be none. */
export function TellsCustomer({ customer, tells, label, hint, onChoose }: TellsCustomerProps) {
  const { order } = useMessages();
  const id = useId();
  if ((customer?.email ?? "").trim() === "") return <Hint>{order.noEmail}</Hint>;
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
        <span>
          {label ?? (
            <>
              {order.tells} <bdi lang={customer?.language}>{customer?.name}</bdi>
            </>
          )}
        </span>
      </label>
      <Hint id={`${id}-hint`} className={styles.hint}>
        {tells ? (hint ?? order.tellsHint) : order.tellsNobody}
      </Hint>
    </div>
  );
}
