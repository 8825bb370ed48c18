import { useState } from "react";
import type { AnswerOf } from "#contract/wire/desk-calls.ts";
import { useCalls } from "#desk/data/calls/call-context.tsx";
import { useCataloguePresses } from "#desk/data/catalogue/use-catalogue-presses.ts";
import { ProblemNote } from "#desk/data/session/problem-note.tsx";
import { useConfirmed } from "#desk/data/session/use-confirmed.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { oldWeeksTexts } from "#desk/language/old-weeks-texts.ts";
import { shownMoment } from "#desk/language/times.ts";
import { PressProblemBar } from "#desk/parts/catalogue/press-problem-bar.tsx";
import { ConfirmHint } from "#desk/parts/page/confirm-hint.tsx";
import { dateInJerusalem, dateText } from "#domain/schedule/date-text.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Card, Said, Stack, Text } from "#web/ui/layout.tsx";

type Span = AnswerOf<"today">["oldWeeks"][number];

/** That customers will be kept for fewer years, which one press takes back. */
export function FewerYears({
  years,
  before,
  from,
  seen,
}: NonNullable<AnswerOf<"today">["fewerYears"]>) {
  const { language } = useLanguage();
  const { fewerYears: texts } = useTexts(oldWeeksTexts);
  const { client } = useCalls();
  const { changeByPress, isBusy, problem } = useCataloguePresses();
  const takeBack = async () => {
    const settings = { customerYears: before };
    await changeByPress({ kind: "save-shop", settings, seen }, texts.said(before));
    await client.reload("today", {});
  };
  return (
    <Card as="section" aria-labelledby="fewer-years" align="start">
      <h2 id="fewer-years">{texts.title}</h2>
      <Text weight={600}>{texts.waits(years, before, shownMoment(from, language))}</Text>
      <PressProblemBar problem={problem} />
      <Button data-once aria-busy={isBusy} onClick={() => void takeBack()}>
        {texts.takeBack(before)}
      </Button>
    </Card>
  );
}

export interface OldWeeksProps {
  readonly spans: readonly Span[];
  /** The server's time, in milliseconds since 1970 UTC. */
  readonly now: number;
}

/** The weeks whose customers are erased only if she says so, and those that she has let go. */
export function OldWeeks({ spans, now }: OldWeeksProps) {
  const { language } = useLanguage();
  const { oldWeeks: texts } = useTexts(oldWeeksTexts);
  const { client, call } = useCalls();
  const { isBusy, problem, run } = useConfirmed();
  const [asked, setAsked] = useState<Span | null>(null);
  const say = (through: string | null) => {
    setAsked(null);
    void run(
      () => call("eraseOldWeeks", { through }),
      async () => {
        await client.reload("today", {});
      },
    );
  };
  return (
    <Card as="section" aria-labelledby="old-weeks" align="start">
      <h2 id="old-weeks">{texts.title}</h2>
      {spans.map((span) => {
        const dates = [dateText(span.first, language), dateText(span.last, language)] as const;
        return span.isAllowed ? (
          <Stack key={span.last} gap={2} align="start">
            <Text weight={600}>{texts.allowed(span.weeks, ...dates)}</Text>
            <Button aria-busy={isBusy} onClick={() => say(null)}>
              {texts.takeBack}
            </Button>
          </Stack>
        ) : (
          <Stack key={span.last} gap={2} align="start">
            <Text weight={600}>{texts.waiting(span.weeks, ...dates)}</Text>
            <p>{texts.checkFirst(dateText(dateInJerusalem(now), language))}</p>
            <ConfirmHint />
            <Button data-once aria-busy={isBusy} onClick={() => setAsked(span)}>
              {texts.erase}
            </Button>
          </Stack>
        );
      })}
      {problem !== null && <ProblemNote problem={problem} />}
      <Said>{problem === null ? "" : texts.failed}</Said>
      {asked !== null && (
        <ConfirmDialog
          texts={{ cancel: texts.keep, confirm: texts.erase }}
          title={texts.confirm(asked.weeks)}
          onCancel={() => setAsked(null)}
          onConfirm={() => say(asked.last)}
        >
          <p>{texts.what}</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}
