import { useEffect, useRef, useState } from "react";
import type { ShownMenu } from "#domain/menu/menu.ts";
import { useMessages } from "#site/language/language-context.tsx";
import { ShopText } from "#site/language/shop-text.tsx";
import { Button } from "#web/ui/button.tsx";
import { scrollArea } from "./scroll-area.ts";
import styles from "./section-buttons.module.css";
import { menuAreaId, sectionId } from "./section-id.ts";

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
        {menu.map(({ name: typeName, position }) => (
          <li key={position}>
            <Button
              look={position === current ? "main" : "plain"}
              aria-current={position === current ? "location" : undefined}
              onClick={() => scrollToSection(position)}
            >
              <ShopText>{typeName}</ShopText>
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

function scrollToSection(position: number): void {
  const isMotionReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const area = document.getElementById(menuAreaId);
  const section = document.getElementById(sectionId(position));
  if (area === null || section === null) return;
  scrollArea(area, section, area.clientTop, isMotionReduced ? "instant" : "smooth");
  // Keyboard focus continues from the chosen section.
  document.getElementById(`${sectionId(position)}-heading`)?.focus({ preventScroll: true });
}

/** The `position` of the section at the top of the menu area; that of the first section until hydration. */
function useCurrentSection(menu: ShownMenu): number | undefined {
  const [current, setCurrent] = useState(menu[0]?.position);
  useEffect(() => {
    const atTop = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) atTop.add(target.id);
          else atTop.delete(target.id);
        }
        // If two sections meet at the top, the lower one is current.
        const last = menu.findLast(({ position }) => atTop.has(sectionId(position)));
        if (last !== undefined) setCurrent(last.position);
      },
      { root: document.getElementById(menuAreaId), rootMargin: "0px 0px -90%" },
    );
    for (const { position } of menu) {
      const section = document.getElementById(sectionId(position));
      if (section !== null) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [menu]);
  return current;
}
