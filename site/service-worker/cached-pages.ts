import {
  defaultLanguage,
  isSiteLanguage,
  languageOfAddress,
  nextLanguage,
  type SiteLanguage,
  siteLanguages,
} from "#domain/language/language.ts";
import { cachedMark } from "#site/app/shell/cached-page.ts";

/** Cached before they are visited: the pages of the bottom bar. */
const barPages = ["/", "/cart", "/whyChooseArisGourmet"];
const menuPage = "/";
/** Cache key of the chosen language. */
const languageKey = "/language";

/** The used part of the browser's `Cache`. */
interface Shelf {
  readonly match: (key: string) => Promise<Response | undefined>;
  readonly put: (key: string, page: Response) => Promise<void>;
}

interface KeptPagesDeps {
  readonly openPages: () => Promise<Shelf>;
  readonly openLanguage: () => Promise<Shelf>;
  /** Requests a page from the server, in the language of the address, otherwise of the cookie. */
  readonly load: (address: string) => Promise<Response>;
  readonly report: (error: unknown) => void;
}

/** The cached pages, by address and language. Pages contain no personal data. */
export function createCachedPages(deps: KeptPagesDeps) {
  const read = async (path: string, language: SiteLanguage) =>
    (await deps.openPages()).match(keyOf(path, language));

  /** The page in a language, otherwise in the first other one in which it is cached. */
  const readInAny = async (path: string, wanted: SiteLanguage) => {
    for (const language of new Set([wanted, ...siteLanguages])) {
      const page = await read(path, language);
      if (page !== undefined) return page;
    }
    return undefined;
  };

  const wantedLanguage = async (url: URL): Promise<SiteLanguage> => {
    const asked = languageOfAddress(url.search);
    if (asked !== undefined) return asked;
    const noted = await (await (await deps.openLanguage()).match(languageKey))?.text();
    return isSiteLanguage(noted) ? noted : defaultLanguage;
  };

  /** Gives the language in which the page was cached; undefined if it was not cached. */
  const store = async (path: string, answer: Response): Promise<SiteLanguage | undefined> => {
    const copy = await keptCopy(answer);
    if (copy === null) return undefined;
    await (await deps.openPages()).put(keyOf(path, copy.language), copy.page);
    return copy.language;
  };

  return {
    /** Caches the answer of the server for a page if it is complete and valid. Never rejects. */
    keep: async (path: string, answer: Response | Promise<Response>): Promise<void> => {
      try {
        await store(path, await answer);
      } catch (error) {
        deps.report(error);
      }
    },
    /** Caches the pages of the bar in the visitor's language, and the menu in the other one. Rejects if a page cannot be loaded. */
    keepAll: async () => {
      const [language] = await Promise.all(
        barPages.map(async (path) => store(path, await deps.load(path))),
      );
      if (language === undefined) return;
      await store(menuPage, await deps.load(inLanguage(menuPage, nextLanguage(language))));
    },
    /** Stores the shown language and caches the pages of the bar that are not cached in it yet. Never rejects. */
    followLanguage: async (language: SiteLanguage) => {
      try {
        await (await deps.openLanguage()).put(languageKey, new Response(language));
        for (const path of barPages) {
          if ((await read(path, language)) === undefined)
            await store(path, await deps.load(inLanguage(path, language)));
        }
      } catch (error) {
        deps.report(error);
      }
    },
    /** The cached page, in the language of its address, otherwise in the language shown last. */
    find: async (url: URL) => read(url.pathname, await wantedLanguage(url)),
    /** If that page was never cached: the page in another language, otherwise a redirect to the menu. */
    findSubstitute: async (url: URL) => {
      const wanted = await wantedLanguage(url);
      const inOther = await readInAny(url.pathname, wanted);
      if (inOther !== undefined || url.pathname === menuPage) return inOther;
      const menu = await readInAny(menuPage, wanted);
      // A redirect, because the code of a page depends on its address.
      return menu && Response.redirect(new URL(menuPage, url).href);
    },
  };
}

/** The address of a page in a language, independent of the cookie. */
function inLanguage(path: string, language: SiteLanguage): string {
  return `${path}?lang=${language}`;
}

/** The cache key has the language: pages vary by a cookie, which a service worker cannot read. */
function keyOf(path: string, language: SiteLanguage): string {
  return `${path}?kept=${language}`;
}

interface KeptCopy {
  readonly language: SiteLanguage;
  /** Marked, so that the site knows that the page came from the cache. */
  readonly page: Response;
}

/** The copy of an answer to cache; null unless it is a complete page of the site in a known language. */
async function keptCopy(answer: Response): Promise<KeptCopy | null> {
  const language = answer.headers.get("content-language");
  const isPage = /^text\/html\b/u.test(answer.headers.get("content-type") ?? "");
  if (answer.status !== 200 || answer.redirected || !isPage || !isSiteLanguage(language))
    return null;
  const html = await answer.text();
  if (!html.trimEnd().endsWith("</html>")) return null;
  const headers = new Headers(answer.headers);
  // These describe the transferred bytes.
  headers.delete("content-encoding");
  headers.delete("content-length");
  return {
    language,
    page: new Response(html.replace("<html ", `<html ${cachedMark} `), { headers }),
  };
}
