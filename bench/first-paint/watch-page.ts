/** What the page tells of itself, as it happens. Times are milliseconds since its navigation began. */
export type Told =
  | {
      readonly event: "first dish";
      readonly at: number;
      /** Middle of its order button in the window. */
      readonly button: { readonly x: number; readonly y: number };
    }
  | { readonly event: "dialog"; readonly at: number }
  | { readonly event: "hydrated"; readonly at: number };

export interface Watched {
  /** Layout shifts that nobody asked for: their value, and what moved. */
  readonly shifts: { readonly value: number; readonly moved: string }[];
  /** What scripts changed below #root once the parser was through with the document. */
  readonly changes: string[];
}

declare global {
  interface Window {
    /** A binding of the browser: hands a text to the process that measures. */
    tellBench?: (text: string) => void;
    watched?: Watched;
  }
}

/**
 * Runs in the page before anything of it does, in the shop and in the static page alike. The first dish's name gets the attribute
 * `elementtiming` as the parser adds it, before it is painted, so that the browser itself says when it painted it.
 * It is handed over as text: it may use nothing from outside.
 */
export function watchPage(): void {
  const shifts: { value: number; moved: string }[] = [];
  const changes: string[] = [];
  window.watched = { shifts, changes };
  const tell = (told: Told) => window.tellBench?.(JSON.stringify(told));
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
    tell({ event: "first dish", at: entry.renderTime, button });
  }).observe({ type: "element", buffered: true });

  const marking = new MutationObserver(() => {
    const name = document.querySelector("main li h3");
    if (name === null) return;
    name.setAttribute("elementtiming", "first dish");
    marking.disconnect();
  });
  marking.observe(document, { childList: true, subtree: true });

  const opening = new MutationObserver(() => {
    if (document.querySelector("dialog[open]") === null) return;
    opening.disconnect();
    // The frame that shows it comes next.
    requestAnimationFrame(() => tell({ event: "dialog", at: performance.now() }));
  });
  opening.observe(document, { subtree: true, attributes: true, attributeFilter: ["open"] });

  // React marks what it has hydrated.
  const seeHydration = () => {
    const button = orderButton();
    if (button !== undefined && Object.keys(button).some((key) => key.startsWith("__reactProps")))
      tell({ event: "hydrated", at: performance.now() });
    else requestAnimationFrame(seeHydration);
  };

  const describe = ({ type, target, addedNodes, removedNodes, attributeName }: MutationRecord) =>
    [
      type,
      nameOf(target),
      attributeName,
      ...[...addedNodes].map((node) => `+${node.textContent ?? ""}`),
      ...[...removedNodes].map((node) => `-${node.textContent ?? ""}`),
    ].join(" ");
  const noteChange = (record: MutationRecord) => {
    // Comments are React's marks: nobody sees them.
    if (record.target instanceof Comment) return;
    // The cart is the browser's own: its count, and which dishes are in it.
    const place = record.target instanceof Element ? record.target : record.target.parentElement;
    const isOfCart = place?.closest('a[href="/cart"]') != null;
    const isInCartNote =
      place?.closest("main li") != null &&
      [...record.addedNodes].every((node) => node.nodeName === "SPAN");
    const isOwn = record.attributeName === "elementtiming";
    if (!isOfCart && !(isInCartNote && record.addedNodes.length > 0) && !isOwn)
      changes.push(describe(record));
  };
  document.addEventListener("readystatechange", () => {
    if (document.readyState !== "interactive") return;
    const page = document.getElementById("root");
    if (page === null) return;
    new MutationObserver((records) => records.forEach(noteChange)).observe(page, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    seeHydration();
  });
}
