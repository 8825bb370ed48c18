import { noAgorot } from "#domain/money/agorot.ts";
import type { DishOrder, OrderGroup } from "#domain/order/order.ts";
import { lineText } from "#site/parts/line-text.ts";
import { Stack } from "#web/ui/layout.tsx";
import { Price } from "#web/ui/price.tsx";
import { linesOfPlacedDish } from "./lines-of-placed-dish.ts";
import styles from "./placed-order-page.module.css";

/** The dishes of a placed order with everything that was chosen and its prices. */
export function PlacedDishes({ allOrders }: { readonly allOrders: readonly OrderGroup[] }) {
  return allOrders.map(({ typeName, orders }) => (
    <Stack key={typeName} as="section" gap={2}>
      <h3 className={styles.type}>{typeName}</h3>
      <Stack as="ul" gap={2}>
        {orders.map((dish) => (
          <PlacedDish key={dish.dishName} dish={dish} />
        ))}
      </Stack>
    </Stack>
  ));
}

function PlacedDish({ dish }: { readonly dish: DishOrder }) {
  return (
    <li className={styles.dish}>
      <p className={styles.row}>
        <strong>{dish.dishName}</strong>
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
      </Stack>
    </li>
  );
}
