import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { AnswerOf } from "#contract/wire/desk-calls.ts";
import { useCall, useCalls } from "#desk/data/calls/call-context.tsx";
import { useRenewedCall } from "#desk/data/connection/use-renewed-call.ts";
import { useLanguage, useMessages, useTexts } from "#desk/language/language-context.tsx";
import { safetyTexts } from "#desk/language/safety-texts.ts";
import { agoText, shownMoment } from "#desk/language/times.ts";
import { Failed, FailedPage } from "#desk/parts/page/failed.tsx";
import { Button } from "#web/ui/button.tsx";
import { Facts } from "#web/ui/facts.tsx";
import { Card, Hint, ListRow, Note, Page, Said, Stack, Text } from "#web/ui/layout.tsx";
import { focusPageHeading } from "#web/ui/page-heading.tsx";
import { ScreenBar } from "#web/ui/screen.tsx";
import { useMinute } from "#web/ui/use-minute.ts";
import { type MadeSheet, MakeSheet, SheetToPrint } from "./make-sheet.tsx";
import styles from "./safety-page.module.css";

/** How often the page looks whether a backup is finished. In milliseconds. */
const watchEvery = 2_000;

/** Where the backups are, when the next one is made, the recovery sheet, and who was notified of which problem. */
export function SafetyPage() {
  const { language } = useLanguage();
  const { safety: title } = useMessages().shell;
  const texts = useTexts(safetyTexts);
  const { client, call } = useCalls();
  const answer = useCall("safety", {});
  const reload = () => void client.reload("safety", {});
  const [sheet, setSheet] = useState<MadeSheet | null>(null);
  const [said, setSaid] = useState("");
  const isRunning = answer.ok && answer.data?.isRunning === true;
  // An answer that was kept may be old.
  useEffect(() => void client.reload("safety", {}), [client]);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => void client.reload("safety", {}), watchEvery);
    return () => clearInterval(timer);
  }, [isRunning, client]);
  if (!answer.ok) return <FailedPage title={title} call={["safety", {}]} />;
  const { data: safety } = answer;
  const show = (next: MadeSheet | null, outcome = "") => {
    flushSync(() => {
      setSheet(next);
      setSaid(outcome);
    });
    // The button is gone.
    focusPageHeading();
  };
  if (sheet !== null && safety?.copies) {
    const onUsed = () => {
      show(null, texts.used);
      reload();
    };
    return (
      <SheetToPrint
        sheet={sheet}
        copies={safety.copies}
        onUsed={onUsed}
        onDiscard={() => show(null)}
      />
    );
  }
  return (
    <Page isText>
      <ScreenBar title={title} />
      <Text tone="soft">{texts.intro}</Text>
      <Said tone={said === "" ? undefined : "done"}>{said}</Said>
      {safety === null ? (
        <Note>{texts.notMade}</Note>
      ) : (
        <>
          <Card as="section" align="start" aria-label={title} className={styles.facts}>
            <Facts
              facts={{
                [texts.newest]:
                  safety.newestAt === null ? texts.none : <Moment at={safety.newestAt} />,
                [texts.next]: shownMoment(safety.nextAt, language),
                [texts.where]: safety.isBesideData ? texts.besideData : texts.elsewhere,
              }}
            />
            <Said>{isRunning ? texts.running : ""}</Said>
            <Button
              aria-busy={isRunning}
              onClick={() => {
                if (!isRunning) void call("backUpNow", {}).then(reload, reload);
              }}
            >
              {texts.backUp}
            </Button>
          </Card>
          <Copies copies={safety.copies} sheetMadeAt={safety.sheetMadeAt} />
          {safety.copies !== null && <MakeSheet sheetMadeAt={safety.sheetMadeAt} onMade={show} />}
        </>
      )}
      <ToldProblems />
    </Page>
  );
}

type ShownSafety = NonNullable<AnswerOf<"safety">>;

