import type { OrderType } from "#domain/customer/customer-data.ts";
import type { Language, LocalizedText } from "#domain/language/language.ts";
import type { DeliveryPlace } from "#domain/menu/delivery-place.ts";
import { type Dish, idOf, type ShopMenu } from "#domain/menu/menu.ts";
import type {
  AcceptedCustomer,
  AcceptedDish,
  AcceptedGroup,
  CheckedDish,
  CheckedGroup,
} from "./order.ts";

/**
 * What an order names in one language, in both and with ids and measures, as `menu` has it. What that does not name keeps its name in
 * both: a mixed-language order is better than an order that nobody gets to see.
 */
export function inBothLanguages(
  groups: readonly CheckedGroup[],
  language: Language,
  menu: ShopMenu,
): readonly AcceptedGroup[] {
  return groups.map((group) => {
    const type = menu.find(({ name }) => name[language] === group.name);
    return {
      ...(type && idOf(type)),
      name: textOf(type?.name, group.name),
      dishes: group.dishes.map((dish) =>
        dishInBoth(
          dish,
          language,
          type?.dishes.find(({ name }) => name[language] === dish.name),
        ),
      ),
    };
  });
}

/** A delivery place as an order names it, and where the order is picked up there. */
export function placeInBothLanguages(
  orderType: OrderType,
  { name, pickupAddress, ...place }: DeliveryPlace<LocalizedText>,
): { readonly city: AcceptedCustomer["city"]; readonly pickupAddress: LocalizedText | null } {
  return {
    city: { ...idOf(place), ...textOf(name) },
    pickupAddress: orderType === "pickup" ? textOf(pickupAddress) : null,
  };
}

function dishInBoth(
  dish: CheckedDish,
  language: Language,
  offered: Dish<LocalizedText> | undefined,
): AcceptedDish {
  const find = <Thing extends { readonly name: LocalizedText }>(
    things: readonly Thing[] | undefined,
    name: string,
  ) => things?.find((thing) => thing.name[language] === name);
  return {
    ...dish,
    ...(offered && idOf(offered)),
    name: textOf(offered?.name, dish.name),
    selections: dish.selections.map((selection) => {
      const of = find(offered?.selections, selection.name);
      return {
        ...selection,
        ...(of && idOf(of)),
        name: textOf(of?.name, selection.name),
        measure: of?.measure ?? null,
        addOns: selection.addOns.map((addOn) => {
          const box = find(of?.addOns, addOn.name);
          return { ...addOn, ...(box && idOf(box)), name: textOf(box?.name, addOn.name) };
        }),
      };
    }),
    options: dish.options.map((option) => {
      const of = find(offered?.options, option.name);
      const choice = find(of?.choices, option.choice);
      return {
        ...option,
        ...(of && idOf(of)),
        ...(choice?.id !== undefined && { choiceId: choice.id }),
        name: textOf(of?.name, option.name),
        choice: textOf(choice?.name, option.choice),
      };
    }),
    extras: dish.extras.map((extra) => {
      const of = find(offered?.extras, extra.name);
      return { ...extra, ...(of && idOf(of)), name: textOf(of?.name, extra.name) };
    }),
  };
}

/** A text of the catalogue as orders have it, or one that it does not have. */
export function textOf(text: LocalizedText | undefined, name = ""): LocalizedText {
  const { he, en } = text ?? { he: name, en: name };
  return { he, en };
}
