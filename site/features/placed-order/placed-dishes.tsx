import { dishLines } from "#domain/cart/dish-lines.ts";
import { type Agorot, agorot, noAgorot } from "#domain/money/agorot.ts";
import type { DishOrder, OrderGroup } from "#domain/order/order.ts";
import { useOrderTexts } from "#site/language/use-order-texts.ts";
import { type LineWords, lineText } from "#site/parts/line-text.ts";
import { Stack } from "#web/ui/layout.tsx";
import { Price } from "#web/ui/price.tsx";
import styles from "./placed-order-page.module.css";

/** The dishes of a placed order with everything that was chosen and its prices. */
export function PlacedDishes({ groups }: { readonly groups: readonly OrderGroup[] }) {
  return groups.map(({ name: typeName, dishes }) => (
    <Stack key={typeName} as="section" gap={2}>
      <h3 className={styles.type}>{typeName}</h3>
      <Stack as="ul" gap={2}>
        {dishes.map((dish) => (
          <PlacedDish key={dish.name} dish={dish} />
        ))}
      </Stack>
    </Stack>
  ));
}

function PlacedDish({ dish }: { readonly dish: DishOrder }) {
  const texts = useOrderTexts();
  return (
    <li className={styles.dish}>
      <p className={styles.row}>
        <strong>{dish.name}</strong>
        <strong>
          <Price amount={dish.totalPrice} />
        </strong>
      </p>
      <Stack as="ul" gap={2}>
        {linesOfPlacedDish(dish).map((line) => (
          <li key={`${line.kind} ${line.name}`} className={styles.row}>
            <span>{lineText(line)}</span>
            {/* A choice that costs nothing has no price. */}
            {line.price !== null && (line.kind !== "option" || line.price !== noAgorot) && (
              <Price amount={line.price} />
            )}
          </li>
        ))}
        {dish.note !== undefined && (
          <li className={styles.note}>
            {texts.note}: <bdi>{dish.note}</bdi>
          </li>
        )}
      </Stack>
    </li>
  );
}

/** A line of a placed dish. `price` is null if the order does not tell it. */
type PlacedLine = LineWords & { readonly price: Agorot | null };

/**
 * The lines of a placed dish. A choice may cost something else for each selection of the menu, and an order does not tell the
 * positions of its selections: such a choice costs what the other lines leave of the dish total, if it is the only one.
 */
export function linesOfPlacedDish(dish: DishOrder): readonly PlacedLine[] {
  const selections = dish.selections.map((selection, position) => ({ ...selection, position }));
  const known = dishLines({
    ...dish,
    selections,
    options: dish.options.filter(({ price }) => price.length === 1),
  });
  const rest = dish.totalPrice - known.reduce((sum, { price }) => sum + price, 0);
  const isOnlyOne = dish.options.filter(({ price }) => price.length > 1).length === 1;
  return dishLines({ ...dish, selections }).map((line) => {
    if (line.kind !== "option") return line;
    const option = dish.options.find(({ name }) => name === line.name);
    if (option === undefined || option.price.length === 1) return line;
    return { ...line, price: isOnlyOne && rest >= 0 ? agorot(rest) : null };
  });
}
