import { describe, expect, test } from "vitest";
import { type Language, languages } from "#domain/language/language.ts";
import { pages } from "./app/pages/pages.tsx";
import { pageDescriptions } from "./language/page-descriptions.ts";
import { pageHead } from "./page-head.ts";

const page = {
  path: "/terms",
  language: "he" as Language,
  title: "תנאים",
  description: "תנאי המכירה",
  shopName: "בית המרק",
  publicOrigin: "https://shop.example",
};
/** Links to pages: relation, language and address. */
const linksIn = (html: string) =>
  [
    ...html.matchAll(/<link rel="(canonical|alternate)"(?: hreflang="(\S+?)")? href="(\S+?)">/gu),
  ].map(([, relation, language, address]) => [relation, language ?? "", address]);

describe("an indexed page", () => {
  test("has a canonical address, an alternate in each language and a default", () => {
    const alternates = [
      ["alternate", "he", "https://shop.example/terms"],
      ["alternate", "en", "https://shop.example/terms?lang=en"],
      ["alternate", "x-default", "https://shop.example/terms"],
    ];
    expect(linksIn(pageHead(page))).toEqual([
      ["canonical", "", "https://shop.example/terms"],
      ...alternates,
    ]);
    expect(linksIn(pageHead({ ...page, language: "en" }))).toEqual([
      ["canonical", "", "https://shop.example/terms?lang=en"],
      ...alternates,
    ]);
  });

  test("has a title, a description and the shop's picture for link previews", () => {
    const html = pageHead({ ...page, language: "en" });
    for (const tag of [
      '<meta property="og:title" content="תנאים">',
      '<meta property="og:description" content="תנאי המכירה">',
      '<meta property="og:url" content="https://shop.example/terms?lang=en">',
      '<meta property="og:image" content="https://shop.example/webImages/share.jpg">',
      '<meta property="og:locale" content="en_US">',
      '<meta name="twitter:card" content="summary_large_image">',
    ]) {
      expect(html).toContain(tag);
    }
    expect(html).not.toContain("noindex");
  });

  test("shows a dish in the preview of its link, with its own picture if it has one, and is the menu to search engines", () => {
    const dish = {
      id: "soup-1",
      name: "Soup",
      title: "Soup · Shop",
      description: "Hot. From ₪20",
      image: "soup.webp",
    };
    const menu = { ...page, path: "/", language: "en" as Language };
    const html = pageHead({ ...menu, dish });
    for (const tag of [
      '<meta property="og:title" content="Soup · Shop">',
      '<meta property="og:description" content="Hot. From ₪20">',
      '<meta property="og:url" content="https://shop.example/?lang=en&amp;dish=soup-1">',
      '<meta property="og:image" content="https://shop.example/webImages/soup.webp">',
      '<meta property="og:image:height" content="900">',
      '<meta property="og:image:alt" content="Soup">',
    ])
      expect(html).toContain(tag);
    expect(linksIn(html)).toEqual(linksIn(pageHead(menu)));
    const bare = pageHead({ ...menu, dish: { ...dish, image: null } });
    expect(bare).toContain('content="https://shop.example/webImages/share.jpg"');
    expect(bare).toContain('<meta property="og:image:height" content="630">');
  });

  test("has no absolute address if the public origin is unknown", () => {
    const html = pageHead({ ...page, publicOrigin: undefined });
    expect(html).not.toMatch(/https?:|rel="(?:canonical|alternate)|og:url|og:image/u);
    expect(html).toContain('<meta property="og:title"');
  });

  test("escapes its texts", () => {
    const html = pageHead({ ...page, title: '"><script>alert(1)</script>' });
    expect(html).toContain('content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  });
});

test("the web manifest is linked in the language of the page", () => {
  expect(pageHead(page)).toContain('<link rel="manifest" href="/manifest.webmanifest">');
  const english = '<link rel="manifest" href="/manifest.webmanifest?lang=en">';
  expect(pageHead({ ...page, language: "en", path: null })).toContain(english);
});

test.each([null, "/cart"])("the page at %j is not indexed", (path) => {
  const html = pageHead({ ...page, path });
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(linksIn(html)).toEqual([]);
});

test.each(languages)("in %s every page has its own description", (language) => {
  const all = pageDescriptions[language];
  expect(Object.keys(all)).toEqual(pages.map(({ path }) => path));
  const texts = Object.values(all).map((text) => text("בית המרק", "יום רביעי"));
  expect(new Set(texts).size).toBe(texts.length);
  for (const text of texts) expect(text.length).toBeLessThan(180);
});
