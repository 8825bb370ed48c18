import { type SiteLanguage, siteLanguages } from "#domain/language/language.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import type { RenderedPage } from "./page-renderer.ts";
import { type TaggedText, tagText } from "./tagged-text.ts";

/** The paths of the pages: those of specification §2, and those that Israeli law requires of a shop. */
export const pagePaths = [
  "/",
  "/about",
  "/whyChooseArisGourmet",
  "/cart",
  "/accessibility",
  "/privacy",
  "/terms",
  "/my-orders",
] as const;

/** Stands for every path without a page; their common page does not contain the path. */
export const unknownPath = "/unknown";

export interface CachedPage
  extends TaggedText,
    Pick<RenderedPage, "status" | "head" | "dishHeads"> {
  readonly policy: string;
}

export interface PageCache {
  /** The page at `path`, one of `pagePaths` or `unknownPath`. Rejects if it cannot be rendered. */
  readonly read: (path: string, language: SiteLanguage) => Promise<CachedPage>;
  /** Renders every page that is not cached yet. Never rejects. */
  readonly fill: () => Promise<void>;
}

export interface PageCacheDeps {
  readonly render: (path: string, language: SiteLanguage) => Promise<RenderedPage>;
  /** The version of what pages show now: of the current catalogue, and of the week that orders are taken for. */
  readonly currentVersion: () => Promise<string>;
  readonly report: (error: unknown) => void;
}

/** Renders each page once for each language and version of what it shows; concurrent requests share one rendering. */
export function createPageCache({ render, currentVersion, report }: PageCacheDeps): PageCache {
  let pages = new Map<string, Promise<CachedPage>>();
  let version: string | undefined;

  const load = (path: string, language: SiteLanguage): Promise<CachedPage> => {
    const key = `${language} ${path}`;
    const known = pages.get(key);
    if (known !== undefined) return known;
    const filling = pages;
    const page = render(path, language).then(pageOf);
    filling.set(key, page);
    // A failure is not cached: the next request renders again.
    page.catch(() => filling.delete(key));
    return page;
  };

  const fill = async () => {
    // One page after the other, so that requests are answered in between.
    for (const path of [...pagePaths, unknownPath]) {
      for (const language of siteLanguages) await load(path, language).catch(report);
    }
  };

  return {
    read: async (path, language) => {
      const current = await currentVersion();
      if (current === version) return load(path, language);
      version = current;
      pages = new Map();
      const page = load(path, language);
      void page.then(fill, () => undefined);
      return page;
    },
    fill: async () => {
      try {
        version = await currentVersion();
      } catch (error) {
        report(error);
        return;
      }
      await fill();
    },
  };
}

function pageOf({ html, ...page }: RenderedPage): CachedPage {
  return { ...page, ...tagText(html), policy: contentSecurityPolicy(html) };
}
