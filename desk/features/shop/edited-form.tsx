import { type ReactNode, type SyntheticEvent, useEffect, useRef } from "react";
import { ProblemNote } from "#desk/data/session/problem-note.tsx";
import { catalogueTextsByLanguage } from "#desk/language/catalogue-texts.ts";
import { useMessages, useTexts } from "#desk/language/language-context.tsx";
import { shopTexts } from "#desk/language/shop-texts.ts";
import { ChooseVersion } from "#desk/parts/edited/choose-version.tsx";
import { useDraftWarnings } from "#desk/parts/page/resumed-note.tsx";
import { decodePart } from "#domain/decode-part.ts";
import { Button } from "#web/ui/button.tsx";
import { Card, Said, Stack, Toolbar } from "#web/ui/layout.tsx";
import { checkedSettings } from "./settings-of-part.ts";
import styles from "./shop-page.module.css";
import type { TypedValues } from "./typed-values.ts";
import type { Edited } from "./use-edited.ts";

interface EditedFormProps {
  readonly edited: Edited;
  readonly children: ReactNode;
}

/** The fields of something with its save button, and everything that is to be said about saving. */
export function EditedForm({ edited, children }: EditedFormProps) {
  const texts = useTexts(shopTexts);
  const { outcomes, needsConnection } = useTexts(catalogueTextsByLanguage);
  const { shell } = useMessages();
  const draftWarnings = useDraftWarnings();
  const form = useRef<HTMLFormElement>(null);
  const { told, note, isInDoubt, isBusy, isOnline, isElsewhere, unconfirmed } = edited;
  useEffect(() => {
    if (told.count > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [told.count]);
  // A line of what is missing leads to its field by the fragment of the address.
  useEffect(() => {
    const place = document.getElementById(decodePart(location.hash.slice(1)) ?? "");
    place?.querySelector<HTMLElement>("input, textarea, select")?.focus();
  }, []);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isOnline && !isElsewhere) edited.save();
  };
  return (
    <Stack as="form" ref={form} noValidate gap={4} onSubmit={submit}>
      <Stack as="fieldset" gap={4} disabled={isInDoubt || isBusy}>
        {children}
      </Stack>
      {isElsewhere && <ChangedElsewhere edited={edited} />}
      {unconfirmed !== null && <ProblemNote problem={unconfirmed} />}
      <Said role="alert" tone="problem">
        {[
          ...(told.problems.length > 0 ? [outcomes.invalid] : []),
          ...(note === null ? [] : [outcomes[note]]),
          ...(isOnline ? [] : [needsConnection]),
          ...draftWarnings,
        ].join(" ")}
      </Said>
      <Toolbar>
        <Button
          look="main"
          type="submit"
          aria-busy={isBusy}
          aria-disabled={!isOnline || isElsewhere}
        >
          {isInDoubt ? shell.sendAgain : texts.save}
        </Button>
        {edited.isKept && !isInDoubt && !isBusy && (
          <Button onClick={edited.startOver}>{texts.discard}</Button>
        )}
      </Toolbar>
    </Stack>
  );
}

/** What is stored now beside what was typed, and which of the two goes on. */
function ChangedElsewhere({ edited }: Omit<EditedFormProps, "children">) {
  const { stored, values } = edited;
  const texts = useTexts(shopTexts);
  const keys = [...new Set([...Object.keys(stored), ...Object.keys(values)])].filter(
    (key) => JSON.stringify(stored[key]) !== JSON.stringify(values[key]),
  );
  return (
    <Card
      as="section"
      role="alert"
      aria-label={texts.changedElsewhere}
      isLow
      className={styles.elsewhere}
    >
      <p>{texts.changedElsewhere}</p>
      <Stack as="dl" gap={2} className={styles.facts}>
        {keys.map((key) => (
          <div key={key}>
            <dt>{labelIn(texts, key)}</dt>
            <dd>
              {textsOf(stored[key]).map((text) => (
                <bdi key={text} className={styles.stored}>
                  {isChecked(key) && (text === "yes" || text === "no") ? texts.checked[text] : text}
                </bdi>
              ))}
            </dd>
          </div>
        ))}
      </Stack>
      <ChooseVersion onKeepMine={edited.keepMine} onTakeStored={edited.startOver} />
    </Card>
  );
}

function isChecked(key: string): boolean {
  return checkedSettings.some((name) => name === key);
}

function textsOf(value: TypedValues[string] | undefined): readonly string[] {
  if (value === undefined) return [];
  const texts = typeof value === "string" ? [value] : [value.he, value.en];
  return texts.filter((text) => text.trim() !== "");
}

/** The name of a field by its path in what is saved. */
function labelIn({ fields, terms, times }: (typeof shopTexts)["he"], key: string): string {
  const [list, index, name] = key.split(".");
  if (list === "terms")
    return `${terms.section(Number(index) + 1)}, ${name === "text" ? terms.text : terms.heading}`;
  if (list === "deadline" || list === "opening")
    return `${times[list]}: ${index === "time" ? times.time : times.day}`;
  const renamed = key === "name" ? fields.name : (fields as Readonly<Record<string, string>>)[key];
  return renamed ?? key;
}
