import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { CustomerFormField } from "#domain/customer/customer-form.ts";
import { parseSellerForm } from "#domain/customer/seller-form.ts";
import { languages } from "#domain/language/language.ts";
import { offersPickup, pickupOrDeliveryPrice } from "#domain/menu/delivery-place.ts";
import { placeInBothLanguages } from "./in-both-languages.ts";
import type { AcceptedOrder } from "./order.ts";
import { refusedField, type SellerOrder, type SellerRefusal } from "./seller-change.ts";

type CheckedSellerCustomer =
  | ({ readonly ok: true } & Pick<AcceptedOrder, "customerData" | "pickupAddress">)
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
  before: AcceptedOrder | undefined,
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
  if (before !== undefined && isSamePlace(before, order)) {
    const { city, pickupOrDeliveryPrice: price } = before.customerData;
    const customerData = { ...form, city, pickupOrDeliveryPrice: price };
    return { ok: true, customerData, pickupAddress: before.pickupAddress };
  }
  const place = deliveryPlaces.find(({ name }) =>
    languages.some((each) => name[each] === form.city),
  );
  if (place === undefined)
    return refused(refusedField("DELIVERY_PLACE_UNKNOWN", "place", form.city));
  if (
    form.orderType === "pickup" &&
    !offersPickup({ pickupAddress: place.pickupAddress[order.language] })
  )
    return refused(refusedField("PICKUP_UNAVAILABLE", "orderType", form.city));
  const price = pickupOrDeliveryPrice(form.orderType, place);
  const { city, pickupAddress } = placeInBothLanguages(form.orderType, place);
  return {
    ok: true,
    customerData: { ...form, city, pickupOrDeliveryPrice: price },
    pickupAddress,
  };
}

/** Whether an order goes to the same place in the same way as before; its price stays then. */
function isSamePlace(
  { customerData: { city, orderType }, language }: AcceptedOrder,
  change: SellerOrder,
): boolean {
  const isNamed = [language, change.namesIn].some((each) => city[each] === change.place);
  return isNamed && orderType === change.orderType;
}
