import { useState } from "react";
import { useLocation, useParams } from "wouter";
import { newCatalogueId } from "#desk/data/catalogue/new-catalogue-id.ts";
import { useCatalogue } from "#desk/data/catalogue/use-catalogue.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { shopTexts } from "#desk/language/shop-texts.ts";
import { LocalizedField } from "#desk/parts/catalogue/localized-field.tsx";
import { PriceField } from "#desk/parts/catalogue/price-field.tsx";
import { versionOfThing } from "#domain/catalogue/catalogue.ts";
import { checkPlace } from "#domain/catalogue/check-part.ts";
import type { LocalizedText } from "#domain/language/language.ts";
import type { DeliveryPlace, handOverTimes } from "#domain/menu/delivery-place.ts";
import { shortAmountText } from "#domain/money/price-text.ts";
import { typedPrice } from "#domain/money/typed-amount.ts";
import { TextField } from "#web/ui/field.tsx";
import { Page, Row, Stack } from "#web/ui/layout.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { EditedForm } from "./edited-form.tsx";
import { PageTop, UnknownPart } from "./page-top.tsx";
import styles from "./shop-page.module.css";
import {
  handOverToSave,
  type TypedValues,
  textAt,
  textsAt,
  typedHandOver,
  typedOf,
} from "./typed-values.ts";
import { type Edited, useEdited } from "./use-edited.ts";
import { weekdayChoices } from "./weekday-choices.ts";

/** One place of delivery, or a new one. */
export function PlacePage() {
  const { place: id } = useParams<{ place: string }>();
  const catalogue = useCatalogue();
  const [newId] = useState(newCatalogueId);
  if (catalogue.kind === "failed") return <UnknownPart isFailed />;
  const place = catalogue.catalogue.deliveryPlaces.find((each) => each.id === id);
  if (place === undefined && id !== "new") return <UnknownPart />;
  return <PlaceForm key={id} id={place?.id ?? newId} place={place} />;
}

type Place = DeliveryPlace<LocalizedText>;

interface PlaceFormProps {
  readonly id: string;
  readonly place: Place | undefined;
}

function PlaceForm({ id, place }: PlaceFormProps) {
  const { language } = useLanguage();
  const texts = useTexts(shopTexts);
  const [, go] = useLocation();
  const { fields, hints } = texts;
  const edited = useEdited({
    draftName: `catalogue place ${place === undefined ? "new" : id}`,
    stored: typedPlace(place),
    version: place === undefined ? null : versionOfThing(place),
    check: (values) => checkPlace(placeToSave(values, id)),
    change: (values, seen) => ({ kind: "save-place", place: placeToSave(values, id), seen }),
    said: (values) => {
      const name = textsAt(values, "name");
      return texts.saved(name[language].trim() || name.he.trim() || name.en.trim());
    },
    onSaved: () => go("/shop/places"),
  });
  const { values, set, errorAt } = edited;
  return (
    <Page isText>
      <PageTop
        title={place?.name[language] ?? texts.places.add}
        up="/shop/places"
        upText={texts.parts.places.title}
      />
      <EditedForm edited={edited}>
        <LocalizedField
          label={fields.placeName}
          value={textsAt(values, "name")}
          error={errorAt("name")}
          onChange={(name) => set({ name })}
        />
        <PriceField
          label={fields.deliveryPrice}
          value={textAt(values, "deliveryPrice")}
          error={errorAt("deliveryPrice")}
          onType={(deliveryPrice) => set({ deliveryPrice })}
        />
        <HandOverFields name="deliveryTime" edited={edited} />
        <LocalizedField
          label={fields.pickupAddress}
          value={textsAt(values, "pickupAddress")}
          error={errorAt("pickupAddress")}
          onChange={(address) => set({ pickupAddress: address })}
        />
        <p className={styles.hint}>{hints.pickupAddress}</p>
        {isPickedUp(values) && (
          <>
            <PriceField
              label={fields.pickupPrice}
              value={textAt(values, "pickupPrice")}
              error={errorAt("pickupPrice")}
              onType={(pickupPrice) => set({ pickupPrice })}
            />
            <HandOverFields name="pickupTime" edited={edited} />
          </>
        )}
      </EditedForm>
    </Page>
  );
}

/** The values of the fields of a place. Pickup has a price only where it has an address. */
function typedPlace(place: Place | undefined): TypedValues {
  const hasPickup = place !== undefined && place.pickupAddress.he.trim() !== "";
  return {
    name: typedOf(place?.name),
    deliveryPrice: place === undefined ? "" : shortAmountText(place.deliveryPrice),
    pickupAddress: typedOf(place?.pickupAddress),
    pickupPrice: hasPickup ? shortAmountText(place.pickupPrice) : "",
    ...typedHandOver("deliveryTime", place?.deliveryTime),
    ...typedHandOver("pickupTime", place?.pickupTime),
  };
}

/** What is saved; checked by the domain afterward. */
function placeToSave(values: TypedValues, id: string): object {
  return {
    id,
    name: textsAt(values, "name"),
    deliveryPrice: typedPrice(textAt(values, "deliveryPrice")) ?? Number.NaN,
    pickupAddress: textsAt(values, "pickupAddress"),
    pickupPrice: isPickedUp(values) ? (typedPrice(textAt(values, "pickupPrice")) ?? Number.NaN) : 0,
    ...handOverToSave(values, "deliveryTime"),
    ...(isPickedUp(values) ? handOverToSave(values, "pickupTime") : {}),
  };
}

function isPickedUp(values: TypedValues): boolean {
  const { he, en } = textsAt(values, "pickupAddress");
  return `${he}${en}`.trim() !== "";
}

interface HandOverFieldsProps {
  readonly name: (typeof handOverTimes)[keyof typeof handOverTimes];
  readonly edited: Pick<Edited, "values" | "set" | "errorAt">;
}

/** When the orders of each week are handed over at a place in one way: a day or none, from when until when, and a line for who comes. */
function HandOverFields({ name, edited: { values, set, errorAt } }: HandOverFieldsProps) {
  const { language, messages } = useLanguage();
  const { fields, times, handOver } = useTexts(shopTexts);
  const weekday = textAt(values, `${name}.weekday`);
  const choose = (value: string) => {
    const isNew = textAt(values, `${name}.from`) === "";
    set({
      [`${name}.weekday`]: value,
      ...(isNew && { [`${name}.from`]: "09:00", [`${name}.to`]: "12:00" }),
    });
  };
  return (
    <Stack as="fieldset" id={name} gap={2} className={styles.time}>
      <legend>{fields[name]}</legend>
      <SelectField
        label={times.day}
        value={weekday}
        options={[{ value: "", text: handOver.none }, ...weekdayChoices(language)]}
        onChoose={choose}
      />
      {weekday !== "" && (
        <>
          <Row gap={3}>
            {(["from", "to"] as const).map((end) => (
              <TextField
                key={end}
                isShort
                type="time"
                label={messages.weeks[end]}
                value={textAt(values, `${name}.${end}`)}
                error={end === "from" ? errorAt(name) : undefined}
                onType={(text) => set({ [`${name}.${end}`]: text })}
              />
            ))}
          </Row>
          <LocalizedField
            label={handOver.note}
            value={textsAt(values, `${name}.note`)}
            error={undefined}
            onChange={(note) => set({ [`${name}.note`]: note })}
          />
        </>
      )}
    </Stack>
  );
}
