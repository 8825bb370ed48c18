import type { Language, LocalizedText } from "#domain/language/language.ts";
import type { DeliveryPlace } from "#domain/menu/delivery-place.ts";
import { idOf } from "#domain/menu/id-of.ts";
import type { ShopMenu, ShownMenu } from "#domain/menu/menu.ts";
import type { Catalogue, Shop, TermsSection } from "./catalogue.ts";
import { isPlaceholder } from "./is-placeholder.ts";
import { kitchenAllergensText } from "./kitchen-allergens-text.ts";

/** The menu in one language, with unchanged positions and ids. */
export function localizeMenu(menu: ShopMenu, language: Language): ShownMenu {
  return menu.map((dishType) => ({
    ...idOf(dishType),
    orderType: dishType.orderType[language],
    orderNumber: dishType.orderNumber,
    dishes: dishType.dishes.map((dish) => ({
      ...idOf(dish),
      dishName: dish.dishName[language],
      dishDescriptions: dish.dishDescriptions.map((line) => line[language]),
      image: dish.image,
      thumbnail: dish.thumbnail,
      selections: dish.selections.map((selection) => ({
        ...idOf(selection),
        selectionName: selection.selectionName[language],
        price: selection.price,
        checkBoxes: selection.checkBoxes.map((addOn) => ({
          ...idOf(addOn),
          name: addOn.name[language],
          addedPrice: addOn.addedPrice,
        })),
      })),
      options: dish.options.map((option) => ({
        ...idOf(option),
        name: option.name[language],
        choices: option.choices.map((choice) => ({
          ...idOf(choice),
          name: choice.name[language],
          price: choice.price,
        })),
      })),
      extras: dish.extras.map((extra) => ({
        ...idOf(extra),
        name: extra.name[language],
        price: extra.price,
      })),
      kind: dish.kind,
      allergens: dish.allergens,
    })),
  }));
}

export function localizeDeliveryPlaces(
  places: readonly DeliveryPlace<LocalizedText>[],
  language: Language,
): readonly DeliveryPlace<string>[] {
  return places.map((place) => ({
    ...idOf(place),
    name: place.name[language],
    deliveryPrice: place.deliveryPrice,
    pickupAddress: place.pickupAddress[language],
    pickupPrice: place.pickupPrice,
  }));
}

/**
 * The settings of the shop in one language, with the allergens of its menu filled into the terms. Customers read no
 * placeholder: a text that the seller still has to fill in is empty, or null if it may be missing. Terms that are marked as a
 * draft keep that mark.
 */
export function localizeShop(
  { shop, menu }: Pick<Catalogue, "shop" | "menu">,
  language: Language,
): Shop<string> {
  return {
    name: shop.name[language],
    contactAddress: shop.contactAddress,
    kashrut: filledIn(shop.kashrut, language),
    deadline: shop.deadline,
    opening: shop.opening,
    exceptions: shop.exceptions.map((exception) => ({
      ...exception,
      reason: exception.reason && (filledIn(exception.reason, language) || null),
    })),
    payment: {
      app: filledIn(shop.payment.app, language),
      payee: filledIn(shop.payment.payee, language),
      link: shop.payment.link,
    },
    whatsapp: shop.whatsapp,
    seller: shop.seller && {
      ...shop.seller,
      legalName: filledIn(shop.seller.legalName, language),
      address: filledIn(shop.seller.address, language),
    },
    accessibilityContact: shop.accessibilityContact && {
      ...shop.accessibilityContact,
      name: filledIn(shop.accessibilityContact.name, language),
    },
    vat: shop.vat && (filledIn(shop.vat, language) || null),
    terms: localizeTerms(shop.terms, menu, language),
  };
}

function filledIn(text: LocalizedText, language: Language): string {
  return isPlaceholder(text) ? "" : text[language];
}

/** A placeholder in the terms is a sentence that says so, such as `[Draft]`; customers read it without its brackets. */
const unbracketed = (text: string) => text.replace(/^\[(.*)\]$/su, "$1");

/** The terms, with the names of the allergens where a text says `{allergens}`: a list kept by hand would miss some. */
function localizeTerms(
  terms: Shop<LocalizedText>["terms"],
  menu: ShopMenu,
  language: Language,
): readonly TermsSection<string>[] {
  return terms.map(({ heading, text }) => ({
    heading: unbracketed(heading[language]),
    text: unbracketed(text[language]).replaceAll("{allergens}", () =>
      kitchenAllergensText(menu, language),
    ),
  }));
}
