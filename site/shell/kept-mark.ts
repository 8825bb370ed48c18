/** Attribute of the root element of a page that came from the last visit and not from the server. */
export const keptMark = "data-kept";

/** Whether the document was kept from an earlier visit. */
export function isKeptPage(): boolean {
  return document.documentElement.hasAttribute(keptMark);
}
