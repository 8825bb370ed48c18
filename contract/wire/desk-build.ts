/**
 * The header in which a page of the desk says with each call of which build it is. Pages from before it say nothing, and development has
 * no build.
 */
export const deskBuildHeader = "desk-build";

/** The build of a page of the desk, from its HTML: the address of its script, which has a hash of all code. Undefined without a build. */
export function deskBuildOf(page: string): string | undefined {
  return /<script type="module"[^>]* src="(\/desk\/assets\/[^"]+)"/u.exec(page)?.[1];
}

/** What the service worker tells a page that is of another build than the worker, when the server has said so: a reload gives the newer page. */
export const newerPageMessage = "newer-page";
