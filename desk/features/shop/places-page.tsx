import { useCatalogue } from "#desk/data/catalogue/use-catalogue.ts";
import { useCataloguePresses } from "#desk/data/catalogue/use-catalogue-presses.ts";
import { catalogueTextsByLanguage } from "#desk/language/catalogue-texts.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { shopTexts } from "#desk/language/shop-texts.ts";
import { PressProblemBar } from "#desk/parts/catalogue/press-problem-bar.tsx";
import { PageLink } from "#desk/parts/rights/page-link.tsx";
import type { LocalizedText } from "#domain/language/language.ts";
import { type DeliveryPlace, offersPickup } from "#domain/menu/delivery-place.ts";
import { priceText } from "#domain/money/price-text.ts";
import type { WeeklyHandOver } from "#domain/schedule/hand-over.ts";
import { hoursText } from "#domain/schedule/hand-over-texts.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Card, linkClass, Page, Stack, Toolbar, Words } from "#web/ui/layout.tsx";
import { PageTop, UnknownPart } from "./page-top.tsx";
import styles from "./shop-page.module.css";
import { weekdayChoices } from "./weekday-choices.ts";

/** The places of delivery, in the sequence in which customers see them. */
export function PlacesPage() {
  const { language } = useLanguage();
  const texts = useTexts(shopTexts);
  const catalogue = useCatalogue();
  const { needsConnection } = useTexts(catalogueTextsByLanguage);
  const { changeByPress, isOnline, problem } = useCataloguePresses();
  if (catalogue.kind === "failed") return <UnknownPart isFailed />;
  const { deliveryPlaces } = catalogue.catalogue;
  return (
    <Page isText>
      <PageTop title={texts.parts.places.title} up="/shop" upText={texts.title} />
      <p className={styles.hint}>{texts.parts.places.intro}</p>
      <PressProblemBar
        problem={problem ?? (isOnline ? null : { said: needsConnection, again: null })}
      />
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
              void changeByPress({ kind: "move-place", id: place.id ?? "", before }, said);
            }}
            onRemove={() =>
              void changeByPress(
                { kind: "remove-place", id: place.id ?? "" },
                texts.removed(place.name[language]),
              )
            }
          />
        ))}
      </Stack>
      <p>
        <PageLink href="/shop/places/new" className={buttonClass("main")}>
          {texts.places.add}
        </PageLink>
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
  const texts = useTexts(shopTexts);
  const name = place.name[language];
  const address = place.pickupAddress[language];
  return (
    <Card as="li" isLow gap={2} className={styles.card} aria-label={name}>
      <h2>
        <PageLink href={`/shop/places/${place.id ?? ""}`} className={linkClass}>
          {name}
        </PageLink>
      </h2>
      <p>
        {texts.places.delivery} <bdi>{priceText(place.deliveryPrice)}</bdi>,{" "}
        <Time time={place.deliveryTime} />
      </p>
      {offersPickup({ pickupAddress: address }) ? (
        <p>
          {texts.places.pickup} <bdi>{priceText(place.pickupPrice)}</bdi>, <bdi>{address}</bdi>,{" "}
          <Time time={place.pickupTime} />
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

/** The day and the hours at which orders are handed over each week. */
function Time({ time }: { readonly time: WeeklyHandOver<LocalizedText> | undefined }) {
  const { language } = useLanguage();
  const { handOver } = useTexts(shopTexts);
  if (time === undefined) return <Words tone="problem">{handOver.none}</Words>;
  const day = weekdayChoices(language)[time.weekday]?.text ?? "";
  return `${day} ${hoursText(time, language)}`;
}
