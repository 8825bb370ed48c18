import { useEffect, useEffectEvent, useState } from "react";
import { flushSync } from "react-dom";
import { useSearchParams } from "wouter";
import { useMark } from "#desk/data/marks/mark-context.tsx";
import { useMe } from "#desk/data/session/session-context.tsx";
import type { DeskWeek } from "#desk/data/week/desk-week.ts";
import { useWatchedWeek, useWeek } from "#desk/data/week/week-context.tsx";
import { useLanguage } from "#desk/language/language-context.tsx";
import { shownMoment } from "#desk/language/times.ts";
import { toBuy } from "#domain/order/to-buy.ts";
import { packingSlips } from "#domain/order-log/packing-slips.ts";
import { paperChanges } from "#domain/order-log/paper-changes.ts";
import { dateText } from "#domain/schedule/date-text.ts";
import { State } from "#web/ui/state.tsx";
import { KitchenSheet } from "./kitchen-sheet.tsx";
import { LabelsSheet, labelsOnPage } from "./labels-sheet.tsx";
import { Parts, RollSheet, SlipsSheet } from "./packing-slips.tsx";
import { a4Rule, labelsRule, usePageRules } from "./page-rules.ts";
import { paperOrders } from "./paper-order.ts";
import { isForEachOrder, isRecorded, type PaperSheet, printedSheet } from "./paper-sheet.ts";
import styles from "./printed-paper.module.css";
import { RouteSheet } from "./route-sheet.tsx";
import { ShoppingSheet } from "./shopping-sheet.tsx";

interface PrintedPaperProps {
  readonly sheet: PaperSheet;
  /** What the bar with Undo says, in the language of the desk. */
  readonly said: string;
}

/** The sheet itself, in the language around it. Printing it is stored in the log, so that every device knows what is on paper. */
export function PrintedPaper({ sheet, said }: PrintedPaperProps) {
  const { language, messages } = useLanguage();
  const { paper: texts } = messages;
  const { shopNames, device } = useMe();
  const shopName = shopNames[language];
  const [search] = useSearchParams();
  const week = useWeek();
  // The shell follows the week in the language of the desk.
  useWatchedWeek();
  const mark = useMark();
  const onlyChanged = search.get("only") === "changed";
  // What was printed here stays on the sheet: a printer may jam, and a print dialog may be closed without printing.
  const [printedHere, setPrintedHere] = useState<readonly string[]>([]);
  const since = onlyChanged && isForEachOrder(sheet) ? changedSince(week, sheet) : undefined;
  const changed = since && new Set([...printedHere, ...since]);
  const places = packingSlips(
    paperOrders(week).filter(({ number }) => changed?.has(number) !== false),
    week.places,
  );
  const orders = places.flatMap((place) => place.orders);
  const bought = week.shopping.items.filter((item) => toBuy(item) > 0);
  const isEmpty =
    { kitchen: week.kitchen, route: week.route, shopping: bought, other: orders }[
      isForEachOrder(sheet) ? "other" : sheet
    ].length === 0;
  const printedAt = usePrinting(() => {
    if (isEmpty || !isRecorded(device.role)) return;
    setPrintedHere(orders.map(({ number }) => number));
    const printed = {
      sheet: printedSheet(sheet),
      shows: week.cursor,
      ...(sheet === "shopping" && {
        list: week.shopping.items
          .filter(({ amount }) => amount > 0)
          .map(({ ingredient, amount }) => ({ ingredient, amount })),
      }),
    };
    mark([{ week: week.week, action: { printed } }], said);
  });
  const date = texts.week(dateText(week.week, language));
  const time = texts.printedAt(shownMoment(printedAt, language));
  const about = [shopName, date, time];
  // On a slip, which is narrow, the time of printing tells the week.
  const onSlip = [shopName, time];
  const { page, pageOf } = texts;
  const onA4 = sheet === "labels" ? labelsRule : a4Rule({ language, parts: about, page, pageOf });
  // The roll measures its slips before it knows its pages.
  usePageRules(sheet === "roll" ? [] : [onA4]);
  if (isEmpty) {
    return (
      <State drawing="empty" title={texts.empty}>
        <p>{onlyChanged ? texts.nothingChanged : texts.emptyHint}</p>
      </State>
    );
  }
  const head = (amount: string) => (
    <SheetHead title={texts.sheets[sheet]} about={about} amount={amount} />
  );
  switch (sheet) {
    case "kitchen":
      return (
        <>
          {head(
            messages.orders.count(week.orders.filter(({ state }) => !state.isCancelled).length),
          )}
          <KitchenSheet kitchen={week.kitchen} />
        </>
      );
    case "slips":
      return (
        <>
          {head(messages.orders.count(orders.length))}
          <SlipsSheet places={places} about={onSlip} />
        </>
      );
    case "labels":
      return <LabelsSheet orders={orders} used={usedLabels(search.get("used"))} />;
    case "roll":
      return <RollSheet orders={orders} about={onSlip} />;
    case "route":
      return (
        <>
          {head(texts.stops(week.route.length))}
          <RouteSheet route={week.route} orders={week.orders} />
        </>
      );
    case "shopping":
      return (
        <>
          {head(texts.ingredients(bought.length))}
          <ShoppingSheet {...week.shopping} items={bought} />
        </>
      );
  }
}

/** The numbers of the orders that came or changed since the last printing; undefined if there was none. */
function changedSince({ orders, printed }: DeskWeek, sheet: PaperSheet) {
  const last = printed.find((each) => each.sheet === printedSheet(sheet));
  return last && paperChanges(last, orders).toPrint.map(({ number }) => number);
}

function usedLabels(text: string | null): number {
  const used = Number(text ?? 0);
  return Number.isInteger(used) && used > 0 && used < labelsOnPage ? used : 0;
}

/**
 * The time that the paper shows as that of its printing, in milliseconds since 1970 UTC: the time at which the browser's print
 * dialog opens. `onPrinted` is called when the dialog is closed. No browser tells whether it was closed without printing.
 */
function usePrinting(onPrinted: () => void): number {
  const [time, setTime] = useState(() => Date.now());
  const printed = useEffectEvent(onPrinted);
  useEffect(() => {
    // The paper must have the time before the browser reads it.
    const before = () => flushSync(() => setTime(Date.now()));
    const after = () => printed();
    addEventListener("beforeprint", before);
    addEventListener("afterprint", after);
    return () => {
      removeEventListener("beforeprint", before);
      removeEventListener("afterprint", after);
    };
  }, []);
  return time;
}

interface SheetHeadProps {
  readonly title: string;
  /** The shop, the week and the time of printing. */
  readonly about: readonly string[];
  /** How much is on the sheet. */
  readonly amount: string;
}

/** The head of a sheet, on its first page. */
function SheetHead({ title, about, amount }: SheetHeadProps) {
  return (
    <header className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.amount}>{amount}</p>
      <Parts className={styles.about} parts={about} />
    </header>
  );
}
