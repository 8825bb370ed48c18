/** Addresses that a browser may navigate to and that are not pages of the site: files, checks, and the seller's desk. */
const others = /^\/(?:assets\/|webImages\/|graphql|health|ready|desk(?:\/|$))/u;

/** Whether the service worker of the site answers when a browser navigates to a path. */
export function isCustomersPage(path: string): boolean {
  return !others.test(path);
}
