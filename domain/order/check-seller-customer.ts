import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { CustomerData } from "#domain/customer/customer-data.ts";
import type { CustomerFormField } from "#domain/customer/customer-form.ts";
import { parseSellerForm } from "#domain/customer/seller-form.ts";
import { languages } from "#domain/language/language.ts";
import { offersPickup, pickupOrDeliveryPrice } from "#domain/menu/delivery-place.ts";
import type { OrderToChange } from "./price-order-lines.ts";
import { refusedField, type SellerOrder, type SellerRefusal } from "./seller-change.ts";
import { translateOrder } from "./translate-order.ts";

type CheckedSellerCustomer =
  | {
      readonly ok: true;
      readonly customerData: CustomerData;
      /** Whether place and way are those of the order before. */
      readonly isPlaceKept: boolean;
    }
  | { readonly ok: false; readonly refusals: readonly SellerRefusal[] };

/** The fields as the seller's editor names them. */
const fieldNames: Readonly<Record<CustomerFormField, string>> = {
  name: "name",
  phoneNumber: "phoneNumber",
  email: "email",
  orderType: "orderType",
  city: "place",
  address: "address",
};

/** Checks the customer of an order that the seller takes or changes, and where it goes. The price is that of the place. */
export function checkSellerCustomer(
  order: SellerOrder,
  { deliveryPlaces }: Pick<Catalogue, "deliveryPlaces">,
  before: OrderToChange | undefined,
): CheckedSellerCustomer {
  const refused = (...refusals: readonly SellerRefusal[]) => ({ ok: false, refusals }) as const;
  const parsed = parseSellerForm({ ...order, city: order.place });
  if (!parsed.ok) {
    const fields = Object.keys(parsed.problems) as CustomerFormField[];
    return refused(
      ...fields.flatMap((field) => {
        const code = parsed.problems[field];
        return code === undefined ? [] : [refusedField(code, fieldNames[field])];
      }),
    );
  }
  const { form } = parsed;
  const kept = before && keptPlace(before, order);
  if (kept !== undefined)
    return { ok: true, customerData: { ...form, ...kept }, isPlaceKept: true };
  const place = deliveryPlaces.find(({ name }) =>
    languages.some((each) => name[each] === form.city),
  );
  if (place === undefined)
    return refused(refusedField("DELIVERY_PLACE_UNKNOWN", "place", form.city));
  const pickupAddress = place.pickupAddress[order.language];
  if (form.orderType === "pickup" && !offersPickup({ pickupAddress }))
    return refused(refusedField("PICKUP_UNAVAILABLE", "orderType", form.city));
  const price = pickupOrDeliveryPrice(form.orderType, place);
  const customerData = {
    ...form,
    city: place.name[order.language],
    pickupOrDeliveryPrice: price,
  };
  return { ok: true, customerData, isPlaceKept: false };
}

/** The place and its price, if the order goes to the same place in the same way as before. */
function keptPlace(
  { order, catalogue }: OrderToChange,
  { place, orderType, namesIn }: SellerOrder,
): Pick<CustomerData, "city" | "pickupOrDeliveryPrice"> | undefined {
  const { city, pickupOrDeliveryPrice: price, orderType: wayBefore } = order.customerData;
  const shown = translateOrder(order, catalogue, namesIn).customerData.city;
  const isSame = orderType === wayBefore && (place === city || place === shown);
  return isSame ? { city, pickupOrDeliveryPrice: price } : undefined;
}
