import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** What to look for: an element's role, and its accessible name or a pattern of it. */
export interface Query {
  readonly role: string;
  readonly name: string;
  readonly isPattern: boolean;
}

/** How the dialog on top stands in the window, in CSS pixels. */
export interface SeenDialog {
  readonly name: string;
  readonly height: number;
  /** Whether all of it is inside the window. */
  readonly isInside: boolean;
  /** Whether nothing covers its heading. */
  readonly isHeadingOnTop: boolean;
}

/** What the tests add to a page of the shop. */
export interface InPage {
  /**
   * The first element of the query that takes room; with an open dialog, in the dialog on top. None for the moment in which the shop
   * ignores presses, after a dialog was closed.
   */
  readonly query: (query: Query) => Element | null;
  readonly count: (query: Query) => number;
  readonly dialog: () => SeenDialog | null;
  /** The text of the dialog on top, otherwise of the page. */
  readonly text: () => string;
}

declare global {
  interface Window {
    shopTest?: InPage;
  }
}

type QueryAllByRole = (
  scope: Element,
  role: string,
  options: { readonly name: string | RegExp },
) => readonly Element[];

/** Runs in the page. */
function install(queryAllByRole: QueryAllByRole): void {
  const dialogOnTop = () => [...document.querySelectorAll("dialog:modal")].at(-1);
  const all = ({ role, name, isPattern }: Query) =>
    queryAllByRole(dialogOnTop() ?? document.body, role, {
      name: isPattern ? new RegExp(name, "u") : name,
    }).filter((element) => element.getClientRects().length > 0);
  /** A person scrolls until nothing covers it. */
  const uncovered = (element: Element | null) => {
    if (element === null) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!element.contains(onTop)) element.scrollIntoView({ block: "center", behavior: "instant" });
    return element;
  };
  /** Radio buttons and checkboxes are drawn by their labels, which is where a person presses. */
  const pressed = (element: Element | undefined) =>
    element?.matches("[type=radio], [type=checkbox]") === true
      ? (element.closest("label") ?? element)
      : (element ?? null);
  window.shopTest = {
    query: (query) =>
      uncovered(
        pressed(all(query).find((each) => getComputedStyle(each).pointerEvents !== "none")),
      ),
    count: (query) => all(query).length,
    text: () => ((dialogOnTop() ?? document.body) as HTMLElement).innerText,
    dialog: () => {
      const dialog = dialogOnTop();
      const heading = document.getElementById(dialog?.getAttribute("aria-labelledby") ?? "");
      if (dialog === undefined || heading === null) return null;
      const { top, right, bottom, left, height } = dialog.getBoundingClientRect();
      const title = heading.getBoundingClientRect();
      const onTop = document.elementFromPoint(
        title.left + title.width / 2,
        title.top + title.height / 2,
      );
      return {
        name: heading.innerText,
        height,
        isInside: top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth,
        isHeadingOnTop: onTop !== null && heading.contains(onTop),
      };
    },
  };
}

const library = readFileSync(
  fileURLToPath(import.meta.resolve("@testing-library/dom/dist/@testing-library/dom.umd.min.js")),
  "utf8",
);

/** Script that puts `window.shopTest` into a page. The library takes itself for a module if the page has such names. */
export const inPageScript = `(function () {
  var module, exports, define;
  ${library}
  (${String(install)})(globalThis.TestingLibraryDom.queryAllByRole);
}).call(globalThis)`;
