import { useId } from "react";
import { useEditOrderTexts } from "#desk/language/use-edit-order-texts.ts";
import { PillChoice } from "#desk/order-parts/pill-choice.tsx";
import { TextField } from "#desk/order-parts/text-field.tsx";
import { orderTypes } from "#domain/customer/customer-data.ts";
import { type DeliveryPlace, offersPickup } from "#domain/menu/delivery-place.ts";
import { isolatedPriceText } from "#domain/money/price-text.ts";
import { FieldError, fieldErrorProps } from "#web/ui/field.tsx";
import { Hint, Section, Stack } from "#web/ui/layout.tsx";
import { Select } from "#web/ui/select.tsx";
import type { ErrorOf } from "./draft-problem.ts";
import { longest } from "./draft-problem.ts";
import styles from "./fields.module.css";
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
  const texts = useEditOrderTexts();
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
  const error = errorOf("city");
  return (
    <Section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{texts.howAndWhere}</h2>
      <PillChoice
        isField
        legend={texts.orderType}
        pills={orderTypes.map((value) => ({
          value,
          text: texts[value],
          isDisabled: value === "pickup" && !canPickUp && orderType !== "pickup",
        }))}
        chosen={orderType}
        onChoose={(value) => onChange({ ...draft, orderType: value })}
        error={errorOf("orderType")}
      />
      <Stack gap={1} className={styles.field}>
        <label htmlFor={id}>{texts.place}</label>
        <Select
          id={id}
          lang={namesIn}
          className={styles.select}
          value={place}
          {...fieldErrorProps(id, error)}
          onChange={(event) => onChange({ ...draft, place: event.currentTarget.value })}
        >
          <option value="">{texts.choosePlace}</option>
          {place !== "" && chosen === undefined && <option value={place}>{place}</option>}
          {offered.map((each) => (
            <option key={each.name} value={each.name}>
              {nameOf(each)}
            </option>
          ))}
        </Select>
        {!canPickUp && <Hint>{texts.noPickup}</Hint>}
        {orderType === "pickup" && chosen !== undefined && canPickUp && (
          <Hint>{texts.pickupAt(chosen.pickupAddress)}</Hint>
        )}
        <FieldError id={id} error={error} />
      </Stack>
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
