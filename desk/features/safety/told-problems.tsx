import {
  type ToldProblemsQuery,
  toldProblemsDocument,
} from "#contract/generated/desk-late-operations.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { safetyTexts } from "#desk/language/safety-texts.ts";
import { shownMoment } from "#desk/language/times.ts";
import { Failed } from "#desk/parts/order/failed.tsx";
import { useRenewedQuery } from "#desk/parts/order/use-renewed-query.ts";
import { Facts } from "#web/ui/facts.tsx";
import { Card, Hint, ListRow, Stack, Text } from "#web/ui/layout.tsx";
import styles from "./safety-page.module.css";

type Told = ToldProblemsQuery["toldProblems"][number];

/** What was wrong with the shop, and who was told of it when. Suspends until it is known. */
export function ToldProblems() {
  const texts = useTexts(safetyTexts);
  const answer = useRenewedQuery(toldProblemsDocument, {});
  if (!answer.ok) return <Failed said={texts.toldFailed} query={[toldProblemsDocument, {}]} />;
  const { toldProblems: told } = answer.data;
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
