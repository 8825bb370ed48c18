import { useEffect, useRef } from "react";
import type { ShownMenu } from "#domain/menu/menu.ts";
import { useMessages } from "#site/language/language-context.tsx";
import { Button } from "#web/ui/button.tsx";
import styles from "./section-buttons.module.css";
import { menuAreaId, sectionId } from "./section-id.ts";
import { useCurrentSection } from "./use-current-section.ts";

/** One button per dish type, in the menu's order; each scrolls smoothly to its section (specification §2). */
export function SectionButtons({ menu }: { readonly menu: ShownMenu }) {
  const messages = useMessages();
  const stripRef = useRef<HTMLUListElement>(null);
  const current = useCurrentSection(menu);
  useEffect(() => {
    if (stripRef.current !== null) showCurrent(stripRef.current);
  }, [current, menu]);

  return (
    <nav aria-label={messages.menu.sections} className={styles.sections}>
      <ul ref={stripRef} className={styles.buttons}>
        {menu.map(({ orderType, orderNumber }) => (
          <li key={orderNumber}>
            <Button
              look={orderNumber === current ? "main" : "plain"}
              aria-current={orderNumber === current ? "location" : undefined}
              onClick={() => scrollToSection(orderNumber)}
            >
              {orderType}
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Brings the current button to the middle of the strip, in either direction of reading, and moves nothing else. */
function showCurrent(strip: Element): void {
  const button = strip.querySelector("[aria-current]")?.getBoundingClientRect();
  if (button === undefined) return;
  const { left, width } = strip.getBoundingClientRect();
  strip.scrollBy({ left: button.left + button.width / 2 - left - width / 2 });
}

function scrollToSection(orderNumber: number): void {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const area = document.getElementById(menuAreaId);
  const section = document.getElementById(sectionId(orderNumber));
  if (area === null || section === null) return;
  area.scrollBy({ top: distanceTo(section, area), behavior: isCalm ? "auto" : "smooth" });
  arriveAt(section, area);
  // The keyboard goes on from the section that was chosen.
  document.getElementById(`${sectionId(orderNumber)}-heading`)?.focus({ preventScroll: true });
}

/** Only the area scrolls: scrollIntoView would scroll the page too, and these buttons away with it. */
function distanceTo(section: Element, area: Element): number {
  return section.getBoundingClientRect().top - area.getBoundingClientRect().top - area.clientTop;
}

let stopArriving: () => void = () => undefined;

/**
 * On a long menu the way is a guess until the dishes along it are laid out. Where it ends beside the section, it goes on
 * from there, unless the customer has taken the scrolling over.
 */
function arriveAt(section: Element, area: Element): void {
  stopArriving();
  const arriving = new AbortController();
  const { signal } = arriving;
  stopArriving = () => arriving.abort();
  let tries = 0;
  area.addEventListener(
    "scrollend",
    () => {
      const before = area.scrollTop;
      tries += 1;
      area.scrollBy({ top: distanceTo(section, area), behavior: "instant" });
      // At the menu's end no section comes up to the top.
      if (tries === mostTries || Math.abs(area.scrollTop - before) < 1) arriving.abort();
    },
    { signal },
  );
  for (const taken of ["wheel", "touchstart", "pointerdown", "keydown"])
    addEventListener(taken, stopArriving, { signal, passive: true });
}

/** More than it takes: each comes nearer. */
const mostTries = 5;
