import { useMemo } from "react";
import { Link } from "wouter";
import { useWeek } from "#desk/data/week/week-context.tsx";
import { useMessages } from "#desk/language/language-context.tsx";
import { CountBar } from "#desk/parts/order/count-bar.tsx";
import { WorkPage } from "#desk/parts/order/work-page.tsx";
import { cookedDishes, kitchenSections } from "#domain/order-log/kitchen-sections.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { AwakeSwitch } from "./awake-switch.tsx";
import styles from "./kitchen-dish.module.css";
import { KitchenDishRow } from "./kitchen-dish.tsx";

/** What is to be cooked, for a tablet on the kitchen wall: each dish with its sum, and how much of it is done. */
export function KitchenPage() {
  const { kitchen: texts } = useMessages();
  const { week, kitchen, orders } = useWeek();
  const sections = kitchenSections(kitchen);
  const names = useMemo(() => new Map(orders.map(({ number, name }) => [number, name])), [orders]);
  const { done, of } = cookedDishes(kitchen);
  return (
    <WorkPage texts={texts} isEmpty={kitchen.length === 0}>
      <CountBar count={done === of ? texts.allReady : texts.ready(done, of)}>
        <AwakeSwitch text={texts.stayAwake} />
        <Link href={`/paper/kitchen?week=${week}`} className={buttonClass("plain")}>
          {texts.toPaper}
        </Link>
      </CountBar>
      {sections.map((section) => (
        <Stack as="section" key={section.typeName} className={styles.type}>
          <h2 className={styles["type-name"]}>{section.typeName}</h2>
          <Stack as="ul" gap={4}>
            {section.dishes.map((dish) => (
              <li key={dish.dishName}>
                <KitchenDishRow week={week} dish={dish} names={names} />
              </li>
            ))}
          </Stack>
        </Stack>
      ))}
    </WorkPage>
  );
}
