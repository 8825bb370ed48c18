import { type SyntheticEvent, useId, useRef, useState } from "react";
import type { NoteReader } from "#contract/generated/desk-operations.ts";
import { useMark } from "#desk/data/marks/mark-context.tsx";
import { customersTexts } from "#desk/language/customers-texts.ts";
import { useTexts } from "#desk/language/language-context.tsx";
import { noteReaders } from "#domain/order-log/desk-event.ts";
import { Button } from "#web/ui/button.tsx";
import { inputClass } from "#web/ui/field.tsx";
import { Hint, Row, Section } from "#web/ui/layout.tsx";
import styles from "./customers-page.module.css";
import type { ShownPerson } from "./person-page.tsx";

/** The longest note that the server takes. */
const longestNote = 200;

interface LastingNotesProps {
  /** Of the order that the notes are written on: the newest of the person. */
  readonly number: string;
  readonly name: string;
  readonly notes: ShownPerson["notes"];
}

/** What lasts about a person: a note for the seller, one for the kitchen, and one for the driver. */
export function LastingNotesSection({ number, name, notes }: LastingNotesProps) {
  const texts = useTexts(customersTexts);
  const press = useMark();
  return (
    <Section gap={2} aria-labelledby="lasting">
      <h2 id="lasting">{texts.lasting}</h2>
      {noteReaders.map((reader) => (
        <LastingNote
          key={`${reader} ${notes[reader]}`}
          reader={reader}
          note={notes[reader]}
          onSave={(text) =>
            press(
              [{ orderNumber: number, action: { lastingNote: { reader, text } } }],
              texts.saidNote[text === "" ? "removed" : "saved"](name),
            )
          }
        />
      ))}
      <Hint id="lasting-hint">{texts.noteHint}</Hint>
    </Section>
  );
}

interface LastingNoteProps {
  readonly reader: NoteReader;
  readonly note: string;
  readonly onSave: (text: string) => void;
}

function LastingNote({ reader, note, onSave }: LastingNoteProps) {
  const texts = useTexts(customersTexts);
  const id = useId();
  const [typed, setTyped] = useState(note);
  const [saved, setSaved] = useState(note);
  const field = useRef<HTMLInputElement>(null);
  const text = typed.trim();
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    if (text === saved) return;
    setSaved(text);
    // The button is about to go.
    field.current?.focus();
    onSave(text);
  };
  return (
    <Row as="form" gap={2} align="center" className={styles.note} onSubmit={save}>
      <label htmlFor={id}>{texts.noteFor[reader]}</label>
      <input
        ref={field}
        id={id}
        type="text"
        dir="auto"
        maxLength={longestNote}
        autoComplete="off"
        aria-describedby="lasting-hint"
        className={inputClass}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {text !== saved && (
        <Button type="submit" aria-label={`${texts.save}: ${texts.noteFor[reader]}`}>
          {texts.save}
        </Button>
      )}
    </Row>
  );
}
