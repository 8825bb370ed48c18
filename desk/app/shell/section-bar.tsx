import { useEffect, useId, useState } from "react";
import { Link, useLocation, useRoute } from "wouter";
import { useMessages } from "#desk/language/language-context.tsx";
import type { Messages } from "#desk/language/messages.ts";
import { classNames } from "#web/ui/class-names.ts";
import styles from "./section-bar.module.css";
import { SectionIcon, type SectionIconName } from "./section-icon.tsx";

/** A section of the desk. */
export interface BarSection {
  /** Its path below `/desk`. */
  readonly path: string;
  readonly title: (messages: Messages) => string;
  readonly icon: SectionIconName;
}

/** A phone has room for five entries: this many sections and "more", or five sections. */
const mostEntries = 5;

/** The bar of sections: below the page on a phone, where "more" shows the later ones, and beside it on wide screens. */
export function SectionBar({ sections }: { readonly sections: readonly BarSection[] }) {
  const { shell } = useMessages();
  const [path] = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const laterId = useId();
  const hasMore = sections.length > mostEntries;
  const first = hasMore ? sections.slice(0, mostEntries - 1) : sections;
  const later = sections.slice(first.length);
  // Choosing a section closes the list, whatever was pressed.
  const isOpen = openAt === path;

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === "Escape") setOpenAt(null);
    };
    addEventListener("keydown", closeOnEscape);
    return () => removeEventListener("keydown", closeOnEscape);
  }, [isOpen]);

  return (
    <nav aria-label={shell.sections} className={styles.bar}>
      <ul className={styles.first}>
        {first.map((section) => (
          <SectionLink key={section.path} section={section} />
        ))}
        {hasMore && (
          <li className={styles.more}>
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={laterId}
              className={styles.entry}
              onClick={() => setOpenAt(isOpen ? null : path)}
            >
              <SectionIcon name="more" />
              {shell.more}
            </button>
          </li>
        )}
      </ul>
      {later.length > 0 && (
        <ul id={laterId} className={classNames(styles.later, isOpen && styles.open)}>
          {later.map((section) => (
            <SectionLink key={section.path} section={section} />
          ))}
        </ul>
      )}
    </nav>
  );
}

function SectionLink({ section: { path, title, icon } }: { readonly section: BarSection }) {
  const messages = useMessages();
  const [isShown] = useRoute(path);
  return (
    <li>
      <Link
        href={path === "/" ? "" : path}
        className={styles.entry ?? ""}
        aria-current={isShown ? "page" : undefined}
      >
        <SectionIcon name={icon} />
        {title(messages)}
      </Link>
    </li>
  );
}
