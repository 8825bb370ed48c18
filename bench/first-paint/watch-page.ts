/** What the page reports as it happens. Times are milliseconds since its navigation began. */
export type PageReport =
  | {
      readonly event: "first dish";
      readonly at: number;
      /** The middle of its order button in the window. */
      readonly button: { readonly x: number; readonly y: number };
    }
  | {
      readonly event: "dialog" | "controls";
      readonly at: number;
      /** When the finger left the button whose dialog it is. */
      readonly tapped: number;
    }
  | { readonly event: "hydrated"; readonly at: number };

interface LayoutShift {
  readonly value: number;
  /** The elements that moved. */
  readonly moved: string;
}

declare global {
  interface Window {
    /** A browser binding that passes a text to the measuring process. */
    reportToBench?: (text: string) => void;
    /** Layout shifts without a preceding input. */
    layoutShifts?: LayoutShift[];
  }
}

/**
 * Runs in the page before any of its own code, in the shop and in the static page alike. It gives the first dish's name the
 * attribute `elementtiming` as the parser adds it, so that the browser reports when it painted it. The function is sent to the
 * browser as text, so it must not use anything from outside.
 */
export function watchPage(): void {
  // While developer tools are attached, as here, V8 parses a file again for the stack of each error, and React makes errors as it starts.
  Error.stackTraceLimit = 0;
  const shifts: LayoutShift[] = [];
  window.layoutShifts = shifts;
  const report = (event: PageReport) => window.reportToBench?.(JSON.stringify(event));
  const nameOf = (node: Node | null) =>
    node instanceof Element ? `${node.localName}.${node.className}` : String(node?.nodeName);

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        readonly value: number;
        readonly hadRecentInput: boolean;
        readonly sources: readonly { readonly node: Node | null }[];
      };
      const moved = sources.map(({ node }) => nameOf(node)).join(", ");
      if (!hadRecentInput) shifts.push({ value, moved });
    }
  }).observe({ type: "layout-shift", buffered: true });

  const orderButton = () => {
    const [row] = document.querySelectorAll("main li:has(h3)");
    return [...(row?.querySelectorAll("button") ?? [])].at(-1);
  };

  new PerformanceObserver((list) => {
    const [entry] = list.getEntries() as (PerformanceEntry & { readonly renderTime: number })[];
    const box = orderButton()?.getBoundingClientRect();
    if (entry === undefined || box === undefined) return;
    const button = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    report({ event: "first dish", at: entry.renderTime, button });
  }).observe({ type: "element", buffered: true });

  const marking = new MutationObserver(() => {
    const name = document.querySelector("main li h3");
    if (name === null) return;
    name.setAttribute("elementtiming", "first dish");
    marking.disconnect();
  });
  marking.observe(document, { childList: true, subtree: true });

  let tapped = 0;
  addEventListener(
    "touchend",
    ({ timeStamp }) => {
      tapped = timeStamp;
    },
    true,
  );
  const reportOpen = (event: "dialog" | "controls", selector: string) => {
    const opening = new MutationObserver(() => {
      if (document.querySelector(selector) === null) return;
      opening.disconnect();
      // The next frame shows it.
      requestAnimationFrame(() => report({ event, at: performance.now(), tapped }));
    });
    opening.observe(document, { subtree: true, attributes: true, attributeFilter: ["open"] });
  };
  reportOpen("dialog", "dialog[open]");
  reportOpen("controls", "dialog[open] input");

  // React sets a property on every element that it has hydrated. Looked for seldom: a look in each frame slowed down what is measured.
  const seeHydration = () => {
    const button = orderButton();
    if (button !== undefined && Object.keys(button).some((key) => key.startsWith("__reactProps")))
      report({ event: "hydrated", at: performance.now() });
    else setTimeout(seeHydration, 100);
  };
  document.addEventListener("DOMContentLoaded", seeHydration);
}
