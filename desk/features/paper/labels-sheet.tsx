import { useMessages } from "#desk/language/language-context.tsx";
import { classNames } from "#web/ui/class-names.ts";
import styles from "./labels-sheet.module.css";
import type { PaperOrder } from "./paper-order.ts";
import { WhoseBox } from "./whose-box.tsx";

interface LabelsSheetProps {
  readonly orders: readonly PaperOrder[];
  /** How many labels of the first sheet are used up. */
  readonly used: number;
}

/** Names of more letters than this are smaller, so that they fit into two lines; places with more take two lines. */
const [longName, longPlace] = [20, 32];

/** Labels of 70 × 37 mm, 24 on a sheet of A4, each with its own margins. */
export function LabelsSheet({ orders, used }: LabelsSheetProps) {
  return labelPages(orders, used).map((page) => (
    <div key={page.first} className={styles.page} data-page>
      {page.labels.map((order, index) =>
        order === null ? (
          // Used labels are alike and have nothing but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} />
        ) : (
          <Label key={order.number} order={order} />
        ),
      )}
    </div>
  ));
}

/** On a delivery the driver reads the lasting note about its customer; of a very long one as much as fits, and the route has all of it. */
function Label({ order }: { readonly order: PaperOrder }) {
  const { paper: texts } = useMessages();
  const { number, name, place, street, lines, notes, orderType, driverNote } = order;
  const isLong = name.length > longName;
  const lasting = orderType === "delivery" ? (driverNote ?? "") : "";
  const isFull = lasting !== "" || notes.length > 0;
  return (
    <article className={classNames(styles.label, isFull && styles.full)} data-label={number}>
      <WhoseBox
        order={order}
        className={classNames(styles.name, isLong && styles["long-name"])}
        things={texts.things(lines.reduce((sum, line) => sum + line.amount - line.missing, 0))}
      />
      {lasting !== "" ? (
        <p
          dir="auto"
          className={classNames(
            styles.lasting,
            (isLong || `${place}${street ?? ""}`.length > longPlace) && styles.crowded,
          )}
        >
          {[...(notes.length > 0 ? [texts.note] : []), lasting].join(", ")}
        </p>
      ) : (
        notes.length > 0 && <p className={styles.note}>{texts.note}</p>
      )}
    </article>
  );
}

/** How many labels of 70 × 37 mm are on a sheet of A4: three columns of eight. */
export const labelsOnPage = 24;

interface LabelPage<Order> {
  readonly first: number;
  /** Null for a label that is used up. */
  readonly labels: readonly (Order | null)[];
}

/** Deals out orders to sheets of labels, of which the first `used` are used up already. */
export function labelPages<Order>(
  orders: readonly Order[],
  used: number,
): readonly LabelPage<Order>[] {
  const labels = [...Array.from({ length: used }, () => null), ...orders];
  const pages = orders.length === 0 ? 0 : Math.ceil(labels.length / labelsOnPage);
  return Array.from({ length: pages }, (_, page) => {
    const first = page * labelsOnPage;
    return { first, labels: labels.slice(first, first + labelsOnPage) };
  });
}
