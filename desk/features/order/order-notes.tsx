import { type SyntheticEvent, useState } from "react";
import { useMark } from "#desk/data/marks/mark-context.tsx";
import type { ShownDeskOrder } from "#desk/data/week/desk-week.ts";
import { useMessages } from "#desk/language/language-context.tsx";
import { May } from "#desk/parts/rights/may.tsx";
import { noteReaders } from "#domain/order-log/desk-event.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Note, Row, Section, Stack } from "#web/ui/layout.tsx";
import styles from "./order-view.module.css";

/** The longest note that the server takes. */
const longestNote = 500;

/** The seller's notes about an order, and one more. */
export function OrderNotesSection({ order }: { readonly order: ShownDeskOrder }) {
  const { order: texts } = useMessages();
  const mark = useMark();
  const [typed, setTyped] = useState("");
  const add = (event: SyntheticEvent<HTMLElement>) => {
    event.preventDefault();
    event.currentTarget.querySelector("textarea")?.focus();
    const note = typed.trim();
    if (note === "") return;
    mark([{ orderNumber: order.number, action: { note } }], texts.said.note(order.name));
    setTyped("");
  };
  return (
    <Section title={texts.notes}>
      {order.customerNote && (
        <Note as="p" dir="auto" className={styles.note}>
          {texts.customersNote(order.customerNote)}
        </Note>
      )}
      {noteReaders.map((reader) => {
        const note = order[`${reader}Note`];
        if (!note) return null;
        return (
          <Note as="p" key={reader} dir="auto" className={styles.note}>
            {texts.events.lastingNotes[reader](note)}
          </Note>
        );
      })}
      {order.notes.length > 0 && (
        <Stack as="ul" gap={2}>
          {order.notes.map((note, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- notes may be equal, and only ever follow each other
            <Note as="li" key={index} dir="auto" className={styles.note}>
              {note}
            </Note>
          ))}
        </Stack>
      )}
      <May mark="note">
        <Stack as="form" onSubmit={add}>
          <TextField
            label={texts.newNote}
            hint={texts.noteHint}
            rows={2}
            maxLength={longestNote}
            dir="auto"
            value={typed}
            onType={setTyped}
          />
          <Row>
            <Button type="submit">{texts.addNote}</Button>
          </Row>
        </Stack>
      </May>
    </Section>
  );
}
