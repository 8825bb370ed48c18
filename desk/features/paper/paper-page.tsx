import { Suspense } from "react";
import { useParams, useSearchParams } from "wouter";
import { useMe } from "#desk/data/session/session-context.tsx";
import type { DeskWeek } from "#desk/data/week/desk-week.ts";
import { useWeek } from "#desk/data/week/week-context.tsx";
import { LanguageContext, useLanguage } from "#desk/language/language-context.tsx";
import { messagesIn } from "#desk/language/messages.ts";
import { UnreadableOrders } from "#desk/parts/order/order-notes.tsx";
import { PaperFrame } from "#desk/parts/paper/paper-frame.tsx";
import { isLanguage } from "#domain/language/language.ts";
import { Said, Stack } from "#web/ui/layout.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { ScreenBar } from "#web/ui/screen.tsx";
import { State } from "#web/ui/state.tsx";
import { useLabelLayout } from "./label-layout.ts";
import { PaperTools } from "./paper-tools.tsx";
import { papersOf } from "./papers.tsx";
import { PrintedPaper } from "./printed-paper.tsx";

/**
 * A sheet as it will be on paper, and what is pressed to print it. `?language=` is that of the paper, `?only=changed` leaves out what
 * has not changed since the last printing, and `?used=` is the number of labels that are missing from the first sheet.
 */
export function PaperPage() {
  const shown = useLanguage();
  const { paper: texts } = shown.messages;
  const { role } = useMe().device;
  const week = useWeek();
  const layout = useLabelLayout();
  const { sheet: asked } = useParams();
  const name = papersOf(role).find((each) => each === asked);
  const [search] = useSearchParams();
  const wanted = search.get("language");
  const language = isLanguage(wanted) ? wanted : shown.language;
  if (name === undefined) {
    return (
      <Stack gap={4}>
        <ScreenBar title={texts.title} />
        <State drawing="empty" title={texts.noSheet} />
      </Stack>
    );
  }
  return (
    <Stack gap={4}>
      <ScreenBar title={texts.papers[name]} />
      <UnreadableOrders unreadable={week.unreadable} />
      <PaperTools name={name} language={language} layout={layout} />
      {language !== shown.language && (
        <LanguageContext value={{ ...shown, language }}>
          <NamesNotice text={texts.otherNames} week={week} />
        </LanguageContext>
      )}
      <PaperFrame label={texts.preview(texts.papers[name])} language={language}>
        <LanguageContext value={{ ...shown, language, messages: messagesIn(language) }}>
          <Suspense fallback={<Loading texts={shown.messages.shell} />}>
            <PrintedPaper
              key={`${name} ${search.get("only") ?? ""}`}
              name={name}
              said={texts.saidPrinted(texts.papers[name])}
              layout={layout}
            />
          </Suspense>
        </LanguageContext>
      </PaperFrame>
    </Stack>
  );
}

interface NamesNoticeProps {
  readonly text: string;
  /** The week in the language of the desk. */
  readonly week: DeskWeek;
}

/**
 * Says that the names of dishes and places are still in the language of the desk: the names in the language around it, which is that
 * of the paper, are loaded from the server. Shows nothing once they are there.
 */
function NamesNotice({ text, week }: NamesNoticeProps) {
  const isLoaded = namesOf(useWeek()) !== namesOf(week);
  return <Said tone="warning">{isLoaded || namesOf(week) === noNames ? "" : text}</Said>;
}

function namesOf({ places, kitchen }: Pick<DeskWeek, "places" | "kitchen">): string {
  return JSON.stringify([...places, ...kitchen.map(({ dishName }) => dishName)]);
}

const noNames = namesOf({ places: [], kitchen: [] });
