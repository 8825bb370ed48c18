import type { ShownMenu } from "#domain/menu/menu.ts";
import { useMessages } from "#site/language/language-context.tsx";
import { Button } from "#site/ui/button.tsx";
import styles from "./section-buttons.module.css";

/** One button per dish type, in the menu's order; each scrolls smoothly to its section (specification §2). */
export function SectionButtons({ menu }: { readonly menu: ShownMenu }) {
  const messages = useMessages();
  return (
    <nav aria-label={messages.menu.sections}>
      <ul className={styles.buttons}>
        {menu.map(({ orderType, orderNumber }) => (
          <li key={orderNumber}>
            <Button onClick={() => scrollToSection(orderNumber)}>{orderType}</Button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What the sections scroll in. */
export const menuAreaId = "menu-area";

export function sectionId(orderNumber: number): string {
  return `dish-type-${String(orderNumber)}`;
}

function scrollToSection(orderNumber: number): void {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const area = document.getElementById(menuAreaId);
  const section = document.getElementById(sectionId(orderNumber));
  if (area === null || section === null) return;
  // Only the area scrolls: scrollIntoView would scroll the page too, and these buttons away with it.
  const distance = section.getBoundingClientRect().top - area.getBoundingClientRect().top;
  area.scrollTo({
    top: area.scrollTop + distance - area.clientTop,
    behavior: isCalm ? "auto" : "smooth",
  });
  // The keyboard goes on from the section that was chosen.
  document.getElementById(`${sectionId(orderNumber)}-heading`)?.focus({ preventScroll: true });
}
