import { useLayoutEffect, useRef, useState } from "react";
import { useMessages } from "#desk/language/language-context.tsx";
import { BoxLines } from "#desk/parts/order/box-lines.tsx";
import { OrderNotes } from "#desk/parts/order/order-notes.tsx";
import type { PlaceSlips } from "#domain/order-log/packing-slips.ts";
import { classNames } from "#web/ui/class-names.ts";
import styles from "./packing-slips.module.css";
import { commonRollRule, pageControl, rollRule, usePageRules } from "./page-rules.ts";
import type { PaperOrder } from "./paper-order.ts";
import { SheetColumns } from "./sheet-columns.tsx";
import { WhoseBox } from "./whose-box.tsx";

interface PackingSlipProps {
  readonly order: PaperOrder;
  /** The shop and the time of printing, because slips are cut apart. */
  readonly about: readonly string[];
}

/** The paper for one box: whose it is, notes, and what is in it. It has no money and no whole phone number: boxes lie about. */
function PackingSlip({ order, about }: PackingSlipProps) {
  const { number, notes, customerNote, kitchenNote, lines } = order;
  return (
    <article className={styles.slip} data-slip={number}>
      <div className={styles.whose}>
        <WhoseBox order={order} className={styles.name} />
      </div>
      <OrderNotes
        notes={notes}
        customers={customerNote}
        lasting={kitchenNote}
        className={styles.note}
      />
      <div className={styles.lines}>
        <BoxLines lines={lines} />
      </div>
      <Parts className={styles.about} parts={about} />
    </article>
  );
}

interface SlipsSheetProps {
  readonly places: readonly PlaceSlips<PaperOrder>[];
  readonly about: readonly string[];
}

/** The packing slips on A4, by place and then by name. */
export function SlipsSheet({ places, about }: SlipsSheetProps) {
  const { orders: texts } = useMessages();
  const sections = places.map(({ place, orders }) => ({
    key: place,
    heading: (
      <h3 className={styles.place}>
        {place}
        <span className={styles.amount}>{texts.count(orders.length)}</span>
      </h3>
    ),
    pieces: orders.map((order) => ({
      key: order.number,
      content: (
        <div className={styles["on-sheet"]}>
          <PackingSlip order={order} about={about} />
        </div>
      ),
    })),
  }));
  return <SheetColumns sections={sections} />;
}

interface RollSheetProps {
  readonly orders: readonly PaperOrder[];
  readonly about: readonly string[];
}

/** Pixels of CSS in a millimetre. */
const millimetre = 96 / 25.4;

/**
 * The packing slips for a printer with a roll of 80 mm: each slip is a page of its own, as high as the slip, so that the printer cuts
 * after it. CSS has no height that fits the content, so the browser measures the slips. Where pages cannot differ, all are as high as the
 * highest slip.
 */
export function RollSheet({ orders, about }: RollSheetProps) {
  const list = useRef<HTMLDivElement>(null);
  const [heights, setHeights] = useState<readonly number[]>([]);
  useLayoutEffect(() => {
    const container = list.current;
    if (container === null) return;
    const measure = () =>
      setHeights(
        [...container.querySelectorAll<HTMLElement>(":scope > *")].map(({ offsetHeight }) =>
          // Not as it is shown, which may be smaller. One more, because a slip that is a hair too high would get a second page.
          Math.ceil(offsetHeight / millimetre + 1),
        ),
      );
    measure();
    // Texts change their height when their fonts arrive.
    const observer = new ResizeObserver(measure);
    for (const slip of container.children) observer.observe(slip);
    return () => observer.disconnect();
  }, [orders, about]);
  const [control] = useState(pageControl);
  const isEach = control === "each-page";
  usePageRules(
    isEach
      ? heights.map((height, index) => rollRule(`roll-${String(index)}`, height))
      : [commonRollRule(heights)],
  );
  return (
    <div ref={list} className={styles.roll}>
      {orders.map((order, index) => (
        <div
          key={order.number}
          className={styles["on-roll"]}
          style={isEach ? { page: `roll-${String(index)}` } : undefined}
        >
          <PackingSlip order={order} about={about} />
        </div>
      ))}
    </div>
  );
}

interface PartsProps {
  readonly parts: readonly (string | null)[];
  readonly className?: string | undefined;
}

/** Short texts beside each other, each whole on its line. Null parts are left out. There is no sign between them that could end a line. */
export function Parts({ parts, className }: PartsProps) {
  return (
    <p className={classNames(styles.parts, className)}>
      {parts.map((part) => part !== null && <span key={part}>{part}</span>)}
    </p>
  );
}
