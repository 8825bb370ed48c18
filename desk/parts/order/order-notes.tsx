import type { DeskWeek, ShownDeskOrder } from "#desk/data/week/desk-week.ts";
import { useMessages } from "#desk/language/language-context.tsx";
import { Note } from "#web/ui/layout.tsx";
import styles from "./order-notes.module.css";

interface OrderNotesProps extends Pick<ShownDeskOrder, "notes"> {
  /** The lasting note about the customer for the readers here; null where the role may not read it. */
  readonly lasting?: string | null;
  /** Of each note; paper has a look of its own. */
  readonly className?: string | undefined;
}

/** The seller's notes about an order and its customer, prominent because somebody may be allergic. */
export function OrderNotes({ notes, lasting, className = styles.note }: OrderNotesProps) {
  const { packing } = useMessages();
  return [...(lasting ? [lasting] : []), ...notes].map((note, index) => (
    // The same note may be there twice, and notes are only added.
    // oxlint-disable-next-line react/no-array-index-key
    <p key={index} className={className}>
      <b>{`${packing.note}: `}</b>
      <bdi>{note}</bdi>
    </p>
  ));
}

/** Says which orders are damaged, wherever their food would be missed: they are in no list and on no paper. */
export function UnreadableOrders({ unreadable }: Pick<DeskWeek, "unreadable">) {
  const { orders } = useMessages();
  if (unreadable.length === 0) return null;
  return (
    <Note as="p" isError role="alert" tone="error">
      {orders.unreadable(unreadable)}
    </Note>
  );
}
