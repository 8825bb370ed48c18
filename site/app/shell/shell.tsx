import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { Link, useLocation } from "wouter";
import { nextLanguage } from "#domain/language/language.ts";
import { dropCanonical } from "#site/language/forget-address.ts";
import { useLanguage, useMessages } from "#site/language/language-context.tsx";
import { languageNames } from "#site/language/language-names.ts";
import { isOrdinaryWeek, useOrderWeek } from "#site/order-state/use-order-week.ts";
import { useShop } from "#site/order-state/use-shop.ts";
import { KashrutLine } from "#site/parts/kashrut-line.tsx";
import { lazyComponent } from "#web/code-loading/lazy-component.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { NewTabLink } from "#web/ui/new-tab-link.tsx";
import { PageBoundary } from "#web/ui/page-boundary.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { passTouches } from "./early-touches.ts";
import { scrollerId, scrollToTop } from "./scroll-to-top.ts";
import styles from "./shell.module.css";
import { TopBar } from "./top-bar.tsx";

interface ShellProps {
  /** The page's title, without the shop's name. */
  readonly title: string;
  readonly children: ReactNode;
}

/** The frame of every page: a bar above, a bar below, and the page with its footer between (specification §2). */
export function Shell({ title, children }: ShellProps) {
  const messages = useMessages();
  const [pathname] = useLocation();
  const lastPathnameRef = useRef(pathname);

  return (
    <div className={styles.shell}>
      <a href="#page" className={styles.skip}>
        {messages.skipToContent}
      </a>
      <Suspense fallback={null}>
        <DocumentTitle title={title} />
      </Suspense>
      <TopBar />
      <div id={scrollerId} className={styles.scroller}>
        <main id="page" tabIndex={-1}>
          <CannotOrderNote />
          <PageBoundary
            key={pathname}
            texts={{ broken: messages.menu.failed, tryAgain: messages.tryAgain }}
          >
            <Suspense fallback={null}>
              <WeekLine />
            </Suspense>
            <Suspense fallback={<Loading texts={messages} />}>
              {children}
              <FocusOnNewPage pathname={pathname} lastPathnameRef={lastPathnameRef} />
            </Suspense>
          </PageBoundary>
        </main>
        <PageLinks />
      </div>
      <LateConnectionLine />
      <BottomBar />
    </div>
  );
}

function DocumentTitle({ title }: Pick<ShellProps, "title">) {
  const messages = useMessages();
  const documentTitle = messages.pageTitle(title, useShop()?.name ?? messages.siteName);
  useEffect(() => {
    document.title = documentTitle;
  }, [documentTitle]);
  return null;
}

interface FocusOnNewPageProps {
  readonly pathname: string;
  readonly lastPathnameRef: { current: string };
}

/**
 * Moves the focus to the heading when another page opens, so that screen readers announce it; on the first page the browser does so.
 * Rendered beside the page, so that it suspends together with it, and its effects run when the page is hydrated.
 */
function FocusOnNewPage({ pathname, lastPathnameRef }: FocusOnNewPageProps) {
  useEffect(passTouches, []);
  useEffect(() => {
    if (lastPathnameRef.current === pathname) return;
    lastPathnameRef.current = pathname;
    dropCanonical();
    scrollToTop();
    (document.getElementById("page-heading") ?? document.getElementById("page"))?.focus();
  }, [pathname, lastPathnameRef]);
  return null;
}

/** What still works where the site does not run. Hidden as soon as index.html has found that it can run; all buttons are until then. */
function CannotOrderNote() {
  const { language, messages } = useLanguage();
  const [pathname] = useLocation();
  const other = nextLanguage(language);
  return (
    <p className={styles.cannotOrder}>
      {messages.shell.cannotOrder}{" "}
      <a href={`/terms?lang=${language}`}>{messages.shell.orderDirectly}</a>.{" "}
      <a href={`${pathname}?lang=${other}`} lang={other}>
        {languageNames[other]}
      </a>
    </p>
  );
}

const notice = lazyComponent(async () => (await import("./week-notice.tsx")).WeekNotice);

/** A line about the week where the weekly hint does not tell it; its code is loaded only then. */
function WeekLine() {
  const week = useOrderWeek();
  return week == null || isOrdinaryWeek(week) ? null : <notice.Component week={week} />;
}

import type * as Late from "./connection-line.tsx";

/** Loads the connection line and the way to the same order again after hydration, so that their code does not delay the first press. */
function LateConnectionLine() {
  const [late, setLate] = useState<typeof Late>();
  useEffect(() => {
    import("./connection-line.tsx").then(setLate).catch(console.error);
  }, []);
  return (
    <>
      <p role="status" className={styles.line}>
        {late && <late.ConnectionLine />}
      </p>
      {late && <late.LateOffers />}
    </>
  );
}

/** The footer of every page: links to the pages about the shop and to its WhatsApp, and its line about kashrut. */
function PageLinks() {
  const { shell, about, accessibility, privacy, terms } = useMessages();
  return (
    <footer>
      <nav aria-label={shell.pageLinks} className={styles.links}>
        <Link href="/about">{about.title}</Link>
        <Link href="/accessibility">{accessibility.title}</Link>
        <Link href="/privacy">{privacy.title}</Link>
        <Link href="/terms">{terms.title}</Link>
        <Suspense fallback={null}>
          <WhatsappLink />
        </Suspense>
      </nav>
      <KashrutLine />
    </footer>
  );
}

function WhatsappLink() {
  const messages = useMessages();
  const number = useShop()?.whatsapp ?? null;
  return number === null ? null : (
    <NewTabLink texts={messages} href={`https://wa.me/${number}`}>
      {messages.whatsapp}
    </NewTabLink>
  );
}
