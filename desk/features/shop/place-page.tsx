import { useState } from "react";
import { useLocation, useParams } from "wouter";
import { newCatalogueId } from "#desk/data/catalogue/new-catalogue-id.ts";
import { useCatalogue } from "#desk/data/catalogue/use-catalogue.ts";
import { catalogueFieldTexts } from "#desk/language/catalogue-field-texts.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { shopTexts } from "#desk/language/shop-texts.ts";
import { LocalizedField } from "#desk/parts/catalogue/localized-field.tsx";
import { PriceField } from "#desk/parts/catalogue/price-field.tsx";
import { errorsAt } from "#desk/parts/catalogue/problem-of-field.ts";
import { checkPlace } from "#domain/catalogue/check-part.ts";
import { versionOfPlace } from "#domain/catalogue/version-of-thing.ts";
import type { LocalizedText } from "#domain/language/language.ts";
import type { DeliveryPlace } from "#domain/menu/delivery-place.ts";
import { Page } from "#web/ui/layout.tsx";
import { EditedForm } from "./edited-form.tsx";
import { PageTop } from "./page-top.tsx";
import { placeToSave, typedPlace } from "./place-values.ts";
import styles from "./shop-page.module.css";
import { textAt, textsAt } from "./typed-values.ts";
import { UnknownPart } from "./unknown-part.tsx";
import { useEdited } from "./use-edited.ts";

/** One place of delivery, or a new one. */
export function PlacePage() {
  const { place: id } = useParams<{ place: string }>();
  const catalogue = useCatalogue();
  const [newId] = useState(newCatalogueId);
  if (catalogue.kind === "failed") return <UnknownPart tryAgain={catalogue.tryAgain} />;
  const place = catalogue.catalogue.deliveryPlaces.find((each) => each.id === id);
  if (place === undefined && id !== "new") return <UnknownPart />;
  return <PlaceForm key={id} id={place?.id ?? newId} place={place} />;
}

interface PlaceFormProps {
  readonly id: string;
  readonly place: DeliveryPlace<LocalizedText> | undefined;
}

function PlaceForm({ id, place }: PlaceFormProps) {
  const { language } = useLanguage();
  const texts = useTexts(shopTexts);
  const { problems } = useTexts(catalogueFieldTexts);
  const [, go] = useLocation();
  const { fields, hints } = texts;
  const stored = typedPlace(place);
  const edited = useEdited({
    draftName: `catalogue place ${place === undefined ? "new" : id}`,
    stored,
    version: place === undefined ? null : versionOfPlace(place),
    check: (values) => checkPlace(placeToSave(values, id)),
    change: (values, seen) => ({ kind: "save-place", place: placeToSave(values, id), seen }),
    said: (values) => {
      const name = textsAt(values, "name");
      return texts.saved(name[language].trim() || name.he.trim() || name.en.trim());
    },
    onSaved: () => go("/shop/places"),
  });
  const { values, set } = edited;
  const errorAt = errorsAt(edited.problems, problems);
  const pickupAddress = textsAt(values, "pickupAddress");
  const isPickedUp = `${pickupAddress.he}${pickupAddress.en}`.trim() !== "";
  return (
    <Page width={44}>
      <PageTop
        title={place?.name[language] ?? texts.places.add}
        up="/shop/places"
        upText={texts.parts.places.title}
      />
      <EditedForm edited={edited} stored={stored}>
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
        <LocalizedField
          label={fields.pickupAddress}
          value={pickupAddress}
          error={errorAt("pickupAddress")}
          onChange={(address) => set({ pickupAddress: address })}
        />
        <p className={styles.hint}>{hints.pickupAddress}</p>
        {isPickedUp && (
          <PriceField
            label={fields.pickupPrice}
            value={textAt(values, "pickupPrice")}
            error={errorAt("pickupPrice")}
            onType={(pickupPrice) => set({ pickupPrice })}
          />
        )}
      </EditedForm>
    </Page>
  );
}
