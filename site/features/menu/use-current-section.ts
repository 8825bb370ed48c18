import { useEffect, useState } from "react";
import type { ShownMenu } from "#domain/menu/menu.ts";
import { menuAreaId, sectionId } from "./section-id.ts";

/** The `orderNumber` of the section at the top of the menu area; that of the first section until hydration. */
export function useCurrentSection(menu: ShownMenu): number | undefined {
  const [current, setCurrent] = useState(menu[0]?.orderNumber);
  useEffect(() => {
    const atTop = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) atTop.add(target.id);
          else atTop.delete(target.id);
        }
        // If two sections meet at the top, the lower one is current.
        const last = menu.findLast(({ orderNumber }) => atTop.has(sectionId(orderNumber)));
        if (last !== undefined) setCurrent(last.orderNumber);
      },
      { root: document.getElementById(menuAreaId), rootMargin: "0px 0px -90%" },
    );
    for (const { orderNumber } of menu) {
      const section = document.getElementById(sectionId(orderNumber));
      if (section !== null) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [menu]);
  return current;
}
