import type { ReactNode } from "react";
import type { OrderType } from "#domain/customer/customer-data.ts";
import {
  type DeliveryPlace,
  offersPickup,
  pickupOrDeliveryPrice,
} from "#domain/menu/delivery-place.ts";
import { noAgorot } from "#domain/money/agorot.ts";
import { isolatedPriceText } from "#domain/money/price-text.ts";
import type { OrderTexts } from "#site/language/order-texts-he.ts";
import { useOrderTexts } from "#site/language/use-order-texts.ts";
import { Field, fieldErrorProps } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";

type Place = DeliveryPlace<string>;

interface CityFieldProps {
  readonly id: string;
  readonly orderType: OrderType | undefined;
  /** The places that can be chosen. */
  readonly offered: readonly Place[];
  readonly chosen: Place | undefined;
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
  error,
  onChoose,
  children,
}: CityFieldProps) {
  const { checkout } = useOrderTexts();
  const hint = pickupHint(chosen, orderType, checkout);
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

function pickupHint(
  place: Place | undefined,
  orderType: OrderType | undefined,
  checkout: OrderTexts["checkout"],
): string | null {
  if (place === undefined) return null;
  if (!offersPickup(place)) return checkout.noPickupHere;
  return orderType === "pickup" ? checkout.pickupAt(place.pickupAddress) : null;
}

/** The name, and once pickup or delivery is chosen its price. */
function placeText(
  place: Place,
  orderType: OrderType | undefined,
  { free }: OrderTexts["checkout"],
): string {
  if (orderType === undefined) return place.name;
  const price = pickupOrDeliveryPrice(orderType, place);
  return `${place.name}, ${price === noAgorot ? free : isolatedPriceText(price)}`;
}
