import { useSyncExternalStore } from "react";
import type { FullMenuQuery } from "#contract/generated/operations.ts";
import { type CountedLine, changeAmount } from "#domain/cart/change-amount.ts";
import type { DishIdentity } from "#domain/cart/change-cart.ts";
import { useLanguage, useMessages } from "#site/language/language-context.tsx";
import { ShopText } from "#site/language/shop-text.tsx";
import { useOrderTexts } from "#site/language/use-order-texts.ts";
import { useOrderStore } from "#site/order-state/order-context.tsx";
import type { CartState } from "#site/order-state/order-state.ts";
import { readMenu } from "#site/order-state/read-menu.ts";
import { leftOf, type ShownAvailability } from "#site/order-state/use-availability.ts";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import { Stack } from "#web/ui/layout.tsx";
import styles from "./cart-page.module.css";
import { DishOfCart } from "./dish-of-cart.tsx";

/** What is asked before something leaves the cart. */
export interface CartQuestion {
  readonly title: string;
  /** `isInDoubt`: an order from this cart may already have been placed. */
  readonly lines?: (isInDoubt: boolean) => readonly string[];
  readonly confirm: () => void;
}

interface CartGroupsProps {
  readonly state: Pick<CartState, "cart" | "changes">;
  readonly availability: ShownAvailability;
  readonly onEdit: (dish: DishIdentity) => void;
  readonly onAsk: (question: CartQuestion) => void;
}

/** The dishes of the cart by their types. */
export function CartGroups({
  state: { cart: groups, changes },
  availability,
  onEdit,
  onAsk,
}: CartGroupsProps) {
  const { cart } = useMessages();
  const texts = useOrderTexts();
  const store = useOrderStore();
  const thumbnailOf = useThumbnails();
  return groups.map(({ name: typeName, dishes }) => (
    <Stack key={typeName} as="section">
      <h2 className={styles.type}>
        <ShopText>{typeName}</ShopText>
      </h2>
      <Stack as="ul">
        {dishes.map((dish) => {
          const { name: dishName } = dish;
          const identity = { typeName, name: dishName };
          const askToRemove = () =>
            onAsk({ title: cart.confirmRemove(dishName), confirm: () => store.remove(identity) });
          const changeLine = (line: CountedLine, amount: number) => {
            const changed = changeAmount(dish, line, amount);
            const replace = () => store.replace(identity, changed);
            if (changed.selections.length === 0) askToRemove();
            else if (amount > 0) replace();
            else onAsk({ title: texts.confirmRemoveLine(line.name, dishName), confirm: replace });
          };
          return (
            <DishOfCart
              key={dishName}
              dish={dish}
              thumbnail={thumbnailOf(typeName, dishName)}
              changes={changes.filter(
                (change) => change.typeName === typeName && change.dishName === dishName,
              )}
              leftOfSelection={(name) => leftOf(availability, typeName, dishName, name)}
              onEdit={() => onEdit(identity)}
              onRemove={askToRemove}
              onChangeAmount={changeLine}
            />
          );
        })}
      </Stack>
    </Stack>
  ));
}

/** Gives a function that finds the small picture of a dish in what the page knows of the menu; null if there is none. Never asks the server. */
function useThumbnails(): (typeName: string, dishName: string) => string | null {
  const { client } = useGraphql();
  const { shopLanguage: language } = useLanguage();
  const known = () =>
    client.known("FullMenu", { filter: { language } }) as FullMenuQuery | undefined;
  const answer = useSyncExternalStore(client.subscribe, known, known);
  const menu = answer === undefined ? null : readMenu(answer.fullMenu);
  return (typeName, dishName) =>
    menu?.find(({ name }) => name === typeName)?.dishes.find((dish) => dish.name === dishName)
      ?.thumbnail ?? null;
}
