import { useId } from "react";
import { editOrderTexts } from "#desk/language/edit-order-texts.ts";
import { useMessages, useTexts } from "#desk/language/language-context.tsx";
import { PillChoice } from "#desk/parts/order/pill-choice.tsx";
import { SelectField } from "#desk/parts/order/select-field.tsx";
import { orderTypes } from "#domain/customer/customer-data.ts";
import { type DeliveryPlace, offersPickup } from "#domain/menu/delivery-place.ts";
import { isolatedPriceText } from "#domain/money/price-text.ts";
import { TextField } from "#web/ui/field.tsx";
import { Hint, Section } from "#web/ui/layout.tsx";
import { type ErrorOf, longest } from "./draft-problem.ts";
import type { OrderDraft } from "./order-draft.ts";
import type { OrderMenu } from "./order-menu.ts";
import { type ChangedPage, priceOfPlace } from "./price-draft.ts";

interface PlaceFieldsProps {
  readonly draft: OrderDraft;
  readonly page: ChangedPage;
  readonly menu: OrderMenu;
  readonly errorOf: ErrorOf;
  readonly onChange: (draft: OrderDraft) => void;
}

/** Pickup or delivery, the place with its price, and the address. */
export function PlaceFields({ draft, page, menu, errorOf, onChange }: PlaceFieldsProps) {
  const { orders } = useMessages();
  const texts = useTexts(editOrderTexts);
  const id = useId();
  const { orderType, place, address, namesIn } = draft;
  const chosen = menu.places.find(({ name }) => name === place);
  const canPickUp = chosen === undefined || offersPickup(chosen);
  const offered = menu.places.filter(
    (each) => orderType !== "pickup" || offersPickup(each) || each.name === place,
  );
  const nameOf = ({ name }: DeliveryPlace<string>) => {
    if (orderType === null) return name;
    const price = priceOfPlace({ ...draft, place: name }, page, menu);
    return texts.placePrice(name, price === 0 ? texts.free : isolatedPriceText(price));
  };
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{texts.howAndWhere}</h2>
      <PillChoice
        isField
        legend={texts.orderType}
        pills={orderTypes.map((value) => ({
          value,
          text: orders[value],
          isDisabled: value === "pickup" && !canPickUp && orderType !== "pickup",
        }))}
        chosen={orderType}
        onChoose={(value) => onChange({ ...draft, orderType: value })}
        error={errorOf("orderType")}
      />
      <SelectField
        label={texts.place}
        lang={namesIn}
        value={place}
        options={[
          { value: "", text: texts.choosePlace },
          ...(place !== "" && chosen === undefined ? [{ value: place, text: place }] : []),
          ...offered.map((each) => ({ value: each.name, text: nameOf(each) })),
        ]}
        error={errorOf("city")}
        onChoose={(name) => onChange({ ...draft, place: name })}
      >
        {!canPickUp && <Hint>{texts.noPickup}</Hint>}
        {orderType === "pickup" && chosen !== undefined && canPickUp && (
          <Hint>{texts.pickupAt(chosen.pickupAddress)}</Hint>
        )}
      </SelectField>
      {orderType === "delivery" && (
        <TextField
          label={texts.address}
          value={address}
          dir="auto"
          maxLength={longest.address}
          error={errorOf("address")}
          onType={(text) => onChange({ ...draft, address: text })}
        />
      )}
    </Section>
  );
}
