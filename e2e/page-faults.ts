/**
 * Runs in the page, once nothing moves anymore: what of it a person cannot read, press or reach. `isPhone` measures what is pressed
 * against a finger. Widths and words are also looked at in what folds out. It is sent to engines as text, so it uses nothing from outside.
 */
export async function pageFaults(isPhone: boolean): Promise<readonly string[]> {
  /** What is made to be scrolled sideways. */
  const strips = "nav ul, [data-paper]";
  const least = 44;
  const faults = new Set<string>();
  const nameOf = (element: Element) => {
    const text = element.getAttribute("aria-label") ?? element.textContent;
    return `${element.localName} '${text.replaceAll(/\s+/gu, " ").trim().slice(0, 40)}'`;
  };
  const isSeen = (element: Element) =>
    element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true });
  /** Whether it is inside of what cuts it off, or scrolls and is looked at itself. */
  const isCutOff = (element: Element) => {
    for (let each = element; each !== document.body; each = each.parentElement ?? document.body) {
      const { overflowX, clipPath } = getComputedStyle(each);
      const isOutside = each !== element && each.localName !== "main";
      if (clipPath !== "none" || (isOutside && overflowX !== "visible")) return true;
    }
    return false;
  };
  /** Asks for styles only where the geometry is wrong: asking takes longer than measuring. */
  const findWide = () => {
    const elements = [...document.body.querySelectorAll("*")];
    for (const each of [document.documentElement, document.body, ...elements]) {
      if (each.scrollWidth <= each.clientWidth + 1 || each.matches(strips)) continue;
      const isRoot = each === document.documentElement;
      const scrolls = isRoot || ["auto", "scroll"].includes(getComputedStyle(each).overflowX);
      if (scrolls && (isRoot || each === document.body || isSeen(each)))
        faults.add(
          `${each.localName} scrolls sideways: ${String(each.scrollWidth)} in ${String(each.clientWidth)} px`,
        );
    }
    const outside: Element[] = [];
    for (const each of elements) {
      const { left, right, width } = each.getBoundingClientRect();
      if (width <= 1 || (left >= -1 && right <= innerWidth + 1)) continue;
      if (!isSeen(each) || isCutOff(each)) continue;
      if (outside.some((outer) => outer.contains(each))) continue;
      outside.push(each);
      faults.add(`sticks out, from ${left.toFixed(0)} to ${right.toFixed(0)} px: ${nameOf(each)}`);
    }
  };

  const findBrokenWords = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode() !== null) {
      const text = texts.currentNode as Text;
      const { parentElement: parent, data } = text;
      range.selectNodeContents(text);
      if (parent === null || data.trim() === "" || range.getClientRects().length < 2) continue;
      if (!isSeen(parent)) continue;
      for (const { 0: word, index } of data.matchAll(/[\p{L}\p{N}]+/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (new Set(lines.map(({ top }) => Math.round(top))).size > 1)
          faults.add(`broken inside '${word}': ${nameOf(parent)}`);
      }
    }
  };

  /** What is on top in its middle, or belongs to what is. */
  const isOnTop = (element: Element) => {
    const [box] = element.getClientRects();
    if (box === undefined) return false;
    const { left, top, width, height } = box;
    const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
    if (onTop === null) return false;
    return element.contains(onTop) || onTop.closest("label")?.control === element;
  };
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  /** What was far out of view may be laid out only when it comes into view. */
  const isSeenAt = async (element: Element, block: "nearest" | "center") => {
    for (let tries = 0; tries < 3; tries += 1) {
      element.scrollIntoView({ block, inline: block, behavior: "instant" });
      if (isOnTop(element)) return true;
      await nextFrame();
    }
    return isOnTop(element);
  };
  const findUnpressable = async () => {
    const controls = "a[href], button, input, select, textarea, summary";
    for (const each of document.body.querySelectorAll<HTMLElement>(controls)) {
      // Radio buttons, checkboxes and files are pressed by their labels.
      const isLabelled = each.matches("[type=checkbox], [type=radio], [type=file]");
      const target = isLabelled ? (each.closest("label") ?? each) : each;
      const { width, height } = reached(target).getBoundingClientRect();
      // A link that skips to the content is seen only with the focus.
      if (!isSeen(target) || width <= 1 || each.matches("[href^='#']")) continue;
      const isInSentence = getComputedStyle(target).display === "inline";
      if (isPhone && !isInSentence && Math.min(width, height) < least - 0.1)
        faults.add(
          `${width.toFixed(0)} x ${height.toFixed(0)} px are too small: ${nameOf(target)}`,
        );
      if (await isSeenAt(target, "nearest")) continue;
      const isReached = await isSeenAt(target, "center");
      const how = isReached ? "is covered where it is scrolled to" : "cannot be reached";
      faults.add(`${how}: ${nameOf(target)}`);
    }
  };
  /** What a press reaches: the link of a row lies above all of the row. */
  const reached = (element: HTMLElement) =>
    getComputedStyle(element, "::after").position === "absolute"
      ? (element.offsetParent ?? element)
      : element;

  const findGuesses = () => {
    const said = document.querySelector<HTMLMetaElement>('meta[name="format-detection"]')?.content;
    for (const guess of ["telephone", "date", "address", "email"])
      if (said?.includes(`${guess}=no`) !== true)
        faults.add(`a phone may make a link of what it takes for: ${guess}`);
  };

  /**
   * After a change of the window's size an engine may have kept styles of the previous size. Heights are left out: what comes into view is
   * laid out later, and then has another one.
   */
  const findStale = () => {
    const { style } = document.documentElement;
    const elements = [...document.body.querySelectorAll(`*:not(:is(${strips}) *)`)].filter((each) =>
      each.checkVisibility({ contentVisibilityAuto: true }),
    );
    const places = () =>
      elements.map((each) => {
        const { left, width } = each.getBoundingClientRect();
        return `${left.toFixed(0)}, ${width.toFixed(0)} px wide`;
      });
    const shown = places();
    const { clientWidth } = document.documentElement;
    style.display = "none";
    void document.body.offsetWidth;
    style.removeProperty("display");
    if (clientWidth !== document.documentElement.clientWidth) {
      // At the width where the cart of a phone ends, a scrollbar that takes room keeps the layout that needs it.
      if (location.pathname !== "/cart") faults.add("its scrollbar depends on the previous size");
      return;
    }
    const anew = places();
    const at = elements.findIndex((_, index) => shown[index] !== anew[index]);
    const first = elements[at];
    if (first !== undefined)
      faults.add(
        `stands at ${shown[at] ?? ""}, with styles of the size at ${anew[at] ?? ""}: ${nameOf(first)}`,
      );
  };

  /** A text of the other direction, in a box of its own instead of in a line, begins at the other side. */
  const findOtherSide = () => {
    const range = document.createRange();
    for (const each of document.body.querySelectorAll("bdi")) {
      const { display, direction } = getComputedStyle(each);
      if (display.startsWith("inline") || !isSeen(each) || each.parentElement === null) continue;
      if (direction === getComputedStyle(each.parentElement).direction) continue;
      range.selectNodeContents(each);
      const [box, text] = [each.getBoundingClientRect(), range.getBoundingClientRect()];
      const free = direction === "ltr" ? box.right - text.right : text.left - box.left;
      if (free > 1) faults.add(`begins at the other side: ${nameOf(each)}`);
    }
  };

  findGuesses();
  findStale();
  const heading = document.querySelector("main h1");
  if (heading === null || !isOnTop(heading)) faults.add("its heading is not seen");
  const folded = [...document.querySelectorAll<HTMLDetailsElement>("details:not([open])")];
  for (const each of folded) each.open = true;
  findWide();
  findBrokenWords();
  findOtherSide();
  // What is folded out may lie above what is below it.
  for (const each of folded) each.open = false;
  await findUnpressable();
  return [...faults];
}
