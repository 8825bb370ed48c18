import type { Desk } from "./create-desk.ts";

interface NewerPageDeps extends Pick<Desk, "drafts" | "queue"> {
  /** What is on the screen. */
  readonly page: Pick<Document, "visibilityState" | "querySelector" | "querySelectorAll">;
  readonly reload: () => void;
}

/** What can be typed into. */
const textFields = "input:not([type=checkbox], [type=radio], [type=hidden]), textarea";

/**
 * Gives a function that reloads the page if nothing is lost by it: all marks and drafts are stored on the device, and nobody looks at
 * the page, or nothing is typed in it. Otherwise nothing happens until it is called again, with the next answer that the page is of another
 * build. Never rejects.
 */
export function createLoadNewerPage({ drafts, queue, page, reload }: NewerPageDeps) {
  return async (): Promise<void> => {
    await drafts.storeNow();
    if (!drafts.isAllStored() || !queue.isAllStored()) return;
    if (page.visibilityState === "hidden" || !isInUse(page)) reload();
  };
}

/** Whether a dialog is open, or a field has text, which may be the search of a list: a reload would take it away. */
function isInUse(page: NewerPageDeps["page"]): boolean {
  const fields = [...page.querySelectorAll<HTMLInputElement>(textFields)];
  return page.querySelector("dialog[open]") !== null || fields.some(({ value }) => value !== "");
}
