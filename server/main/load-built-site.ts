import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { OperatorProblem } from "#server/config/operator-problem.ts";
import { projectRoot } from "#server/config/project-root.ts";
import type { AppOptions } from "#server/http/app-options.ts";
import type { PageRenderer, RenderDish } from "#server/http/page-renderer.ts";

/** The site as `npm run build` left it: what renders its pages, where its files are, and where those of the desk are. */
export type BuiltSite = Pick<
  AppOptions,
  "renderer" | "renderDish" | "assetsFolder" | "serviceWorkerFile" | "deskFolder"
>;

/** Loads the built site from the folder `dist`. Throws an `OperatorProblem` if it is not built yet. */
export async function loadBuiltSite(dist = new URL("dist/", projectRoot)): Promise<BuiltSite> {
  const desk = new URL("desk/", dist);
  return {
    ...(await loadRenderer(new URL("server/entry-server.js", dist))),
    assetsFolder: fileURLToPath(new URL("site/assets", dist)),
    serviceWorkerFile: fileURLToPath(new URL("site/service-worker.js", dist)),
    deskFolder: existsSync(desk) ? fileURLToPath(desk) : null,
  };
}

async function loadRenderer(module: URL): Promise<Pick<BuiltSite, "renderer" | "renderDish">> {
  if (!existsSync(module))
    throw new OperatorProblem("the site is not built yet: run `npm run build` first");
  const { render, renderDish } = (await import(module.href)) as Partial<
    PageRenderer & { readonly renderDish: RenderDish }
  >;
  if (typeof render !== "function" || typeof renderDish !== "function")
    throw new Error("the built site does not export `render` and `renderDish`");
  return { renderer: { render }, renderDish };
}
