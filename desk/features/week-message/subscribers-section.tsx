import { useEffect, useState } from "react";
import * as v from "valibot";
import type { AnswerOf, RequestOf } from "#contract/wire/desk-calls.ts";
import { useCalls } from "#desk/data/calls/call-context.tsx";
import type { Action } from "#desk/data/connection/send-action.ts";
import { useAction } from "#desk/data/connection/use-action.ts";
import { useRenewedCall } from "#desk/data/connection/use-renewed-call.ts";
import { useDraft } from "#desk/data/drafts/draft-context.tsx";
import { ProblemNote } from "#desk/data/session/problem-note.tsx";
import { useMe } from "#desk/data/session/session-context.tsx";
import { useLanguage, useMessages, useTexts } from "#desk/language/language-context.tsx";
import { subscriberTexts } from "#desk/language/subscriber-texts.ts";
import { shownMoment } from "#desk/language/times.ts";
import { ConfirmHint } from "#desk/parts/page/confirm-hint.tsx";
import {
  problemOfOutcome,
  type StoredOutcome,
  sendToStore,
} from "#desk/parts/page/send-to-store.ts";
import { SentMessageCard, useReloadWhileWaiting } from "#desk/parts/page/sent-message.tsx";
import { PageLink } from "#desk/parts/rights/page-link.tsx";
import { directionOf, languages, otherLanguage } from "#domain/language/language.ts";
import { Button } from "#web/ui/button.tsx";
import { Hint, Said, Section, Stack, Toolbar } from "#web/ui/layout.tsx";
import { TryAgainButton } from "#web/ui/try-again-button.tsx";
import { RemoveForm } from "./remove-form.tsx";
import styles from "./subscribers-section.module.css";

type Subscribers = AnswerOf<"subscribers">;
type Text = RequestOf<"tellSubscribers">["text"];

/** What is being sent, until its outcome is known. */
const sending = v.object({
  actionId: v.string(),
  week: v.string(),
  text: v.object({ he: v.string(), en: v.string() }),
});

type Sending = v.InferOutput<typeof sending>;

function isSending(value: unknown): value is Sending {
  return v.is(sending, value);
}

interface SubscribersSectionProps {
  /** The week that orders are taken for. */
  readonly week: string;
  /** What they are told, as it stands on the page. */
  readonly text: Text;
  /** Called once it is stored. */
  readonly onTold: () => void;
}

/** Those who asked to be told by email when orders open: how many they are, the press that tells them, and what was sent last. */
export function SubscribersSection(props: SubscribersSectionProps) {
  const { shell } = useMessages();
  const texts = useTexts(subscriberTexts);
  const { client } = useCalls();
  const answer = useRenewedCall("subscribers", {});
  const reload = () => client.reload("subscribers", {});
  const [said, setSaid] = useState("");
  const last = answer.ok ? answer.data.last : null;
  const [kept, keep] = useDraft("opening-message", isSending);
  // One of an earlier week would tell the wrong deadline.
  const isStale =
    kept !== undefined &&
    answer.ok &&
    (kept.week !== props.week || answer.data.offer !== "offered");
  useEffect(() => {
    // It would be sent by itself once it can be.
    if (isStale) void keep(undefined);
  }, [isStale, keep]);
  useReloadWhileWaiting(last === null ? [] : [last], reload);
  if (!answer.ok)
    return (
      <Section title={texts.title}>
        <div role="alert">
          <p>{texts.failed}</p>
          <TryAgainButton texts={shell} onTry={reload} />
        </div>
      </Section>
    );
  const { offer, confirmed, unconfirmed, stopped, undeliverable } = answer.data;
  const isEmpty = confirmed.he + confirmed.en + unconfirmed === 0;
  const more = [
    ...(unconfirmed > 0 ? [texts.unconfirmed(unconfirmed)] : []),
    ...(stopped > 0 ? [texts.stopped(stopped)] : []),
  ];
  return (
    <Section title={texts.title}>
      <p>{isEmpty ? texts.nobody : texts.readers(confirmed.he, confirmed.en)}</p>
      {offer !== "offered" && (
        <Hint>
          {texts.offer[offer]}{" "}
          {offer !== "no-address" && (
            <PageLink href={offer === "off" ? "/shop/opening" : "/shop/seller"}>
              {texts.toSettings}
            </PageLink>
          )}
        </Hint>
      )}
      {more.length > 0 && <Hint>{more.join(" ")}</Hint>}
      {undeliverable.length > 0 && (
        <details className={styles.folded}>
          <summary>{texts.undeliverable(undeliverable.length)}</summary>
          <ul>
            {undeliverable.map(({ email }) => (
              <li key={email}>
                <bdi dir="ltr">{email}</bdi>
              </li>
            ))}
          </ul>
        </details>
      )}
      {offer === "offered" && (
        <TellForm
          {...props}
          subscribers={answer.data}
          kept={isStale ? undefined : kept}
          keep={keep}
          onSaid={setSaid}
        />
      )}
      <RemoveForm reload={reload} onSaid={setSaid} />
      <Said>{said}</Said>
      {last !== null && (
        <Stack as="ul">
          <SentMessageCard
            message={last}
            title={texts.last}
            toWhom={texts.toReaders}
            reload={reload}
            onSaid={setSaid}
          />
        </Stack>
      )}
    </Section>
  );
}

