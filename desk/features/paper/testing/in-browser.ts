import type { PageControl } from "#desk/features/paper/page-rules.ts";

/** What browsers keep of a rule for pages. */
const keptRules: Readonly<Record<PageControl, string>> = {
  "each-page": '@page { page-orientation: upright; @bottom-center { content: ""; } }',
  "all-pages": "@page { page-orientation: upright; }",
  "print-window": "@page { }",
};

/** Does something as if in a browser: Node has no style sheets. */
export function inBrowser<Result>(control: PageControl, act: () => Result): Result {
  class KnownSheet {
    readonly cssRules = [{ cssText: keptRules[control] }];
    insertRule() {
      return 0;
    }
  }
  Object.assign(globalThis, { CSSStyleSheet: KnownSheet });
  try {
    return act();
  } finally {
    Reflect.deleteProperty(globalThis, "CSSStyleSheet");
  }
}
