import { useEffect, useMemo, useState } from "react";
import { Link } from "wouter";
import { type DeskWeek, useWeek } from "#desk/data/week/week-context.tsx";
import { useLanguage, useMessages } from "#desk/language/language-context.tsx";
import { CountBar } from "#desk/parts/order/count-bar.tsx";
import { WorkPage } from "#desk/parts/order/work-page.tsx";
import { sumText } from "#domain/menu/measure-text.ts";
import { sizesText } from "#domain/menu/sizes-text.ts";
import {
  cookedDishes,
  isDishCooked,
  kitchenSections,
  type SectionDish,
} from "#domain/order-log/kitchen-sections.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Card, checkClass, Row, Stack, Text } from "#web/ui/layout.tsx";
import { KitchenLineRow } from "./kitchen-line.tsx";
import styles from "./kitchen-page.module.css";

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

type Dish = SectionDish<DeskWeek["kitchen"][number]>;

interface KitchenDishProps {
  readonly week: string;
  readonly dish: Dish;
  /** The customers' names by order number. */
  readonly names: ReadonlyMap<string, string>;
}

/** A dish with its sum, its variants and its extras. A dish that is done goes quiet and stays in its place. */
function KitchenDishRow({ week, dish, names }: KitchenDishProps) {
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

/** Keeps the screen on while it is shown and switched on. Shows nothing in a browser that cannot. */
function AwakeSwitch({ text }: { readonly text: string }) {
  const [isOn, setIsOn] = useState(true);
  const canStayAwake = typeof navigator !== "undefined" && "wakeLock" in navigator;
  useEffect(() => (canStayAwake && isOn ? stayAwake() : undefined), [canStayAwake, isOn]);
  if (!canStayAwake) return null;
  return (
    <label className={checkClass}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => setIsOn(checked)}
      />
      {text}
    </label>
  );
}

/** Asks for a wake lock, and again whenever the page is shown again, because browsers end it with the page hidden. Gives what ends it. */
function stayAwake(): () => void {
  let lock: Promise<WakeLockSentinel | undefined> = Promise.resolve(undefined);
  const ask = () => {
    if (document.visibilityState !== "visible") return;
    lock = navigator.wakeLock.request("screen").catch((error: unknown) => {
      // A phone with an almost empty battery refuses. The screen then goes dark as it always does.
      console.warn("the screen cannot be kept on", error);
      return undefined;
    });
  };
  ask();
  document.addEventListener("visibilitychange", ask);
  return () => {
    document.removeEventListener("visibilitychange", ask);
    lock
      .then((held) => held?.release())
      .catch((error: unknown) => console.warn("the screen lock cannot be released", error));
  };
}