interface TellFormProps extends SubscribersSectionProps {
  readonly subscribers: Subscribers;
  readonly kept: Sending | undefined;
  readonly keep: (sending: Sending | undefined) => Promise<void>;
  readonly onSaid: (said: string) => void;
}

/** The press that sends what the page says to those who confirmed, at most once by its action id. */
function TellForm({ week, text, onTold, subscribers, kept, keep, onSaid }: TellFormProps) {
  const { shell } = useMessages();
  const { language } = useLanguage();
  const texts = useTexts(subscriberTexts);
  const { client, call } = useCalls();
  const { hasPasskey } = useMe();
  const { confirmed, isOpen, nextAt } = subscribers;
  const readers = confirmed.he + confirmed.en;

  // What may be stored already is sent again as it was.
  const told = kept?.text ?? text;
  const sendWith = ({ actionId }: Action) =>
    sendToStore(
      () => call("tellSubscribers", { actionId, week, text: told }),
      texts.outcomes,
      hasPasskey,
    );
  const { isBusy, isOnline, isInDoubt, outcome, send } = useAction<StoredOutcome>({
    sending: kept === undefined ? null : { actionId: kept.actionId, pressedAt: 0 },
    keep: ({ actionId }) => keep({ actionId, week, text: told }),
    send: sendWith,
    settle: () => keep(undefined),
    onSettled: async ({ kind }) => {
      await client.reload("subscribers", {});
      if (kind !== "stored") return;
      onTold();
      onSaid(texts.saidSent);
    },
  });
  const problem = outcome === null ? null : problemOfOutcome(outcome);
  if (!isInDoubt && !isBusy && nextAt !== null)
    return <Hint>{texts.nextAt(shownMoment(nextAt, language))}</Hint>;
  if (!isInDoubt && !isBusy && !isOpen) return <Hint>{texts.notOpen}</Hint>;
  if (readers === 0) return null;
  return (
    <>
      {languages
        .filter((each) => confirmed[each] > 0)
        .map((each) => {
          const written = told[each] === "" ? otherLanguage(each) : each;
          return (
            <details key={each} open className={styles.folded}>
              <summary>{texts.preview[each]}</summary>
              {written !== each && <Hint>{texts.onlyInOther}</Hint>}
              <p lang={written} dir={directionOf(written)} className={styles.text}>
                {told[written]}
              </p>
            </details>
          );
        })}
      <ConfirmHint />
      {problem !== null && <ProblemNote problem={problem} />}
      <Said role="alert" tone="problem">
        {[
          ...(outcome?.kind === "refused" ? [outcome.why] : []),
          ...(isInDoubt ? [texts.inDoubt] : []),
          ...(isOnline ? [] : [texts.offline]),
        ].join(" ")}
      </Said>
      <Toolbar>
        <Button aria-busy={isBusy} aria-disabled={!isOnline} onClick={isOnline ? send : undefined}>
          {isInDoubt ? shell.sendAgain : texts.send(readers)}
        </Button>
      </Toolbar>
      <Hint>{texts.sendHint}</Hint>
    </>
  );
}
