import { escapeHtml } from "#domain/escape-html.ts";
import { directionOf, type SiteLanguage } from "#domain/language/language.ts";

/** Id of the element that contains the answers of the page's queries. */
export const answersElementId = "answers";

export interface PageTemplate {
  /** index.html */
  readonly html: string;
  /** Addresses of lazily loaded chunks by source file; undefined if the site is not built. */
  readonly chunks?: Readonly<Record<string, string>>;
  /** By source file, the addresses of styles that the page needs and that are not in index.html; undefined if the site is not built. */
  readonly styles?: Readonly<Record<string, readonly string[]>>;
  /** Addresses of the files to load on a press before hydration; undefined if the site is not built. */
  readonly ahead?: readonly string[];
}

interface RenderedParts {
  readonly language: SiteLanguage;
  readonly title: string;
  /** HTML that follows the title. */
  readonly head?: string;
  readonly body: string;
  /** The HTML of the button that closes the early dialog. */
  readonly close: string;
  readonly answers: unknown;
  /** JSON-LD for search engines; undefined if the page has none. */
  readonly structuredData?: object | undefined;
  /** Source files of the lazy chunks that this page needs; they are preloaded with the other scripts. */
  readonly sources: readonly string[];
}

/** Puts a rendered page into index.html. Throws if the template lacks one of the placeholders. */
export function fillTemplate(
  template: PageTemplate,
  { language, title, head = "", body, close, answers, structuredData, sources }: RenderedParts,
): string {
  const data = [
    `<script type="application/json" id="${answersElementId}">${scriptJson(answers)}</script>`,
    structuredData && `<script type="application/ld+json">${scriptJson(structuredData)}</script>`,
  ];
  return [
    [/<html[^>]*>/u, `<html lang="${language}" dir="${directionOf(language)}">`],
    [/<title>[^<]*<\/title>/u, `<title>${escapeHtml(title)}</title>${head}`],
    [
      /data-ahead=""/u,
      `data-ahead="${escapeHtml((template.ahead ?? []).map(linkAhead).join(""))}"`,
    ],
    [/<!--chunks-->/u, preloads(template, sources)],
    [/<!--page-->/u, body],
    [/<!--close-->/u, close],
    [/<!--answers-->/u, data.filter(Boolean).join("")],
  ].reduce(
    (html, [place, content]) => fill(html, place as RegExp, content as string),
    template.html,
  );
}

/** Without quotes, which would be longer in an attribute. */
function linkAhead(href: string): string {
  const kind = href.endsWith(".css") ? "rel=preload as=style crossorigin" : "rel=modulepreload";
  return `<link ${kind} href=${href}>`;
}

function preloads({ chunks, styles = {} }: PageTemplate, sources: readonly string[]): string {
  if (chunks === undefined) return "";
  const sheets = sources.flatMap((source) => styles[source] ?? []);
  const scripts = sources.map((source) => {
    const address = chunks[source];
    if (address === undefined) throw new Error(`the build has no chunk of ${source}`);
    return `<link rel="modulepreload" href="${address}">`;
  });
  return [
    ...sheets.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
    ...scripts,
  ].join("");
}

function fill(html: string, place: RegExp, content: string): string {
  if (!place.test(html)) throw new Error(`the template has no ${String(place)}`);
  // A function, because `replace` would interpret `$&` in a string.
  return html.replace(place, () => content);
}

/** JSON without `<`, so that it cannot contain `</script>`. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
