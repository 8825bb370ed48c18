import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { useLocation } from "wouter";
import { useConnectionState } from "#desk/data/connection/use-action.ts";
import { useQueueState } from "#desk/data/marks/mark-context.tsx";
import { useMe } from "#desk/data/session/session-context.tsx";
import { useAsOf, useWatchedWeek } from "#desk/data/week/week-context.tsx";
import { useLanguage } from "#desk/language/language-context.tsx";
import { shownMoment } from "#desk/language/times.ts";
import { Loading } from "#web/ui/loading.tsx";
import { PageBoundary } from "#web/ui/page-boundary.tsx";
import { LastMarkBar } from "./last-mark-bar.tsx";
import { RefusedMarks } from "./refused-marks.tsx";
import { type BarSection, SectionBar } from "./section-bar.tsx";
import styles from "./shell.module.css";

interface ShellProps {
  readonly title: string;
  readonly sections: readonly BarSection[];
  /** Another one for another page: nothing of a page is left on the next one. */
  readonly page: string;
  readonly children: ReactNode;
}

/** The frame of every page: the page, which begins with its bar, what was pressed, and the bar of sections. */
export function Shell({ title, sections, page, children }: ShellProps) {
  const { language, messages } = useLanguage();
  const { shell } = messages;
  const shopName = useMe().shopNames[language];
  const [path] = useLocation();
  const lastPathRef = useRef(path);
  const documentTitle = shell.documentTitle(title, shopName);
  useEffect(() => {
    document.title = documentTitle;
  }, [documentTitle]);

  return (
    <div className={styles.shell}>
      <a href="#page" className={styles.skip}>
        {shell.skipToContent}
      </a>
      <main id="page" tabIndex={-1} className={styles.page}>
        <PageBoundary key={page} texts={shell}>
          <Suspense fallback={<Loading texts={shell} />}>
            {children}
            <FocusOnNewPage path={path} lastPathRef={lastPathRef} />
          </Suspense>
        </PageBoundary>
      </main>
      <div className={styles.notices}>
        <ConnectionLine />
        <RefusedMarks />
        <LastMarkBar />
      </div>
      <SectionBar sections={sections} />
    </div>
  );
}

interface FocusOnNewPageProps {
  readonly path: string;
  readonly lastPathRef: { current: string };
}

/** Moves the focus to the heading of another page, so that screen readers announce it. Suspends together with the page. */
function FocusOnNewPage({ path, lastPathRef }: FocusOnNewPageProps) {
  useEffect(() => {
    if (lastPathRef.current === path) return;
    lastPathRef.current = path;
    const page = document.getElementById("page");
    // A list to which the seller comes back has put the focus and its place where they were.
    if (page?.matches(":focus-within:not(:focus)") === true) return;
    page?.scrollTo(0, 0);
    (document.getElementById("page-heading") ?? page)?.focus();
  }, [path, lastPathRef]);
  return null;
}

/** Says that there is no connection and how old the page is then, how many marks wait, and that the device cannot store them. */
function ConnectionLine() {
  const { language, messages } = useLanguage();
  const { shell } = messages;
  const connection = useConnectionState();
  const asOf = useAsOf();
  const { waiting, isStorageFailing } = useQueueState();
  useWatchedWeek();
  const sentences = [
    ...(connection === "online" ? [] : [shell.connection[connection]]),
    ...(connection === "online" || asOf === 0 ? [] : [shell.asOf(shownMoment(asOf, language))]),
    ...(waiting.length === 0 || connection === "online" ? [] : [shell.waiting(waiting.length)]),
    ...(isStorageFailing ? [shell.storageFails] : []),
  ];
  return (
    <p role="status" className={styles.line}>
      {sentences.join(" ")}
    </p>
  );
}
