/**
 * What decides about the pages of a print: a style for each page, one style for all pages, or the print window alone. Only the first
 * has page numbers.
 */
export type PageControl = "each-page" | "all-pages" | "print-window";

/**
 * What this browser lets styles decide. It cannot be asked directly: every browser accepts named pages and `size`, also where it prints
 * without them. So it is asked for two newer parts of the same specification, which it drops where it does not know them. Margin boxes
 * are known where each page has a size of its own, and `page-orientation` where `size` counts at all.
 */
export function pageControl(): PageControl {
  const sheet = new CSSStyleSheet();
  sheet.insertRule('@page { page-orientation: upright; @bottom-center { content: "" } }');
  const kept = sheet.cssRules[0]?.cssText ?? "";
  if (kept.includes("@bottom-center")) return "each-page";
  return kept.includes("page-orientation") ? "all-pages" : "print-window";
}
