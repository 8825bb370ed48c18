import type { DeskWeek } from "#desk/data/week/week-context.tsx";
import { useLanguage } from "#desk/language/language-context.tsx";
import { sumText } from "#domain/menu/measure-text.ts";
import { sizesText } from "#domain/menu/sizes-text.ts";
import { isDishCooked, type SectionDish } from "#domain/order-log/kitchen-sections.ts";
import { Card, Row, Text } from "#web/ui/layout.tsx";
import styles from "./kitchen-dish.module.css";
import { KitchenLineRow } from "./kitchen-line.tsx";

type Dish = SectionDish<DeskWeek["kitchen"][number]>;

interface KitchenDishProps {
  readonly week: string;
  readonly dish: Dish;
  /** The customers' names by order number. */
  readonly names: ReadonlyMap<string, string>;
}

/** A dish with its sum, its variants and its extras. A dish that is done goes quiet and stays in its place. */
export function KitchenDishRow({ week, dish, names }: KitchenDishProps) {
  const { language, messages } = useLanguage();
  const sizes = sizesText(dish.portions, language);
  const listed = (lines: Dish["portions"]) => (
    <ul>
      {lines.map((line) => (
        <KitchenLineRow key={line.key} week={week} line={line} names={names} />
      ))}
    </ul>
  );
  return (
    <Card as="article" gap={0} isDone={isDishCooked(dish)} className={styles.dish}>
      <Text as="h3" size="title">
        {dish.dishName}
      </Text>
      {dish.portions.length > 0 && (
        <Row as="p" gap={4} lines={0} align="baseline" className={styles.amount}>
          <Text as="strong" size="title">
            {sumText(dish, language)}
          </Text>
          {sizes !== "" && <span>{sizes}</span>}
        </Row>
      )}
      {listed(dish.portions)}
      {dish.extras.length > 0 && (
        <>
          <h4 className={styles.extras}>{messages.kitchen.extras}</h4>
          {listed(dish.extras)}
        </>
      )}
    </Card>
  );
}
