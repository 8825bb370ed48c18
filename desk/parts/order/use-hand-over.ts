import { useCallback } from "react";
import { useMark } from "#desk/data/marks/mark-context.tsx";
import type { ShownDeskOrder } from "#desk/data/week/week-context.tsx";
import { useMessages } from "#desk/language/language-context.tsx";
import { isolatedPriceText } from "#domain/money/price-text.ts";
import { balance } from "#domain/order-log/balance.ts";
import { type HandOver, handOverMarks } from "./hand-over-marks.ts";

/** Gives a function that marks what happened at the door; one Undo takes back paying and handing over together. */
export function useHandOver(): (order: ShownDeskOrder, way: HandOver) => void {
  const press = useMark();
  const { handingOver: texts } = useMessages();
  return useCallback(
    (order: ShownDeskOrder, way: HandOver) => {
      const presses = handOverMarks(order, way);
      const open = balance(order.state);
      const isPaid = presses.length > 1 && open?.kind === "to-pay";
      const said = way === "not-handed-over" ? texts.saidNotHandedOver : texts.saidHandedOver;
      press(
        presses,
        isPaid
          ? texts.saidPaidAndHandedOver(order.name, isolatedPriceText(open.amount))
          : said(order.name),
      );
    },
    [press, texts],
  );
}
