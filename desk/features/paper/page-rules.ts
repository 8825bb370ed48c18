import { useLayoutEffect } from "react";
import { directionOf, type Language } from "#domain/language/language.ts";

interface Footer {
  readonly language: Language;
  /** Before the number of the page. */
  readonly parts: readonly string[];
  /** The words around the number of the page. */
  readonly page: string;
  readonly pageOf: string;
}

/**
 * A4 with a footer on every page. A browser that knows no margin boxes prints without it; the head of each sheet says the same once.
 */
export function a4Rule({ language, parts, page, pageOf }: Footer): string {
  // The dot goes to the next line with what follows it.
  const text = [...parts, page].join(" ·\u00A0");
  const number = `${cssString(`${text} `)} counter(page) ${cssString(` ${pageOf} `)} counter(pages)`;
  const box = `content: ${number}; direction: ${directionOf(language)}; color: black; font: 9pt Assistant, Arial, sans-serif`;
  return `@page { size: A4; margin: 11mm 12mm 14mm; @bottom-center { ${box} } }`;
}

/** A4 without margins, for sheets of labels. */
export const labelsRule = "@page { size: A4; margin: 0 }";

/**
 * The page of every slip of a roll where pages cannot differ: as high as the highest slip. It is higher than wide, because some
 * printing turns a page that is wider than high on its side.
 */
export function commonRollRule(heights: readonly number[]): string {
  return `@page { size: 80mm ${String(Math.max(81, ...heights))}mm; margin: 0 }`;
}

/** A page of the roll for a slip of a height, in millimetres. Printers with a roll are 80 mm wide. */
export function rollRule(name: string, height: number): string {
  return `@page ${name} { size: 80mm ${String(height)}mm; margin: 0 }`;
}

/** Adds `@page` rules to the document while the caller is mounted. They cannot be in a style file where they hold texts or sizes. */
export function usePageRules(rules: readonly string[]): void {
  const joined = rules.join("\n");
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    for (const rule of joined.split("\n").filter((each) => each !== ""))
      sheet.insertRule(rule, sheet.cssRules.length);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [joined]);
}

function cssString(text: string): string {
  return `"${text.replaceAll(/["\\\n\r\f]/gu, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;
}

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
