import { existsSync } from "node:fs";

/** The folder of the repository, as a URL that ends with a slash. */
export const root = new URL("../", import.meta.url);

/**
 * The folder of a shop whose releases lie beside each other, `releases/…` with `current` naming the one that serves; undefined in a
 * checkout of the repository. Everything that outlives a release is in it, first of all the settings.
 */
export const shopHome: URL | undefined =
  /\/releases\/[^/]+\/$/u.test(root.pathname) && existsSync(new URL("../../current", root))
    ? new URL("../../", root)
    : undefined;
