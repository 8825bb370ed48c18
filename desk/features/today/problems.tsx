import { type TodayQuery, todayDocument } from "#contract/generated/desk-operations.ts";
import type { ProblemKind } from "#contract/wire/desk-problems.ts";
import { useLanguage } from "#desk/language/language-context.tsx";
import { shownMoment } from "#desk/language/times.ts";
import { useQuery } from "#web/graphql/graphql-context.tsx";
import { Note } from "#web/ui/layout.tsx";

type Problem = TodayQuery["today"]["problems"][number];

/** What is wrong with the shop as a whole: it comes before everything else on Today. */
export function Problems() {
  const answer = useQuery(todayDocument, {});
  return answer.ok && answer.data.today.problems.map((each) => <Alert key={each.kind} {...each} />);
}

function Alert({ kind, since, amount, mailProblem }: Problem) {
  const { language, messages } = useLanguage();
  const { problems, otherProblem } = messages.today;
  const texts: Readonly<Partial<Record<string, (typeof problems)[ProblemKind]>>> = problems;
  const text = texts[kind];
  if (text === null) return null;
  const reasons: Readonly<Record<string, string>> = messages.order.problems;
  // The server may be newer, and know more than this build has words for.
  const words = text?.({
    moment: shownMoment(since, language),
    amount: amount ?? 0,
    why: mailProblem === null ? null : (reasons[mailProblem] ?? null),
  });
  return (
    <Note as="p" isError role="alert" weight={600}>
      {words ?? otherProblem}
    </Note>
  );
}
