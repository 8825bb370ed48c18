import { useMessages } from "#desk/language/language-context.tsx";
import { useEditOrderTexts } from "#desk/language/use-edit-order-texts.ts";
import { TellsCustomer } from "#desk/order-parts/tells-customer.tsx";
import type { Language } from "#domain/language/language.ts";
import type { OrderDraft } from "./order-draft.ts";

interface TellsChoiceProps {
  readonly draft: OrderDraft;
  /** Whose order is changed; null for a new one. */
  readonly customer: {
    readonly name: string;
    readonly language: Language;
    readonly email: string | null;
  } | null;
  readonly onChange: (draft: OrderDraft) => void;
}

/** Whether the customer gets an e-mail: about the change after two minutes, and the confirmation of a new order at once. */
export function TellsChoice({ draft, customer, onChange }: TellsChoiceProps) {
  const { order } = useMessages();
  const texts = useEditOrderTexts();
  const email = customer === null ? draft.customer?.email : customer.email;
  return (
    <TellsCustomer
      hasEmail={(email ?? "").trim() !== ""}
      tells={draft.tellsCustomer}
      label={customer === null ? texts.tellsNew : order.tells(customer.name)}
      customer={customer}
      hint={customer === null ? texts.tellsNewHint : order.tellsHint}
      onChoose={(tellsCustomer) => onChange({ ...draft, tellsCustomer })}
    />
  );
}
