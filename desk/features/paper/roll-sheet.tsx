import { useLayoutEffect, useRef, useState } from "react";
import { PackingSlip } from "./packing-slip.tsx";
import { pageControl } from "./page-control.ts";
import { commonRollRule, rollRule, usePageRules } from "./page-rules.ts";
import type { PaperOrder } from "./paper-order.ts";
import styles from "./roll-sheet.module.css";

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
        [...container.children].map((slip) =>
          // One more, because a slip that is a hair too high would get a second page.
          Math.ceil(slip.getBoundingClientRect().height / millimetre + 1),
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
          className={styles.slip}
          style={isEach ? { page: `roll-${String(index)}` } : undefined}
        >
          <PackingSlip order={order} about={about} />
        </div>
      ))}
    </div>
  );
}
