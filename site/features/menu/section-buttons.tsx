import { useEffect, useRef } from "react";
import type { ShownMenu } from "#domain/menu/menu.ts";
import { useMessages } from "#site/language/language-context.tsx";
import { ShopText } from "#site/language/shop-text.tsx";
import { Button } from "#web/ui/button.tsx";
import { scrollArea } from "./scroll-area.ts";
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
  scrollArea(area, section, area.clientTop, isMotionReduced ? "instant" : "smooth");
  // Keyboard focus continues from the chosen section.
  document.getElementById(`${sectionId(orderNumber)}-heading`)?.focus({ preventScroll: true });
}
