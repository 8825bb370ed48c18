/**
 * Addresses that a browser may navigate to and that the worker leaves alone: files, checks, and the seller's desk, which are not pages
 * of the site, and the pages of orders, of which no copy may stay on a device.
 */
const others = /^\/(?:assets\/|webImages\/|graphql|address|health|ready|order\/|desk(?:\/|$))/u;

/** Whether the service worker of the site answers when a browser navigates to a path. */
export function isCustomersPage(path: string): boolean {
  return !others.test(path);
}
