import type { ShownDeskOrder } from "#desk/data/week/week-context.tsx";
import { editOrderTexts } from "#desk/language/edit-order-texts.ts";
import { useMessages, useTexts } from "#desk/language/language-context.tsx";
import { TellsCustomer } from "#desk/parts/order/tells-customer.tsx";
import type { OrderDraft } from "./order-draft.ts";

interface TellsChoiceProps {
  readonly draft: OrderDraft;
  /** Whose order is changed; null for a new one. */
  readonly customer: Pick<ShownDeskOrder, "name" | "email" | "language"> | null;
  readonly onChange: (draft: OrderDraft) => void;
}

/** Whether the customer gets an e-mail: about the change after two minutes, and the confirmation of a new order at once. */
export function TellsChoice({ draft, customer, onChange }: TellsChoiceProps) {
  const { order } = useMessages();
  const texts = useTexts(editOrderTexts);
  const email = customer === null ? draft.customer?.email : customer.email;
  return (
    <TellsCustomer
      hasEmail={(email ?? "").trim() !== ""}
      tells={draft.tellsCustomer}
      label={
        customer === null ? (
          texts.tellsNew
        ) : (
          <>
            {order.tells} <bdi lang={customer.language}>{customer.name}</bdi>
          </>
        )
      }
      hint={customer === null ? texts.tellsNewHint : order.tellsHint}
      onChoose={(tellsCustomer) => onChange({ ...draft, tellsCustomer })}
    />
  );
}
