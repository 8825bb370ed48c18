import { type ReactNode, Suspense } from "react";
import { Link, useRoute } from "wouter";
import { useLanguage } from "#desk/language/language-context.tsx";
import type { Messages } from "#desk/language/messages.ts";
import { useMe } from "#desk/session/session-context.tsx";
import { otherLanguage } from "#domain/language/language.ts";
import { Loading } from "#web/ui/loading.tsx";
import { ConnectionLine } from "./connection-line.tsx";
import styles from "./shell.module.css";

/** A section of the desk, which the bar links. */
export interface Section {
  /** Its path below `/desk`. */
  readonly path: string;
  readonly title: (messages: Messages) => string;
}

interface ShellProps {
  readonly sections: readonly Section[];
  readonly children: ReactNode;
}

/** The frame of every page: the name of the shop, the language, the page, and the bar of sections. */
export function Shell({ sections, children }: ShellProps) {
  const { language, messages, showIn } = useLanguage();
  const { shopName } = useMe();
  const other = otherLanguage(language);
  return (
    <div className={styles.shell}>
      <a href="#page" className={styles.skip}>
        {messages.shell.skipToContent}
      </a>
      <header className={styles.top}>
        <span className={styles.name}>{shopName}</span>
        <button type="button" lang={other} className={styles.toggle} onClick={() => showIn(other)}>
          {messages.shell.otherLanguage}
        </button>
      </header>
      <main id="page" tabIndex={-1} className={styles.page}>
        <Suspense fallback={<Loading texts={messages.shell} />}>{children}</Suspense>
      </main>
      <ConnectionLine />
      <nav aria-label={messages.shell.sections} className={styles.bar}>
        {sections.map(({ path, title }) => (
          <SectionLink key={path} path={path} text={title(messages)} />
        ))}
      </nav>
    </div>
  );
}

function SectionLink({ path, text }: { readonly path: string; readonly text: string }) {
  const [isShown] = useRoute(path);
  return (
    <Link
      href={path === "/" ? "" : path}
      className={styles.section ?? ""}
      aria-current={isShown ? "page" : undefined}
    >
      {text}
    </Link>
  );
}
