import type { CSSProperties } from "react";
import { useMessages } from "#desk/language/language-context.tsx";
import { classNames } from "#web/ui/class-names.ts";
import {
  type LabelLayout,
  type LabelSheet,
  type LabelSheetName,
  labelSheets,
  labelsOn,
} from "./label-layout.ts";
import styles from "./labels-sheet.module.css";
import { type PaperOrder, thingsInBox } from "./paper-order.ts";
import { WhoseBox } from "./whose-box.tsx";

interface LabelsSheetProps {
  readonly orders: readonly PaperOrder[];
  /** How many labels of the first sheet are used up. */
  readonly used: number;
  readonly layout: Pick<LabelLayout, "sheet" | "right" | "down">;
}

/** Places of more letters take two lines. */
const longPlace = 32;

/** Labels on sheets of A4, each with its own margins. */
export function LabelsSheet({ orders, used, layout: { sheet, right, down } }: LabelsSheetProps) {
  const { width, height, columns, rows, gap, look, longName } = labelSheets[sheet];
  const lengths = { width, height, gap, right, down };
  const style = Object.fromEntries([
    ...Object.entries(lengths).map(([name, length]) => [`--${name}`, `${String(length)}mm`]),
    ["--columns", columns],
    ["--rows", rows],
  ]) as CSSProperties;
  return labelPages(orders, used, sheet).map((page) => (
    <div key={page.first} className={styles.page} style={style} data-page>
      <div className={classNames(styles.labels, look !== "large" && styles[look])}>
        {page.labels.map((order, index) =>
          order === null ? (
            // Used labels are alike and have nothing but their place.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={index} />
          ) : (
            <Label key={order.number} order={order} look={look} longName={longName} />
          ),
        )}
      </div>
    </div>
  ));
}

interface LabelProps extends Pick<LabelSheet, "look" | "longName"> {
  readonly order: PaperOrder;
}

/**
 * On a delivery the driver reads what its customer wrote about the order and the lasting note about them; of very long ones as much as fits, and
 * the route has all of it. Where a smaller label has no room, the number of things in the box gives way to what tells whose it is.
 */
function Label({ order, look, longName }: LabelProps) {
  const { paper: texts } = useMessages();
  const { number, name, place, street, lines, notes, orderType, customerNote, driverNote } = order;
  const isLong = name.length > longName;
  const forDriver = [customerNote, driverNote].filter(Boolean).join(", ");
  const lasting = orderType === "delivery" ? forDriver : "";
  const isNoted =
    notes.length > 0 ||
    lines.some(({ note }) => note) ||
    (orderType === "pickup" && Boolean(customerNote));
  const isFull = lasting !== "" || isNoted;
  return (
    <article className={classNames(styles.label, isFull && styles.full)} data-label={number}>
      <WhoseBox
        order={order}
        className={classNames(styles.name, isLong && styles["long-name"])}
        {...((look === "large" || (look === "medium" && !isLong)) && {
          things: texts.things(thingsInBox(order)),
        })}
      />
      {lasting !== "" ? (
        <p
          dir="auto"
          className={classNames(
            styles.lasting,
            (isLong || `${place}${street ?? ""}`.length > longPlace) && styles.crowded,
          )}
        >
          {[...(isNoted ? [texts.note] : []), lasting].join(", ")}
        </p>
      ) : (
        isNoted && <p className={styles.note}>{texts.note}</p>
      )}
    </article>
  );
}

interface LabelPage<Order> {
  readonly first: number;
  /** Null for a label that is used up. */
  readonly labels: readonly (Order | null)[];
}

/** Deals out orders to sheets of labels, of which the first `used` are used up already. */
export function labelPages<Order>(
  orders: readonly Order[],
  used: number,
  sheet: LabelSheetName,
): readonly LabelPage<Order>[] {
  const labelsOnPage = labelsOn(sheet);
  const labels = [...Array.from({ length: used }, () => null), ...orders];
  const pages = orders.length === 0 ? 0 : Math.ceil(labels.length / labelsOnPage);
  return Array.from({ length: pages }, (_, page) => {
    const first = page * labelsOnPage;
    return { first, labels: labels.slice(first, first + labelsOnPage) };
  });
}
