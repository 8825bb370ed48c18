import {
  defaultLanguage,
  isLanguage,
  type Language,
  otherLanguage,
} from "#domain/language/language.ts";
import { languageOfAddress } from "#domain/language/language-address.ts";
import { keptMark } from "#site/shell/kept-page.ts";

/** What is kept before anybody visits it: the pages that the bar below leads to. */
const barPages = ["/", "/cart", "/whyChooseArisGourmet"];
const menuPage = "/";
/** Under which the chosen language is noted. */
const languageKey = "/language";

/** The part of a browser's `Cache` that is used. */
interface Shelf {
  readonly match: (key: string) => Promise<Response | undefined>;
  readonly put: (key: string, page: Response) => Promise<void>;
}

interface KeptPagesDeps {
  readonly openPages: () => Promise<Shelf>;
  readonly openLanguage: () => Promise<Shelf>;
  /** Asks the server for a page: in the language that the address names, else that of the visitor's cookie. */
  readonly load: (address: string) => Promise<Response>;
  readonly report: (error: unknown) => void;
}

export interface KeptPages {
  /** Keeps what the server answered for a page, where it is worth keeping. Never rejects. */
  readonly keep: (path: string, answer: Response) => Promise<void>;
  /** Keeps the pages of the bar in the visitor's language, and the menu in the other. Rejects where one does not come. */
  readonly keepAll: () => Promise<void>;
  /** Notes the language that is shown, and keeps the pages of the bar that are not kept in it yet. Never rejects. */
  readonly followLanguage: (language: Language) => Promise<void>;
  /** The page as it was seen last, in the language that its address asks for or that was shown last. */
  readonly find: (url: URL) => Promise<Response | undefined>;
  /** Where that was never kept: the page in the other language, else the way to the menu. */
  readonly findSubstitute: (url: URL) => Promise<Response | undefined>;
}

/** The pages that were seen last, by address and language. Nothing in a page is personal. */
export function createKeptPages(deps: KeptPagesDeps): KeptPages {
  const read = async (path: string, language: Language) =>
    (await deps.openPages()).match(keyOf(path, language));

  const wantedLanguage = async (url: URL): Promise<Language> => {
    const asked = languageOfAddress(url.search);
    if (asked !== undefined) return asked;
    const noted = await (await (await deps.openLanguage()).match(languageKey))?.text();
    return isLanguage(noted) ? noted : defaultLanguage;
  };

  /** Gives the language in which the page is kept now; undefined where it is not worth it. */
  const store = async (path: string, answer: Response): Promise<Language | undefined> => {
    const copy = await keptCopy(answer);
    if (copy === null) return undefined;
    await (await deps.openPages()).put(keyOf(path, copy.language), copy.page);
    return copy.language;
  };

  return {
    keep: async (path, answer) => {
      await store(path, answer).catch(deps.report);
    },
    keepAll: async () => {
      const [language] = await Promise.all(
        barPages.map(async (path) => store(path, await deps.load(path))),
      );
      if (language === undefined) return;
      await store(menuPage, await deps.load(inLanguage(menuPage, otherLanguage(language))));
    },
    followLanguage: async (language) => {
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
    find: async (url) => read(url.pathname, await wantedLanguage(url)),
    findSubstitute: async (url) => {
      const wanted = await wantedLanguage(url);
      const inOther = await read(url.pathname, otherLanguage(wanted));
      if (inOther !== undefined || url.pathname === menuPage) return inOther;
      const menu = (await read(menuPage, wanted)) ?? (await read(menuPage, otherLanguage(wanted)));
      // By its own address: its code goes by it.
      return menu && Response.redirect(new URL(menuPage, url).href);
    },
  };
}

/** Names it whatever the cookie says. */
function inLanguage(path: string, language: Language): string {
  return `${path}?lang=${language}`;
}

/** Cookies are hidden from a worker, and with them what a page varies by. */
function keyOf(path: string, language: Language): string {
  return `${path}?kept=${language}`;
}

interface KeptCopy {
  readonly language: Language;
  /** Marked, so that the site knows that it was not the server who answered. */
  readonly page: Response;
}

/** What is to be kept of an answer: null where it is no page of the site in a known language, whole and well. */
async function keptCopy(answer: Response): Promise<KeptCopy | null> {
  const language = answer.headers.get("content-language");
  const isPage = /^text\/html\b/u.test(answer.headers.get("content-type") ?? "");
  if (answer.status !== 200 || answer.redirected || !isPage || !isLanguage(language)) return null;
  const html = await answer.text();
  if (!html.trimEnd().endsWith("</html>")) return null;
  const headers = new Headers(answer.headers);
  // These told of the bytes on the line.
  headers.delete("content-encoding");
  headers.delete("content-length");
  return {
    language,
    page: new Response(html.replace("<html ", `<html ${keptMark} `), { headers }),
  };
}
