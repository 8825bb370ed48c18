import { useState } from "react";
import type { OrderFieldsFragment } from "#contract/generated/desk-operations.ts";
import { Stack } from "#web/ui/layout.tsx";
import { FindPerson } from "./find-person.tsx";
import { OfferSameAgain } from "./offer-same-again.tsx";
import type { DraftCustomer, OrderDraft } from "./order-draft.ts";
import type { OrderMenu } from "./order-menu.ts";

interface PersonFirstProps {
  readonly draft: OrderDraft;
  readonly customer: DraftCustomer;
  readonly menu: OrderMenu;
  readonly onChange: (draft: OrderDraft) => void;
}

/** With whom an order by phone begins: whoever ordered before is found, which fills in the form, and offered the same as last time. */
export function PersonFirst({ draft, customer, menu, onChange }: PersonFirstProps) {
  const [last, setLast] = useState<OrderFieldsFragment | null>(null);
  const choose = (order: OrderFieldsFragment) => {
    setLast(order);
    onChange(filledWith(draft, customer, order));
  };
  return (
    <Stack>
      <FindPerson namesIn={draft.namesIn} onChoose={choose} />
      {last !== null && last.phoneNumber === customer.phoneNumber && (
        <OfferSameAgain
          key={last.number}
          last={last}
          draft={draft}
          menu={menu}
          onChange={onChange}
        />
      )}
    </Stack>
  );
}

/** The draft with what an earlier order says of its customer. */
function filledWith(
  draft: OrderDraft,
  customer: DraftCustomer,
  { name, phoneNumber, email, language, orderType, place, address }: OrderFieldsFragment,
): OrderDraft {
  return {
    ...draft,
    customer: { ...customer, name, phoneNumber: phoneNumber ?? "", email: email ?? "", language },
    orderType,
    place,
    address: orderType === "delivery" ? (address ?? "") : "",
  };
}
