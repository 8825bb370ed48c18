import { useId } from "react";
import type { ShownDeskOrder } from "#desk/data/week/desk-week.ts";
import { useMessages } from "#desk/language/language-context.tsx";
import { CheckField } from "#web/ui/check-field.tsx";
import { Hint, Words } from "#web/ui/layout.tsx";

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
    <div>
      <CheckField aria-describedby={id} isChecked={tells} onCheck={onChoose}>
        <Words weight={600}>
          {label ?? (
            <>
              {order.tells} <bdi lang={customer?.language}>{customer?.name}</bdi>
            </>
          )}
        </Words>
      </CheckField>
      <Hint id={id}>{tells ? (hint ?? order.tellsHint) : order.tellsNobody}</Hint>
    </div>
  );
}
