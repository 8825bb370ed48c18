import { useEffect, useRef } from "react";
import type { ShownMenu } from "#domain/menu/menu.ts";
import { useMessages } from "#site/language/language-context.tsx";
import { ShopText } from "#site/language/shop-text.tsx";
import { Button } from "#web/ui/button.tsx";
import styles from "./section-buttons.module.css";
import { menuAreaId, sectionId } from "./section-id.ts";
import { useCurrentSection } from "./use-current-section.ts";

/** One button per dish type, in the order of the menu; each scrolls smoothly to its section (specification §2). */
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
              <ShopText>{orderType}</ShopText>
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls the current button to the middle of the strip, in both reading directions. Scrolls nothing but the strip. */
function showCurrent(strip: Element): void {
  const button = strip.querySelector("[aria-current]")?.getBoundingClientRect();
  if (button === undefined) return;
  const { left, width } = strip.getBoundingClientRect();
  strip.scrollBy({ left: button.left + button.width / 2 - left - width / 2 });
}

function scrollToSection(orderNumber: number): void {
  const isMotionReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const area = document.getElementById(menuAreaId);
  const section = document.getElementById(sectionId(orderNumber));
  if (area === null || section === null) return;
  area.scrollBy({ top: distanceTo(section, area), behavior: isMotionReduced ? "auto" : "smooth" });
  arriveAt(section, area);
  // Keyboard focus continues from the chosen section.
  document.getElementById(`${sectionId(orderNumber)}-heading`)?.focus({ preventScroll: true });
}

/** For scrolling only the area: `scrollIntoView` would also scroll the page, and these buttons out of view. */
function distanceTo(section: Element, area: Element): number {
  return section.getBoundingClientRect().top - area.getBoundingClientRect().top - area.clientTop;
}

let stopArriving: () => void = () => undefined;

/**
 * On a long menu the distance is an estimate until the dishes on the way are laid out. When scrolling ends off the section, this
 * scrolls on from there, unless the customer has started to scroll.
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
      // The last sections may be unable to reach the top.
      if (tries === mostTries || Math.abs(area.scrollTop - before) < 1) arriving.abort();
    },
    { signal },
  );
  for (const input of ["wheel", "touchstart", "pointerdown", "keydown"])
    addEventListener(input, stopArriving, { signal, passive: true });
}

/** More than needed: every attempt gets closer. */
const mostTries = 5;
