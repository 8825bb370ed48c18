import { isBuilt } from "./build-site.ts";

/** Before unit tests: those that start the server as it is started need the site, and would only fail without it. */
export function setup(): void {
  if (!isBuilt())
    process.stderr.write(
      "The site is not built, or older than its sources. Tests that start the server need it: run `npm run build` first.\n",
    );
}
