import { useEffect, useRef } from "react";
import * as v from "valibot";
import {
  keepRegularsTextDocument,
  type RegularsQuery,
  regularsDocument,
} from "#contract/generated/desk-late-operations.ts";
import { sendAction } from "#desk/data/connection/send-action.ts";
import { useDraft } from "#desk/data/drafts/draft-context.tsx";
import { useMessages, useTexts } from "#desk/language/language-context.tsx";
import { weekMessageTexts } from "#desk/language/week-message-texts.ts";
import { useRenewedQuery } from "#desk/parts/order/use-renewed-query.ts";
import { whatsappNumber } from "#domain/customer/whatsapp-number.ts";
import { directionOf, languages } from "#domain/language/language.ts";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Hint, ListRow, Row, Section, Stack } from "#web/ui/layout.tsx";
import { menuLink } from "./chat-draft.ts";
import { longestKept } from "./message-texts.tsx";
import styles from "./regulars.module.css";

type Regular = RegularsQuery["regulars"]["people"][number];

const textDraft = v.object({ he: v.string(), en: v.string() });

function isTextDraft(value: unknown): value is v.InferOutput<typeof textDraft> {
  return v.is(textDraft, value);
}

/** Who orders nearly every week and has not ordered now: one press writes to one of them. The text is kept when it is used. */
export function RegularPeople() {
  const texts = useTexts(weekMessageTexts);
  const { client, execute } = useGraphql();
  const answer = useRenewedQuery(regularsDocument, {});
  const [typed, keep] = useDraft("regulars-text", isTextDraft);
  const newest = useRef(typed);
  useEffect(() => {
    newest.current = typed;
  }, [typed]);
  if (!answer.ok) return <Hint role="alert">{texts.regularsFailed}</Hint>;
  const { text: kept, people } = answer.data.regulars;
  const text = typed ?? { he: kept.he, en: kept.en };
  const keepText = async () => {
    if (typed === undefined) return;
    const { kind } = await sendAction(
      () => execute(keepRegularsTextDocument, { text }),
      (data) => data.keepRegularsText,
    );
    if (kind !== "answered") return;
    await client.reload(regularsDocument, {});
    // What was typed meanwhile stays.
    if (newest.current === typed) await keep(undefined);
  };
  return (
    <Section aria-labelledby="regulars">
      <h2 id="regulars">{texts.regulars}</h2>
      <Hint>{people.length === 0 ? texts.noRegulars : texts.regularsHint}</Hint>
      <Stack as="ul" gap={2}>
        {people.map((person) => (
          <RegularRow
            key={person.number}
            person={person}
            text={text[person.language]}
            onWrite={() => void keepText()}
          />
        ))}
      </Stack>
      {languages
        .filter((language) => people.some((person) => person.language === language))
        .map((language) => (
          <TextField
            key={language}
            label={texts.regularsText[language]}
            hint={texts.regularsTextHint}
            rows={3}
            value={text[language]}
            maxLength={longestKept}
            onType={(now) => void keep({ ...text, [language]: now })}
            lang={language}
            dir={directionOf(language)}
          />
        ))}
    </Section>
  );
}

interface RegularRowProps {
  readonly person: Regular;
  readonly text: string;
  readonly onWrite: () => void;
}

function RegularRow({ person, text, onWrite }: RegularRowProps) {
  const { order } = useMessages();
  const texts = useTexts(weekMessageTexts);
  const { name, phoneNumber, language, weeks } = person;
  const { words, address } = menuLink(language, location.origin);
  const message = encodeURIComponent([text.trim(), `${words}:\n${address}`].join("\n\n").trim());
  const whatsapp = whatsappNumber(phoneNumber);
  return (
    <ListRow gap={1}>
      <Row align="center" isSpread className={styles.person}>
        <Stack as="span" gap={0}>
          <bdi>{name}</bdi>
          <Hint as="span">{texts.ofWeeks(weeks)}</Hint>
        </Stack>
        {whatsapp === undefined ? (
          <a
            href={`tel:${phoneNumber}`}
            className={buttonClass("plain")}
            aria-label={`${order.call} ${name} ${phoneNumber}`}
          >
            <bdi dir="ltr">{phoneNumber}</bdi>
          </a>
        ) : (
          <a
            href={`https://wa.me/${whatsapp}?text=${message}`}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass("plain")}
            aria-label={order.inNewTab(texts.whatsappTo(name))}
            onClick={onWrite}
          >
            {order.whatsapp}
          </a>
        )}
      </Row>
    </ListRow>
  );
}
