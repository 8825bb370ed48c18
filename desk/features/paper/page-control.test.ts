import { expect, test } from "vitest";
import { type PageControl, pageControl } from "./page-rules.ts";
import { inBrowser } from "./testing/in-browser.ts";

test.each(["each-page", "all-pages", "print-window"] as const satisfies readonly PageControl[])(
  "what a browser keeps of a page rule shows what decides about pages: %s",
  (control) => {
    expect(inBrowser(control, pageControl)).toBe(control);
  },
);
