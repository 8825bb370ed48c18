import fc, { type Arbitrary } from "fast-check";
import type { Cart } from "#domain/cart/cart.ts";
import { priceCart } from "#domain/cart/price-cart.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { localizeMenu } from "#domain/catalogue/localize-catalogue.ts";
import type { CustomerData } from "#domain/customer/customer-data.ts";
import { noteIn } from "#domain/customer/customer-note.ts";
import { type Language, languages } from "#domain/language/language.ts";
import { offersPickup, pickupOrDeliveryPrice } from "#domain/menu/delivery-place.ts";
import type { CustomerOrder } from "#domain/order/order.ts";
import { stripPositions } from "#domain/order/strip-positions.ts";
import { anyCatalogueWithDishes, anyNote, anySteps, cartOfSteps } from "./any-cart.ts";

/** An order that the site can create, and everything that it was created from. */
export interface Ordering {
  readonly catalogue: Catalogue;
  readonly language: Language;
  readonly cart: Cart;
  readonly order: CustomerOrder;
}

export const anyOrdering: Arbitrary<Ordering> = anyCatalogueWithDishes.chain(anyOrderingOf);

/** Any order that the site can create from a catalogue with at least one dish. */
export function anyOrderingOf(catalogue: Catalogue): Arbitrary<Ordering> {
  return fc
    .tuple(anySteps(catalogue.menu), fc.constantFrom(...languages))
    .chain(([steps, language]) => {
      const cart = cartOfSteps(localizeMenu(catalogue.menu, language), steps);
      return anyCustomerData(catalogue, language).map((customerData) => ({
        catalogue,
        language,
        cart,
        order: orderOf(cart, customerData),
      }));
    });
}

/** The order that the site sends for a cart. */
export function orderOf(cart: Cart, customerData: CustomerData): CustomerOrder {
  return { customerData, groups: stripPositions(cart), totalPrice: priceCart(cart) };
}

function anyCustomerData(
  { deliveryPlaces }: Catalogue,
  language: Language,
): Arbitrary<CustomerData> {
  return fc
    .record({
      name: fc.constantFrom("רות כהן", "Ruth Cohen", "ר׳"),
      email: fc.constantFrom("ruth@example.com", "r.cohen+soup@mail.example.co.il"),
      phoneNumber: fc.constantFrom("0501234567", "0000000000"),
      place: fc.constantFrom(...deliveryPlaces),
      orderType: fc.constantFrom("pickup", "delivery"),
      note: anyNote,
    })
    .map(({ name, email, phoneNumber, place, orderType, note }) => {
      const canPickUp = offersPickup({ pickupAddress: place.pickupAddress[language] });
      const chosen = canPickUp ? orderType : "delivery";
      return {
        name,
        email,
        phoneNumber,
        orderType: chosen,
        city: place.name[language],
        address: chosen === "delivery" ? "רחוב הזית 7" : "",
        pickupOrDeliveryPrice: pickupOrDeliveryPrice(chosen, place),
        ...noteIn(note),
      };
    });
}
