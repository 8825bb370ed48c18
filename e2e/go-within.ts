import { expect, type Page } from "@playwright/test";

/** Shows another page of the desk as a link does: the desk, and what a test has put into the document, are not loaded again. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate(leaveFor, path);
  await expect(page.locator("h1:not([data-left])")).toBeVisible();
}

/** Runs in the page. */
function leaveFor(path: string): void {
  if (location.pathname === path) return;
  document.querySelector("h1")?.setAttribute("data-left", "");
  history.pushState(null, "", path);
}
