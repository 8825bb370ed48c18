import type { ReactNode } from "react";
import type { ShownPlace } from "#domain/catalogue/shown-places.ts";
import type { OrderType } from "#domain/customer/customer-data.ts";
import type { SiteLanguage } from "#domain/language/language.ts";
import { handOverTimes, offersPickup, pickupOrDeliveryPrice } from "#domain/menu/delivery-place.ts";
import { noAgorot } from "#domain/money/agorot.ts";
import { isolatedPriceText } from "#domain/money/price-text.ts";
import { handOverLine } from "#domain/schedule/hand-over-texts.ts";
import { useLanguage } from "#site/language/language-context.tsx";
import type { OrderTexts } from "#site/language/order-texts-he.ts";
import { useOrderTexts } from "#site/language/use-order-texts.ts";
import { Field, fieldErrorProps } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";

interface CityFieldProps {
  readonly id: string;
  readonly orderType: OrderType | undefined;
  /** The places that can be chosen. */
  readonly offered: readonly ShownPlace[];
  readonly chosen: ShownPlace | undefined;
  /** Whether the places have the time of the week that the order is for: they have that of the open week. */
  readonly isHandOverKnown: boolean;
  readonly error: string | undefined;
  readonly onChoose: (name: string) => void;
  /** What is shown if the list could not be loaded. */
  readonly children?: ReactNode;
}

/** The list of places with their prices. A hint says where an order is picked up, or that it cannot be. */
export function CityField({
  id,
  orderType,
  offered,
  chosen,
  isHandOverKnown,
  error,
  onChoose,
  children,
}: CityFieldProps) {
  const { language } = useLanguage();
  const texts = useOrderTexts();
  const { checkout } = texts;
  const hint = placeHint(chosen, orderType, isHandOverKnown, texts, language);
  return (
    <Field id={id} label={checkout.city} error={error} hint={hint}>
      <Select
        id={id}
        name="city"
        aria-required="true"
        {...fieldErrorProps(id, error, hint !== null)}
        autoComplete="address-level2"
        value={chosen?.name ?? ""}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        <option value="">{checkout.chooseCity}</option>
        {offered.map((place) => (
          <option key={place.name} value={place.name}>
            {placeText(place, orderType, checkout)}
          </option>
        ))}
      </Select>
      {children}
    </Field>
  );
}

/** Where an order is picked up, and when it is handed over. */
function placeHint(
  place: ShownPlace | undefined,
  orderType: OrderType | undefined,
  isHandOverKnown: boolean,
  { checkout, orderSent }: OrderTexts,
  language: SiteLanguage,
): string | null {
  if (place === undefined) return null;
  if (orderType === undefined) return offersPickup(place) ? null : checkout.noPickupHere;
  const handOver = isHandOverKnown ? place.handOver[orderType] : undefined;
  const lines = [
    !offersPickup(place) && checkout.noPickupHere,
    orderType === "pickup" && checkout.pickupAt(place.pickupAddress),
    handOver !== undefined &&
      `${orderSent[handOverTimes[orderType]]}: ${handOverLine(handOver, language)}`,
  ];
  return lines.filter((line) => line !== false).join(". ") || null;
}

/** The name, and once pickup or delivery is chosen its price. */
function placeText(
  place: ShownPlace,
  orderType: OrderType | undefined,
  { free }: OrderTexts["checkout"],
): string {
  if (orderType === undefined) return place.name;
  const price = pickupOrDeliveryPrice(orderType, place);
  return `${place.name}, ${price === noAgorot ? free : isolatedPriceText(price)}`;
}
