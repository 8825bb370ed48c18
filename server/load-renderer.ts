import { existsSync } from "node:fs";
import type { PageRenderer } from "./http/page-renderer.ts";
import { StartProblem } from "./start-problem.ts";

/** Loads the built site, a module that exports `render`. Throws a `StartProblem` where it was not built yet. */
export async function loadRenderer(module: URL): Promise<PageRenderer> {
  if (!existsSync(module))
    throw new StartProblem("the site is not built yet: run `npm run build` first");
  const { render } = (await import(module.href)) as Partial<PageRenderer>;
  if (typeof render !== "function") throw new Error("the built site does not export `render`");
  return { render };
}
