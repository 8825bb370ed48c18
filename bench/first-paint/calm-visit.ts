import type { BrowserContext, CDPSession } from "@playwright/test";
import { isQuiet, openTab, type Visitor } from "./phone.ts";

/** What a page loaded and did until it rested, nobody having touched it. */
export interface CalmVisit {
  /** When the navigation began, milliseconds since 1970 UTC; all other times count from here. */
  readonly began: number;
  readonly firstDish: number;
  /** When the whole document was there. */
  readonly documentEnd: number;
  readonly hydrated: number | undefined;
  readonly documentBytes: number;
  readonly resources: readonly Resource[];
  /** The sum of all layout shifts. */
  readonly shift: number;
  readonly moved: readonly string[];
  /** What hydration changed in the document, beside what it says of the cart. */
  readonly changes: readonly string[];
  readonly pictures: readonly Picture[];
}

export interface Resource {
  readonly path: string;
  readonly kind: "script" | "style" | "font" | "picture" | "call" | "other";
  readonly start: number;
  readonly end: number;
  /** Of the body as it came over the line; 0 where it came from the cache. */
  readonly bytes: number;
  readonly isBlocking: boolean;
}

/** A picture of the page's markup. */
export interface Picture {
  readonly isLoaded: boolean;
  readonly hasDimensions: boolean;
  /** How far below the window it lies, as it was before any scrolling, in windows; 0 for one in sight. */
  readonly screensBelow: number;
}

/** Visits the menu on the slow phone and waits until nothing more is loaded. `isAlive` says that the page has scripts to wait for; `prepare` is called before the navigation. */
export async function calmVisit(
  context: BrowserContext,
  visitor: Visitor,
  isAlive: boolean,
  prepare?: (client: CDPSession) => Promise<void>,
): Promise<CalmVisit> {
  const tab = await openTab(context, visitor, { prepare });
  const { at: firstDish } = await tab.told("first dish");
  const hydrated = isAlive ? (await tab.told("hydrated")).at : undefined;
  await isQuiet(tab.page);
  const seen = await tab.page.evaluate(() => {
    const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const resources = (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).map(
      (entry) => ({
        path: new URL(entry.name).pathname,
        start: entry.startTime,
        end: entry.responseEnd,
        bytes: entry.transferSize === 0 ? 0 : entry.encodedBodySize,
        isBlocking:
          (entry as unknown as { renderBlockingStatus: string }).renderBlockingStatus ===
          "blocking",
      }),
    );
    const pictures = [...document.querySelectorAll("main img")].map((each) => {
      const image = each as HTMLImageElement;
      return {
        isLoaded: image.currentSrc !== "" && image.complete && image.naturalWidth > 0,
        hasDimensions: image.hasAttribute("width") && image.hasAttribute("height"),
        screensBelow: Math.max(0, image.getBoundingClientRect().top / innerHeight - 1),
      };
    });
    return {
      began: performance.timeOrigin,
      documentEnd: page?.responseEnd ?? 0,
      documentBytes: page?.encodedBodySize ?? 0,
      resources,
      pictures,
      shifts: window.watched?.shifts ?? [],
      changes: window.watched?.changes ?? [],
    };
  });
  await tab.page.close();
  const { shifts, resources, ...rest } = seen;
  return {
    ...rest,
    firstDish,
    hydrated,
    resources: resources.map((each) => ({ ...each, kind: kindOf(each.path) })),
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.map(({ moved }) => moved),
  };
}

function kindOf(path: string): Resource["kind"] {
  if (path === "/graphql") return "call";
  if (path.endsWith(".js")) return "script";
  if (path.endsWith(".css")) return "style";
  if (path.endsWith(".woff2")) return "font";
  return path.startsWith("/webImages/") ? "picture" : "other";
}
