import { useCallback, useEffect, useMemo, useState } from "react";
import { useMark } from "#desk/data/marks/mark-context.tsx";
import type { ShownDeskOrder } from "#desk/data/week/desk-week.ts";
import { useWeek } from "#desk/data/week/week-context.tsx";
import { useDeviceChoice } from "#desk/language/device-choice.ts";
import { useMessages } from "#desk/language/language-context.tsx";
import { nameText } from "#desk/parts/order/order-name.tsx";
import { PressesTogether } from "#desk/parts/order/presses-together.tsx";
import { WorkPage } from "#desk/parts/order/work-page.tsx";
import { cookedDishes, kitchenSections } from "#domain/order-log/kitchen-sections.ts";
import { CheckField } from "#web/ui/check-field.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { CountBar } from "#web/ui/count-bar.tsx";
import { KitchenDishRow, KitchenType, type SetDone } from "./kitchen-dish.tsx";
import styles from "./kitchen-page.module.css";
import type { ShownKitchenLine } from "./shown-kitchen-line.ts";

/** Key in local storage: whether the device shows the kitchen in large figures, as the tablet on the wall does. */
const largeKey = "desk-kitchen-large";

/** What is to be cooked: a line for each dish with its sum, how much of it is done, and one press for the rest of it. */
export function KitchenPage() {
  const { kitchen: texts } = useMessages();
  const { week, kitchen, orders } = useWeek();
  const mark = useMark();
  const [isLarge, setIsLarge] = useDeviceChoice(largeKey, ["false", "true"]);
  const sections = kitchenSections(kitchen);
  const names = useMemo(
    () => new Map(orders.map((order) => [order.number, <Whose key={order.number} {...order} />])),
    [orders],
  );
  const { done, of } = cookedDishes(kitchen);
  const setAllDone = useCallback<SetDone>(
    (what, lines) => mark([{ week, action: { allCooked: restOf(lines) } }], texts.saidAll(what)),
    [mark, week, texts],
  );
  return (
    <WorkPage texts={texts} paper="kitchen" isEmpty={kitchen.length === 0}>
      <CountBar count={done === of ? texts.allReady : texts.ready(done, of)} />
      <div className={classNames(isLarge === "true" && styles.large)}>
        {sections.map(({ typeName, dishes }) => (
          <KitchenType key={typeName} typeName={typeName} dishes={dishes} onAllDone={setAllDone}>
            {dishes.map((dish) => (
              <KitchenDishRow
                key={dish.key}
                week={week}
                dish={dish}
                names={names}
                onAllDone={setAllDone}
              />
            ))}
          </KitchenType>
        ))}
      </div>
      <CheckField
        isChecked={isLarge === "true"}
        onCheck={(isOn) => setIsLarge(isOn ? "true" : "false")}
      >
        {texts.largeFigures}
      </CheckField>
      <AwakeChoice text={texts.stayAwake} />
      <PressesTogether of="lines" />
    </WorkPage>
  );
}

/** The name of a customer, with what lasts about them for the kitchen. */
function Whose({ kitchenNote, ...order }: ShownDeskOrder) {
  return (
    <>
      <bdi>{nameText(order)}</bdi>
      {kitchenNote && (
        <b>
          {" ("}
          <bdi>{kitchenNote}</bdi>
          {")"}
        </b>
      )}
    </>
  );
}

/** What is still to be set so that all of some lines is done. More than is needed stays as it was counted. */
function restOf(lines: readonly ShownKitchenLine[]) {
  return lines
    .filter(({ cooked, amount }) => cooked < amount)
    .map(({ key, amount }) => ({ line: key, done: amount }));
}

/** Keeps the screen on while it is shown and switched on. Shows nothing in a browser that cannot. */
function AwakeChoice({ text }: { readonly text: string }) {
  const [isOn, setIsOn] = useState(true);
  const canStayAwake = typeof navigator !== "undefined" && "wakeLock" in navigator;
  useEffect(() => (canStayAwake && isOn ? stayAwake() : undefined), [canStayAwake, isOn]);
  if (!canStayAwake) return null;
  return (
    <CheckField isChecked={isOn} onCheck={setIsOn}>
      {text}
    </CheckField>
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