function Copies({ copies, sheetMadeAt }: Pick<ShownSafety, "copies" | "sheetMadeAt">) {
  const texts = useTexts(safetyTexts);
  return (
    <Card as="section" aria-labelledby="copies" className={styles.facts}>
      <h2 id="copies">{texts.copies}</h2>
      {copies === null ? (
        <p>{texts.noPlace}</p>
      ) : (
        <>
          <Facts
            facts={{
              [texts.place]: (
                <>
                  {texts.kinds[copies.kind]}, <bdi dir="ltr">{copies.name}</bdi>
                </>
              ),
              [texts.newestCopy]:
                copies.newestAt === null ? texts.noCopy : <Moment at={copies.newestAt} />,
              [texts.compared]:
                copies.comparedAt === null ? (
                  texts.neverCompared
                ) : (
                  <Moment at={copies.comparedAt} />
                ),
            }}
          />
          {!copies.isReachable && <Text tone="warning">{texts.unreachable}</Text>}
          {sheetMadeAt === null && <Text tone="warning">{texts.waitsForSheet}</Text>}
        </>
      )}
    </Card>
  );
}

function Moment({ at }: { readonly at: number }) {
  const { language } = useLanguage();
  const now = useMinute();
  return `${shownMoment(at, language)} (${agoText(at, now, language)})`;
}

type Told = AnswerOf<"toldProblems">[number];

/** The past problems of the shop, and who was notified when. Suspends until they are known. */
export function ToldProblems() {
  const texts = useTexts(safetyTexts);
  const answer = useRenewedCall("toldProblems", {});
  if (!answer.ok) return <Failed said={texts.toldFailed} call={["toldProblems", {}]} />;
  const { data: told } = answer;
  return (
    <Card as="section" aria-labelledby="told" className={styles.facts}>
      <h2 id="told">{texts.told}</h2>
      <Hint>{texts.toldHint}</Hint>
      {told.length === 0 && <p>{texts.nothingTold}</p>}
      {told.some(({ mail }) => mail === null) && <Hint>{texts.noMailHint}</Hint>}
      <Stack as="ul">
        {told.map((each) => (
          <ToldProblem key={`${each.kind} ${String(each.since)}`} told={each} />
        ))}
      </Stack>
    </Card>
  );
}

function ToldProblem({ told: { kind, since, overAt, devices, mail } }: { readonly told: Told }) {
  const { language } = useLanguage();
  const texts = useTexts(safetyTexts);
  const names: Readonly<Partial<Record<string, string>>> = texts.problems;
  const moment = (at: number) => shownMoment(at, language);
  return (
    <ListRow gap={2}>
      <Text weight={600}>{names[kind] ?? texts.otherProblem}</Text>
      <Facts
        facts={{
          [texts.lasted]:
            overAt === null
              ? texts.stillLasts(moment(since))
              : texts.fromTo(moment(since), moment(overAt)),
          [texts.mailed]: mail === null ? texts.noMail : <Mailed mail={mail} />,
          [texts.pushed]: texts.devices(devices),
        }}
      />
    </ListRow>
  );
}

/** Whom the mails went to, and whether they left. */
function Mailed({
  mail: { to, begunAt, overAt, failure },
}: {
  readonly mail: NonNullable<Told["mail"]>;
}) {
  const { language, messages } = useLanguage();
  const texts = useTexts(safetyTexts);
  const reasons: Readonly<Partial<Record<string, string>>> = messages.order.problems;
  return (
    <>
      <bdi dir="ltr">{to}</bdi>
      {begunAt !== null && <p>{texts.mailedBegin(shownMoment(begunAt, language))}</p>}
      {overAt !== null && <p>{texts.mailedEnd(shownMoment(overAt, language))}</p>}
      {failure !== null && (
        <Text tone="warning">{texts.mailFailed(reasons[failure] ?? failure)}</Text>
      )}
    </>
  );
}
