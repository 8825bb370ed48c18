import { useLayoutEffect } from "react";

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
