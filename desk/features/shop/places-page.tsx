import { useState } from "react";
import { Link } from "wouter";
import { newCatalogueAction } from "#desk/catalogue-store/catalogue-calls.ts";
import { useCatalogue, useCatalogueCalls } from "#desk/catalogue-store/use-catalogue.ts";
import { useSaySaved } from "#desk/catalogue-store/use-say-saved.ts";
import { useLanguage } from "#desk/language/language-context.tsx";
import { useCatalogueTexts } from "#desk/language/use-catalogue-texts.ts";
import { useShopTexts } from "#desk/language/use-shop-texts.ts";
import { useWeekStatus } from "#desk/week-store/week-context.tsx";
import type { CatalogueChange } from "#domain/catalogue/catalogue-change.ts";
import type { LocalizedText } from "#domain/language/language.ts";
import { type DeliveryPlace, offersPickup } from "#domain/menu/delivery-place.ts";
import { priceText } from "#domain/money/price-text.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Card, linkClass, Page, Said, Stack, Toolbar } from "#web/ui/layout.tsx";
import { PageTop } from "./page-top.tsx";
import styles from "./shop-page.module.css";
import { UnknownPart } from "./unknown-part.tsx";

/** The places of delivery, in the sequence in which customers see them. */
export function PlacesPage() {
  const { language } = useLanguage();
  const texts = useShopTexts();
  const { outcomes, needsConnection } = useCatalogueTexts();
  const catalogue = useCatalogue();
  const calls = useCatalogueCalls();
  const saySaved = useSaySaved();
  const { connection } = useWeekStatus();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState("");
  if (catalogue.kind === "failed") return <UnknownPart tryAgain={catalogue.tryAgain} />;
  const { deliveryPlaces } = catalogue.catalogue;
  const isOnline = connection === "online";

  const press = async (change: CatalogueChange, said: string) => {
    if (isBusy || !isOnline) return;
    setIsBusy(true);
    setProblem("");
    const action = newCatalogueAction();
    // The same again after a lost answer: it is done once.
    const first = await calls.change(change, action);
    const outcome = first.kind === "in-doubt" ? await calls.change(change, action) : first;
    setIsBusy(false);
    if (outcome.kind === "saved") saySaved(said, action.actionId);
    else setProblem(outcomes[outcome.kind]);
  };
  return (
    <Page width={44}>
      <PageTop title={texts.parts.places.title} up="/shop" upText={texts.title} />
      <p className={styles.hint}>{texts.parts.places.intro}</p>
      <Said role="alert" tone="problem">
        {isOnline ? problem : needsConnection}
      </Said>
      {deliveryPlaces.length === 0 && <p>{texts.places.none}</p>}
      <Stack as="ol">
        {deliveryPlaces.map((place, index) => (
          <PlaceRow
            key={place.id ?? place.name.he}
            place={place}
            isFirst={index === 0}
            isLast={index === deliveryPlaces.length - 1}
            onMove={(by) => {
              // Before the one above, or before the one after the next.
              const before = deliveryPlaces[by === "up" ? index - 1 : index + 2]?.id ?? null;
              const said = texts.moved(place.name[language]);
              void press({ kind: "move-place", id: place.id ?? "", before }, said);
            }}
            onRemove={() =>
              void press(
                { kind: "remove-place", id: place.id ?? "" },
                texts.removed(place.name[language]),
              )
            }
          />
        ))}
      </Stack>
      <p>
        <Link href="/shop/places/new" className={buttonClass("main")}>
          {texts.places.add}
        </Link>
      </p>
    </Page>
  );
}

interface PlaceRowProps {
  readonly place: DeliveryPlace<LocalizedText>;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: "up" | "down") => void;
  readonly onRemove: () => void;
}

function PlaceRow({ place, isFirst, isLast, onMove, onRemove }: PlaceRowProps) {
  const { language } = useLanguage();
  const texts = useShopTexts();
  const name = place.name[language];
  const address = place.pickupAddress[language];
  return (
    <Card as="li" isLow gap={2} className={styles.card} aria-label={name}>
      <h2>
        <Link href={`/shop/places/${place.id ?? ""}`} className={linkClass}>
          {name}
        </Link>
      </h2>
      <p>
        {texts.places.delivery} <bdi>{priceText(place.deliveryPrice)}</bdi>
      </p>
      {offersPickup({ pickupAddress: address }) ? (
        <p>
          {texts.places.pickup} <bdi>{priceText(place.pickupPrice)}</bdi>, <bdi>{address}</bdi>
        </p>
      ) : (
        <p>{texts.places.noPickup}</p>
      )}
      <Toolbar>
        <Button disabled={isFirst} aria-label={texts.upOf(name)} onClick={() => onMove("up")}>
          {texts.up}
        </Button>
        <Button disabled={isLast} aria-label={texts.downOf(name)} onClick={() => onMove("down")}>
          {texts.down}
        </Button>
        <Button aria-label={texts.removeOf(name)} onClick={onRemove}>
          {texts.remove}
        </Button>
      </Toolbar>
    </Card>
  );
}
