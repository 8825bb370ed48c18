import { type SyntheticEvent, useState } from "react";
import type { NoteReader } from "#contract/generated/desk-operations.ts";
import { useMark } from "#desk/data/marks/mark-context.tsx";
import { customersTexts } from "#desk/language/customers-texts.ts";
import { useMessages, useTexts } from "#desk/language/language-context.tsx";
import { NamedButton } from "#desk/parts/order/named-button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Row } from "#web/ui/layout.tsx";
import styles from "./customers-page.module.css";
import type { ShownPerson } from "./person-page.tsx";

/** The longest note that the server takes. */
const longestNote = 200;

interface LastingNoteProps {
  /** The newest order of the person, as the server gave it last. The note is written on it. */
  readonly order: ShownPerson["orders"][number];
  readonly reader: NoteReader;
}

/** What lasts about a person for one reader, in a field of its own. */
export function LastingNote({ order, reader }: LastingNoteProps) {
  const { shell } = useMessages();
  const texts = useTexts(customersTexts);
  const press = useMark();
  const [typed, setTyped] = useState<string | null>(null);
  // Until the server is asked again, which gives another object: by then it is stored, taken back or refused.
  const [sent, setSent] = useState<{ readonly on: typeof order; readonly text: string }>();
  const note = sent?.on === order ? sent.text : (order[`${reader}Note`] ?? "");
  const text = (typed ?? note).trim().replaceAll(/\s+/gu, " ");
  const save = (event: SyntheticEvent<HTMLElement>) => {
    event.preventDefault();
    if (text === note) return;
    setSent({ on: order, text });
    setTyped(null);
    // The button is about to go.
    event.currentTarget.querySelector("textarea")?.focus();
    press(
      [{ orderNumber: order.number, action: { lastingNote: { reader, text } } }],
      texts.saidNote(order.name),
    );
  };
  return (
    <Row
      as="form"
      align="end"
      className={styles.note}
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key === "Enter") save(event);
      }}
    >
      <TextField
        label={texts.noteFor[reader]}
        rows={1}
        dir="auto"
        maxLength={longestNote}
        value={typed ?? note}
        onType={setTyped}
      />
      {text !== note && (
        <NamedButton type="submit" text={shell.save} name={texts.noteFor[reader]} />
      )}
    </Row>
  );
}
