import { useEffect, useId, useState } from "react";
import { useLocation } from "wouter";
import { useMe } from "#desk/data/session/session-context.tsx";
import { useWeekPhase, type WeekPhase } from "#desk/data/week/week-phase.ts";
import { useLanguage, useMessages } from "#desk/language/language-context.tsx";
import type { Messages } from "#desk/language/messages.ts";
import { PageLink } from "#desk/parts/rights/page-link.tsx";
import { otherLanguage } from "#domain/language/language.ts";
import { classNames } from "#web/ui/class-names.ts";
import { LineIcon } from "#web/ui/icon.tsx";
import { Pomegranate } from "#web/ui/mark.tsx";
import styles from "./section-bar.module.css";
import { SectionIcon, type SectionIconName } from "./section-icon.tsx";

export interface BarSection {
  /** Its path below `/desk`. */
  readonly path: string;
  readonly title: (messages: Messages) => string;
  readonly icon: SectionIconName;
}

/**
 * The sections. On a phone the bar below the page has the places that the week needs now, and "more" opens all sections; on wide
 * screens all of them stand beside the page. All have one order, whatever the week needs.
 */
export function SectionBar({ sections }: { readonly sections: readonly BarSection[] }) {
  const { language, messages, showIn } = useLanguage();
  const { shell } = messages;
  const [path] = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const allId = useId();
  const phase = useWeekPhase();
  const shopName = useMe().shopNames[language];
  const other = otherLanguage(language);
  // Choosing a section closes the list, whatever was pressed.
  const isOpen = openAt === path;
  const shown = sectionAt(sections, path);

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
        {barPlacesOf(sections, phase).map((section) => (
          <SectionLink key={section.path} section={section} isShown={section === shown} />
        ))}
        <li>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={allId}
            className={styles.entry}
            onClick={() => setOpenAt(isOpen ? null : path)}
          >
            <SectionIcon name="more" />
            {shell.more}
          </button>
        </li>
      </ul>
      <div id={allId} className={classNames(styles.all, isOpen && styles.open)}>
        <p className={styles.shop}>
          <Pomegranate size={28} />
          <span>{shopName}</span>
        </p>
        <ul className={styles.list}>
          {sections.map((section) => (
            <SectionLink key={section.path} section={section} isShown={section === shown} />
          ))}
          <li>
            <button
              type="button"
              lang={other}
              className={styles.entry}
              onClick={() => showIn(other)}
            >
              <LineIcon path="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18" />
              {shell.otherLanguage}
            </button>
          </li>
        </ul>
      </div>
    </nav>
  );
}

/** The section that a page is, or belongs to. */
function sectionAt(sections: readonly BarSection[], path: string): BarSection | undefined {
  return (
    sections.find((section) => section.path === path) ??
    sections.find((section) => section.path !== "/" && path.startsWith(`${section.path}/`))
  );
}

interface SectionLinkProps {
  readonly section: BarSection;
  readonly isShown: boolean;
}

function SectionLink({ section: { path, title, icon }, isShown }: SectionLinkProps) {
  const messages = useMessages();
  return (
    <li>
      <PageLink
        href={path === "/" ? "" : path}
        className={styles.entry ?? ""}
        aria-current={isShown ? "page" : undefined}
      >
        <SectionIcon name={icon} />
        {title(messages)}
      </PageLink>
    </li>
  );
}

/** What the week needs, in the sequence in which it is needed. */
const needed: Readonly<Record<WeekPhase, readonly string[]>> = {
  ordering: ["/orders", "/money", "/menu"],
  making: ["/kitchen", "/packing", "/orders"],
  "handing-over": ["/handing-over", "/route", "/money"],
};

/** The bar of a phone has room for so many places beside "more". */
const mostPlaces = 4;

/**
 * The sections that the bar shows beside "more": Today, if the device has it, and those that the week needs now. A device with few
 * sections always has them all.
 */
function barPlacesOf<Section extends { readonly path: string }>(
  sections: readonly Section[],
  phase: WeekPhase,
): readonly Section[] {
  if (sections.length <= mostPlaces) return sections;
  const paths = ["/", ...needed[phase]];
  return paths.flatMap((path) => sections.find((section) => section.path === path) ?? []);
}
