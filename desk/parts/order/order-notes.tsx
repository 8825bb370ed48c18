import type { ShownDeskOrder } from "#desk/data/week/week-context.tsx";
import { useMessages } from "#desk/language/language-context.tsx";
import styles from "./order-notes.module.css";

interface OrderNotesProps extends Pick<ShownDeskOrder, "notes"> {
  /** Of each note; paper has a look of its own. */
  readonly className?: string | undefined;
}

/** The seller's notes about an order, prominent because somebody may be allergic. */
export function OrderNotes({ notes, className = styles.note }: OrderNotesProps) {
  const { packing } = useMessages();
  return notes.map((note, index) => (
    // The same note may be there twice, and notes are only added.
    // oxlint-disable-next-line react/no-array-index-key
    <p key={index} className={className}>
      <b>{`${packing.note}: `}</b>
      <bdi>{note}</bdi>
    </p>
  ));
}
