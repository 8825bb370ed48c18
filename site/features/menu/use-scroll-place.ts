import { useEffect, useLayoutEffect } from "react";
import type { ShownMenu } from "#domain/menu/menu.ts";
import { scrollArea } from "./scroll-area.ts";
import { menuAreaId, sectionId } from "./section-id.ts";

/** Key in session storage under which the place is kept for a reload. */
const storageKey = "menuPlace";

/** The dish at the top of the menu area. Pixels would be wrong in the other language, where dishes have other heights. */
type Place = readonly [
  section: number,
  /** Index of the dish in its section. */
  dish: number,
  /** How far the dish begins below the top of the area, in pixels; negative if it begins above. */
  offset: number,
];

/** Outlives the menu page, so that coming back from another page finds it. */
let place: Place | undefined;

/** Keeps the place in the menu when another page or language is shown, and over a reload. */
export function useScrollPlace(menu: ShownMenu): void {
  useLayoutEffect(() => {
    const area = document.getElementById(menuAreaId);
    if (area === null) return undefined;
    // A customer who has scrolled before hydration stays there.
    if (place !== undefined || area.scrollTop === 0) restore(area, place ?? readPlace());
    const keep = () => {
      place = placeIn(area, menu);
    };
    area.addEventListener("scroll", keep, { passive: true });
    return () => area.removeEventListener("scroll", keep);
  }, [menu]);

  useEffect(() => {
    addEventListener("pagehide", storePlace);
    return () => removeEventListener("pagehide", storePlace);
  }, []);
}

function placeIn(area: Element, menu: ShownMenu): Place | undefined {
  const { top } = area.getBoundingClientRect();
  const isBelowTop = (element: Element | undefined) =>
    element !== undefined && element.getBoundingClientRect().bottom > top;
  // Only the dishes of a section at the top are measured: on a long menu the others may not be laid out.
  const first = menu.findIndex(({ position }) =>
    isBelowTop(document.getElementById(sectionId(position)) ?? undefined),
  );
  if (first === -1) return undefined;
  // Where a section begins, the end of the previous one may be at the top too, without a dish of it.
  for (const { position: section } of menu.slice(first)) {
    const dishes = dishesOf(section);
    const dish = dishes.findIndex(isBelowTop);
    const offset = (dishes[dish]?.getBoundingClientRect().top ?? top) - top;
    if (dish !== -1) return [section, dish, offset];
  }
  return undefined;
}

function restore(area: Element, kept: Place | undefined): void {
  if (kept === undefined) return;
  const [section, index, offset] = kept;
  const dish = dishesOf(section)[index];
  if (dish !== undefined) scrollArea(area, dish, offset, "instant");
}

function dishesOf(section: number): readonly Element[] {
  return [...document.querySelectorAll(`#${sectionId(section)} li`)];
}

function readPlace(): Place | undefined {
  try {
    // No dish has the index that stands for nothing stored.
    const [section = 0, dish = -1, offset = 0] = (sessionStorage.getItem(storageKey) ?? "")
      .split(" ")
      .map(Number);
    return [section, dish, offset];
  } catch (error) {
    console.warn("the place in the menu is not kept", error);
    return undefined;
  }
}

function storePlace(): void {
  try {
    if (place === undefined) return;
    sessionStorage.setItem(storageKey, place.join(" "));
  } catch (error) {
    console.warn("the place in the menu is not kept", error);
  }
}
