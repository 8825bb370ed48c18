import { useEffect, useEffectEvent, useState } from "react";
import { flushSync } from "react-dom";
import { useSearchParams } from "wouter";
import { useMark } from "#desk/data/marks/mark-context.tsx";
import { useMay, useMe } from "#desk/data/session/session-context.tsx";
import type { DeskWeek } from "#desk/data/week/desk-week.ts";
import { useWatchedWeek, useWeek } from "#desk/data/week/week-context.tsx";
import { useLanguage } from "#desk/language/language-context.tsx";
import { shownMoment } from "#desk/language/times.ts";
import { toBuy } from "#domain/order/to-buy.ts";
import type { Sheet } from "#domain/order-log/desk-event.ts";
import { packingSlips } from "#domain/order-log/packing-slips.ts";
import { contentOfSheets, paperChanges } from "#domain/order-log/paper-changes.ts";
import { dateText } from "#domain/schedule/date-text.ts";
import { State } from "#web/ui/state.tsx";
import { type LabelLayout, labelsOn } from "./label-layout.ts";
import { Parts } from "./packing-slips.tsx";
import { a4Rule, labelsRule, usePageRules } from "./page-rules.ts";
import { paperOrders } from "./paper-order.ts";
import { type PaperName, papers } from "./papers.tsx";
import styles from "./printed-paper.module.css";

interface PrintedPaperProps {
  readonly name: PaperName;
  /** What the bar with Undo says, in the language of the desk. */
  readonly said: string;
  readonly layout: LabelLayout;
}

/** The sheet itself, in the language around it. Printing it is stored in the log, so that every device knows what is on paper. */
export function PrintedPaper({ name, said, layout }: PrintedPaperProps) {
  const { language, messages } = useLanguage();
  const { paper: texts } = messages;
  const { shopNames } = useMe();
  const may = useMay();
  const shopName = shopNames[language];
  const [search] = useSearchParams();
  const week = useWeek();
  // The shell follows the week in the language of the desk.
  useWatchedWeek();
  const mark = useMark();
  const onlyChanged = search.get("only") === "changed";
  // What was printed here stays on the sheet: a printer may jam, and a print dialog may be closed without printing.
  const [printedHere, setPrintedHere] = useState<readonly string[]>([]);
  const paper = papers[name];
  const { printedAs } = paper;
  const since = onlyChanged && paper.isForEachOrder ? changedSince(week, printedAs) : undefined;
  const changed = since && new Set([...printedHere, ...since]);
  const places = packingSlips(
    paperOrders(week).filter(({ number }) => changed?.has(number) !== false),
    week.places,
  );
  const orders = places.flatMap((place) => place.orders);
  const bought = week.shopping.items.filter((item) => toBuy(item) > 0);
  const things = { week, orders, places, bought };
  const isEmpty = paper.count(things) === 0;
  const printedAt = usePrinting(() => {
    if (isEmpty || !may.mark("printed")) return undefined;
    const printed = {
      sheet: printedAs,
      shows: week.cursor,
      ...(contentOfSheets[printedAs] === "list" && {
        list: week.shopping.items
          .filter(({ amount }) => amount > 0)
          .map(({ ingredient, amount }) => ({ ingredient, amount })),
      }),
    };
    return () => {
      setPrintedHere(orders.map(({ number }) => number));
      mark([{ week: week.week, action: { printed } }], said);
    };
  });
  const date = texts.week(dateText(week.week, language));
  const time = texts.printedAt(shownMoment(printedAt, language));
  const about = [shopName, date, time];
  const { page, pageOf } = texts;
  const rules = {
    a4: [a4Rule({ language, parts: about, page, pageOf })],
    labels: [labelsRule],
    // The roll measures its slips before it knows its pages.
    roll: [],
  };
  usePageRules(rules[paper.pages]);
  if (isEmpty) {
    return (
      <State drawing="empty" title={texts.empty}>
        <p>{onlyChanged ? texts.nothingChanged : texts.emptyHint}</p>
      </State>
    );
  }
  return (
    <>
      {paper.amount !== null && (
        <SheetHead
          title={texts.papers[name]}
          about={about}
          amount={paper.amount(things, messages)}
        />
      )}
      {paper.sheet({
        ...things,
        // On a slip, which is narrow, the time of printing tells the week.
        onSlip: [shopName, time],
        used: usedLabels(search.get("used"), labelsOn(layout.sheet)),
        layout,
      })}
    </>
  );
}

/** The numbers of the orders that came or changed since the last printing; undefined if there was none. */
function changedSince({ orders, printed }: DeskWeek, sheet: Sheet) {
  const last = printed.find((each) => each.sheet === sheet);
  return last && paperChanges(last, orders).toPrint.map(({ number }) => number);
}

function usedLabels(text: string | null, labelsOnPage: number): number {
  const used = Number(text ?? 0);
  return Number.isInteger(used) && used > 0 && used < labelsOnPage ? used : 0;
}

/**
 * The time that the paper shows as that of its printing, in milliseconds since 1970 UTC: the time at which the browser's print
 * dialog opens. `onPrint` is called then, because the page may go on behind the dialog and the paper does not; what it gives is called
 * when the dialog is closed. No browser tells whether it was closed without printing.
 */
function usePrinting(onPrint: () => (() => void) | undefined): number {
  const [time, setTime] = useState(() => Date.now());
  const print = useEffectEvent(onPrint);
  useEffect(() => {
    let end: (() => void) | undefined;
    const before = () => {
      // The paper must have the time before the browser reads it.
      flushSync(() => setTime(Date.now()));
      end = print();
    };
    const after = () => {
      end?.();
      end = undefined;
    };
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
