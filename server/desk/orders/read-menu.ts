import type { OrderMenu } from "#contract/generated/desk-schema-types.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { localizeDeliveryPlaces } from "#domain/catalogue/localize-catalogue.ts";
import { offeredMenu } from "#domain/catalogue/offered-menu.ts";
import type { Language } from "#domain/language/language.ts";
import { offersPickup } from "#domain/menu/delivery-place.ts";

/** What can be ordered, for the editor of orders. */
export function readMenu({ menu, deliveryPlaces }: Catalogue, language: Language): OrderMenu {
  return {
    types: offeredMenu(menu).map(({ orderType, dishes }) => ({
      typeName: orderType[language],
      dishes: dishes.map(({ dishName, selections, options, extras }) => ({
        dishName: dishName[language],
        selections: selections.map(({ selectionName, price, measure, checkBoxes }) => ({
          name: selectionName[language],
          price,
          measure: measure ?? null,
          addOns: checkBoxes.map(({ name, addedPrice }) => ({
            name: name[language],
            price: addedPrice,
          })),
        })),
        options: options.map(({ name, choices }) => ({
          name: name[language],
          choices: choices.map((choice) => ({ name: choice.name[language], price: choice.price })),
        })),
        extras: extras.map(({ name, price }) => ({ name: name[language], price })),
      })),
    })),
    places: localizeDeliveryPlaces(deliveryPlaces, language).map((place) => ({
      place: place.name,
      deliveryPrice: place.deliveryPrice,
      pickupAddress: offersPickup(place) ? place.pickupAddress : null,
      pickupPrice: place.pickupPrice,
    })),
  };
}
