import { escapeHtml } from "#domain/escape-html.ts";
import {
  addressInLanguage,
  locales,
  type SiteLanguage,
  siteLanguages,
} from "#domain/language/language.ts";
import { addressOfDish } from "#domain/menu/dish-address.ts";

export interface PageHead {
  /** Path without search and hash; null for the page that all unknown addresses share. */
  readonly path: string | null;
  readonly language: SiteLanguage;
  readonly title: string;
  /** Undefined if the page has none. */
  readonly description: string | undefined;
  readonly shopName: string;
  /** Undefined leaves out all tags with absolute addresses, because the Host header of a request is not trustworthy. */
  readonly publicOrigin: string | undefined;
  /** The dish whose dialog the address opens: a chat shows it instead of the page. */
  readonly dish?: PreviewedDish;
}

export interface PreviewedDish {
  readonly id: string;
  readonly name: string;
  /** Its title and its text in a chat. */
  readonly title: string;
  readonly description: string;
  /** File name in `webImages/`; null for the picture of the shop. */
  readonly image: string | null;
}

/** Pages with `noindex`: their content belongs to the visitor. */
const privatePaths = new Set(["/cart", "/my-orders"]);

/** Head tags for search engines and for link previews in chats. */
export function pageHead(page: PageHead): string {
  const { path, language, description, shopName } = page;
  const shown = page.dish ?? page;
  const isIndexed = path !== null && !privatePaths.has(path);
  return [
    description !== undefined && meta("name", "description", description),
    !isIndexed && meta("name", "robots", "noindex"),
    meta("property", "og:type", "website"),
    meta("property", "og:site_name", shopName),
    meta("property", "og:title", shown.title),
    shown.description !== undefined && meta("property", "og:description", shown.description),
    meta("property", "og:locale", locales[language].replace("-", "_")),
    meta("name", "twitter:card", "summary_large_image"),
    link("manifest", addressInLanguage("/manifest.webmanifest", language)),
    ...(page.publicOrigin === undefined ? [] : addressTags(page, page.publicOrigin, isIndexed)),
  ]
    .filter((tag) => tag !== false)
    .join("");
}

function addressTags(
  { path, language, shopName, dish }: PageHead,
  publicOrigin: string,
  isIndexed: boolean,
): readonly string[] {
  const picture = dish?.image ?? null;
  const image = [
    meta("property", "og:image", `${publicOrigin}/webImages/${picture ?? "share.jpg"}`),
    meta("property", "og:image:width", "1200"),
    meta("property", "og:image:height", picture === null ? "630" : "900"),
    meta("property", "og:image:alt", dish?.name ?? shopName),
  ];
  if (path === null) return image;
  const address = `${publicOrigin}${path}`;
  const own = addressInLanguage(address, language);
  if (!isIndexed) return [...image, meta("property", "og:url", own)];
  return [
    ...image,
    meta("property", "og:url", dish === undefined ? own : addressOfDish(own, dish.id)),
    link("canonical", own),
    ...siteLanguages.map((each) => link("alternate", addressInLanguage(address, each), each)),
    link("alternate", address, "x-default"),
  ];
}

function meta(kind: "name" | "property", name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

function link(relation: string, address: string, language?: string): string {
  const ofLanguage = language === undefined ? "" : ` hreflang="${language}"`;
  return `<link rel="${relation}"${ofLanguage} href="${escapeHtml(address)}">`;
}
