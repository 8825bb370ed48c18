import type { Browser, BrowserContext } from "@playwright/test";
import { type Language, languages } from "#domain/language/language.ts";
import { isQuiet, openProfile, openTab, type Tab, type Visitor } from "./phone.ts";

/** A way in which customers come to the menu. */
export interface Occasion {
  readonly language: Language;
  /** Whether the browser has everything from an earlier visit. */
  readonly isReturn: boolean;
}

export const occasions: readonly Occasion[] = languages.flatMap((language) =>
  [false, true].map((isReturn) => ({ language, isReturn })),
);

export const carts = ["empty", "full"] as const;

export type Cart = (typeof carts)[number];

export function describe({ language, isReturn }: Occasion, cart: Cart): string {
  return `${language === "he" ? "Hebrew" : "English"}, ${cart} cart, ${isReturn ? "return" : "first"} visit`;
}

/** Gives each measurement a browser profile: a new one for first visits; for return visits one that has seen the page. */
export interface Profiles {
  readonly use: <T>(measure: (context: BrowserContext) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

export async function openProfiles(
  browser: Browser,
  visitor: Visitor,
  isReturn: boolean,
): Promise<Profiles> {
  if (!isReturn) {
    return {
      use: async (measure) => {
        const context = await openProfile(browser, visitor);
        try {
          return await measure(context);
        } finally {
          await context.close();
        }
      },
      close: async () => undefined,
    };
  }
  const known = await openProfile(browser, visitor);
  // Twice, because a browser keeps a script's compiled form only when it comes again.
  for (let visit = 0; visit < 2; visit += 1) {
    const { page } = await openTab(known, visitor, { isSlow: false });
    await isQuiet(page);
    await page.close();
  }
  return { use: (measure) => measure(known), close: () => known.close() };
}

/** Milliseconds from the start of the navigation. */
export interface Moments {
  /** When the first dish's name was painted. */
  readonly firstDish: number;
  /** When its dialog stood, its button having been pressed as soon as it was in sight; `lostPressMs` where none came. */
  readonly dialog: number;
}

/** What a press counts that comes to nothing. */
const lostPressMs = 20_000;

/** Opens the menu; where `presses`, touches the first dish's button the moment the dish is in sight. */
export async function timeVisit(
  context: BrowserContext,
  visitor: Visitor,
  presses: boolean,
): Promise<Moments> {
  const tab = await openTab(context, visitor);
  const { at, button } = await tab.told("first dish");
  const dialog = presses ? await pressAt(tab, button) : lostPressMs;
  await tab.page.close();
  return { firstDish: at, dialog };
}

async function pressAt(tab: Tab, { x, y }: { readonly x: number; readonly y: number }) {
  await tab.page.touchscreen.tap(x, y);
  // A press that comes to nothing is a very late one: the button may have moved away from under the finger.
  const opened = await tab.told("dialog", lostPressMs).catch(() => ({ at: lostPressMs }));
  return opened.at;
}
