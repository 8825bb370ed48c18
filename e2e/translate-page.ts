import type { BrowserContext, Page } from "@playwright/test";

/**
 * Translates every document of a page as Chrome does, from when it is loaded: each text is replaced by two `<font>` elements, and so is
 * each that comes later. The words stay, so that a test can find them.
 */
export async function translatePages(page: Page | BrowserContext): Promise<void> {
  await page.addInitScript(() => {
    const skipped = "script, style, textarea, option, font, [translate=no]";
    const translate = (node: Node) => {
      if (node instanceof Element && node.matches(skipped)) return;
      if (!(node instanceof Text)) {
        [...node.childNodes].forEach(translate);
        return;
      }
      if (node.data.trim() === "" || node.parentElement?.closest(skipped) != null) return;
      const outer = document.createElementNS("http://www.w3.org/1999/xhtml", "font");
      const inner = outer.cloneNode();
      inner.textContent = node.data;
      outer.append(inner);
      node.replaceWith(outer);
    };
    addEventListener("load", () => {
      translate(document.body);
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) addedNodes.forEach(translate);
      }).observe(document.body, { childList: true, subtree: true });
    });
  });
}

/** The texts of the page as they are seen, and as React has rendered them. */
export function readTexts(
  page: Page,
): Promise<{ readonly seen: string; readonly rendered: string }> {
  return page.evaluate(() => {
    interface Fiber {
      readonly tag: number;
      readonly memoizedProps: unknown;
      readonly child: Fiber | null;
      readonly sibling: Fiber | null;
    }
    const root = document.querySelector<HTMLElement>("#root");
    const name = Object.keys(root ?? {}).find((key) => key.startsWith("__reactContainer"));
    const start = (root as unknown as Record<string, { stateNode: { current: Fiber } }>)[
      name ?? ""
    ];
    const textOf = (fiber: Fiber | null): string => {
      if (fiber === null) return "";
      const { tag, memoizedProps, child, sibling } = fiber;
      const own = tag === 6 ? String(memoizedProps) : "";
      const { children } = (memoizedProps ?? {}) as { readonly children?: unknown };
      const only = child === null && tag === 5 && ["string", "number"].includes(typeof children);
      return own + (only ? String(children) : "") + textOf(child) + textOf(sibling);
    };
    return { seen: root?.textContent ?? "", rendered: textOf(start?.stateNode.current ?? null) };
  });
}
