import { expect, test } from "vitest";
import { type Language, languageOfAddress } from "#domain/language/language.ts";
import { createCachedPages } from "./cached-pages.ts";

const origin = "https://shop.example";
const at = (path: string) => new URL(path, origin);

/** A cache in memory. */
function shelf() {
  const answers = new Map<string, Response>();
  const open = async () => ({
    match: async (key: string) => answers.get(key)?.clone(),
    put: async (key: string, answer: Response) => void answers.set(key, answer),
  });
  return { answers, open };
}

function pageIn(language: string, text: string, init: ResponseInit = {}) {
  return new Response(`<!doctype html>\n<html lang="${language}"><p>${text}</p></html>\n`, {
    ...init,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-language": language,
      "content-encoding": "br",
    },
  });
}

/** The browser of a visitor; the server answers in the language of `cookie`. */
function visitor() {
  const visit: { cookie: Language; loads: string[]; failures: unknown[]; isOffline: boolean } = {
    cookie: "he",
    loads: [],
    failures: [],
    isOffline: false,
  };
  const shelves = { pages: shelf(), language: shelf() };
  const pages = createCachedPages({
    openPages: shelves.pages.open,
    openLanguage: shelves.language.open,
    load: async (address) => {
      if (visit.isOffline) throw new TypeError("Failed to fetch");
      visit.loads.push(address);
      const { pathname, search } = at(address);
      return pageIn(languageOfAddress(search) ?? visit.cookie, `${pathname} now`);
    },
    report: (error) => visit.failures.push(error),
  });
  return { visit, pages, kept: shelves.pages.answers };
}

test("a visited page is found in its language and marked as cached", async () => {
  const { pages } = visitor();
  await pages.keep("/about", pageIn("he", "אודות"));
  const found = await pages.find(at("/about?from=chat"));
  expect(await found?.text()).toContain('<html data-kept lang="he"><p>אודות</p>');
  expect(found?.headers.get("content-encoding")).toBeNull();
});

test("a page that cannot be loaded to be cached is reported", async () => {
  const { visit, pages } = visitor();
  await pages.keep("/about", Promise.reject(new TypeError("Failed to fetch")));
  expect(visit.failures).toHaveLength(1);
  expect(await pages.find(at("/about"))).toBeUndefined();
});

test("the pages of the bar are cached before they are visited", async () => {
  const { pages } = visitor();
  await pages.keepAll();
  for (const path of ["/", "/cart", "/whyChooseArisGourmet"])
    expect(await (await pages.find(at(path)))?.text()).toContain(`${path} now`);
});

test("the menu is cached in the other language too", async () => {
  const { pages, visit } = visitor();
  visit.cookie = "en";
  await pages.keepAll();
  expect(await (await pages.find(at("/?lang=he")))?.text()).toContain('lang="he"');
  expect(await (await pages.find(at("/?lang=en")))?.text()).toContain('lang="en"');
  expect(await pages.find(at("/cart?lang=he"))).toBeUndefined();
});

test("after a language switch the pages are cached and found in the new language", async () => {
  const { visit, pages } = visitor();
  await pages.keepAll();
  visit.cookie = "en";
  await pages.followLanguage("en");
  expect(await (await pages.find(at("/")))?.text()).toContain('lang="en"');
  expect(await (await pages.find(at("/?lang=he")))?.text()).toContain('lang="he"');

  const before = visit.loads.length;
  visit.cookie = "he";
  await pages.followLanguage("he");
  expect(visit.loads).toHaveLength(before);
  expect(await (await pages.find(at("/")))?.text()).toContain('lang="he"');
});

test("a language switch while offline is stored and reported, and the old pages stay", async () => {
  const { visit, pages } = visitor();
  await pages.keepAll();
  visit.isOffline = true;
  await pages.followLanguage("en");
  expect(visit.failures).toHaveLength(1);
  expect(await pages.find(at("/cart"))).toBeUndefined();
  expect(await (await pages.findSubstitute(at("/cart")))?.text()).toContain('lang="he"');
});

test("a page that was never cached is replaced by a redirect to the menu", async () => {
  const { pages } = visitor();
  expect(await pages.findSubstitute(at("/about"))).toBeUndefined();
  await pages.keepAll();
  const way = await pages.findSubstitute(at("/about"));
  expect(way?.status).toBe(302);
  expect(way?.headers.get("location")).toBe(`${origin}/`);
});

test.each<[string, Response]>([
  ["a refusal", pageIn("he", "sorry", { status: 503 })],
  ["an unknown page", pageIn("he", "unknown", { status: 404 })],
  ["another language", pageIn("fr", "menu")],
  ["an answer that is not a page", Response.json({}, { headers: { "content-language": "he" } })],
  [
    "a truncated page",
    new Response('<html lang="he"><p>sou', {
      headers: { "content-type": "text/html", "content-language": "he" },
    }),
  ],
])("%s is not cached", async (_, answer) => {
  const { pages, kept } = visitor();
  await pages.keep("/", answer);
  expect(kept.size).toBe(0);
});
