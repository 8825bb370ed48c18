import type { DeskWeek, ShownDeskOrder } from "#desk/data/week/desk-week.ts";
import { useMessages } from "#desk/language/language-context.tsx";
import { Note } from "#web/ui/layout.tsx";
import styles from "./order-notes.module.css";

interface OrderNotesProps extends Pick<ShownDeskOrder, "notes"> {
  /** What the customer wrote about the order; null where the role may not read it. */
  readonly customers?: string | null;
  /** The lasting note about the customer for the readers here; null where the role may not read it. */
  readonly lasting?: string | null;
  /** Of each note; paper has a look of its own. */
  readonly className?: string | undefined;
}

/** The notes of the seller about an order and its customer, and of the customer, prominent because somebody may be allergic. */
export function OrderNotes({
  notes,
  customers,
  lasting,
  className = styles.note,
}: OrderNotesProps) {
  const { packing } = useMessages();
  const hers = [...(lasting ? [lasting] : []), ...notes];
  const all = [
    ...(customers ? [{ label: packing.customersNote, note: customers }] : []),
    ...hers.map((note) => ({ label: packing.note, note })),
  ];
  return all.map(({ label, note }, index) => (
    // The same note may be there twice, and notes are only added.
    // oxlint-disable-next-line react/no-array-index-key
    <p key={index} className={className}>
      <b>{`${label}: `}</b>
      <bdi>{note}</bdi>
    </p>
  ));
}

/** What the customer wrote about a dish; nothing where nothing was written. */
export function DishNote({
  note,
  className,
}: {
  readonly note: string | null;
  readonly className?: string | undefined;
}) {
  const { packing } = useMessages();
  if (!note) return null;
  return (
    <b className={className}>
      {`${packing.customersNote}: `}
      <bdi>{note}</bdi>
    </b>
  );
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
