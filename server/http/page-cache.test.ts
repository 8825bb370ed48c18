import { expect, test, vi } from "vitest";
import { languages } from "#domain/language/language.ts";
import { createPageCache, pagePaths, unknownPath } from "./page-cache.ts";
import type { RenderedPage } from "./page-renderer.ts";

const everyPage = [...pagePaths, unknownPath].flatMap((path) =>
  languages.map((language) => [path, language] as const),
);

/** A cache over a menu that changes when the test says so. */
function watchedCache() {
  const menu = { version: 1 };
  const render = vi.fn(
    async (path: string, language: string): Promise<RenderedPage> => ({
      status: 200,
      html: `${path} ${language} ${String(menu.version)}`,
    }),
  );
  const report = vi.fn<(error: unknown) => void>();
  const currentVersion = () => Promise.resolve(String(menu.version));
  const cache = createPageCache({ render, currentVersion, report });
  const readAll = async () => {
    const pages = await Promise.all(everyPage.map((page) => cache.read(...page)));
    return pages.map(({ body }) => body.forClient(undefined).bytes.toString());
  };
  return { menu, render, report, cache, readAll };
}

test("concurrent requests of a page that is not cached share one rendering", async () => {
  const { cache, render } = watchedCache();
  const pages = await Promise.all(Array.from({ length: 100 }, () => cache.read("/", "he")));
  expect(render.mock.calls.filter(([path, language]) => path === "/" && language === "he")).toEqual(
    [["/", "he"]],
  );
  expect(new Set(pages).size).toBe(1);
});

test("each path and language has a page of its own", async () => {
  const { cache, render, readAll } = watchedCache();
  await cache.fill();
  const pages = await readAll();
  expect(await readAll()).toEqual(pages);
  expect(new Set(pages).size).toBe(everyPage.length);
  expect(render).toHaveBeenCalledTimes(everyPage.length);
});

test("a new menu drops every page and renders it again, even without a request for it", async () => {
  const { cache, menu, render, readAll, report } = watchedCache();
  await cache.fill();
  const before = await readAll();
  menu.version = 2;
  await cache.read("/", "he");
  await expect.poll(() => render.mock.calls.length).toBe(2 * everyPage.length);
  const after = await readAll();
  expect(after).toEqual(before.map((html) => html.replace(/1$/u, "2")));
  expect(render).toHaveBeenCalledTimes(2 * everyPage.length);
  expect(report).not.toHaveBeenCalled();
});
