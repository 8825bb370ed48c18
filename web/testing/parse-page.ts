import { type BoundFunctions, type queries, within } from "@testing-library/dom";
import { JSDOM } from "jsdom";

/** One for all tests of a process, and never global: most of what they check runs without a browser. */
const { window } = new JSDOM();
const parser = new window.DOMParser();

/** The document that a browser without scripts makes of the HTML of a page, or of a part of one. */
export function parsePage(html: string): Document {
  // React puts empty comments between texts that belong together.
  const document = parser.parseFromString(html.replaceAll("<!-- -->", ""), "text/html");
  // What a parser makes belongs to no window, but Testing Library asks its window whether an element is hidden.
  Object.defineProperty(document, "defaultView", { value: window });
  return document;
}

/** The body of a page, and what finds elements in it by role and name, by label or by text. */
export function onPage(html: string): BoundFunctions<typeof queries> & { body: HTMLElement } {
  const { body } = parsePage(html);
  return { ...within(body), body };
}

/** The texts of an element in their order, without blank ones and without code. */
export function textsOf(element: Element): readonly string[] {
  return [...element.childNodes].flatMap((child) => {
    if (child instanceof window.Element) {
      return child.matches("script, style, template") ? [] : textsOf(child);
    }
    const text = child instanceof window.Text ? child.data : "";
    return text.trim() === "" ? [] : [text];
  });
}

/** The texts of an element between bars, so that a test can say where each begins and ends: `|Soup|₪84|`. */
export function shownTextOf(element: Element): string {
  return `|${textsOf(element).join("|")}|`;
}
