/** For when what had the focus is gone: it goes to the page's heading, the one that `PageHeading` draws. */
export function focusPageHeading(): void {
  document.getElementById("page-heading")?.focus();
}
