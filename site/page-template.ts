import { directionOf, type Language } from "#domain/language/language.ts";

/** Id of the element that carries the answers of the page's queries. */
export const answersElementId = "answers";

interface RenderedParts {
  readonly language: Language;
  readonly title: string;
  readonly body: string;
  readonly answers: unknown;
}

/** Puts a rendered page into index.html. Throws where the template lacks one of its places. */
export function fillTemplate(template: string, { language, title, body, answers }: RenderedParts) {
  // JSON inside a script element must not hold the text that ends it.
  const json = JSON.stringify(answers).replaceAll("<", "\\u003c");
  return [
    [/<html[^>]*>/u, `<html lang="${language}" dir="${directionOf(language)}">`],
    [/<title>[^<]*<\/title>/u, `<title>${escapeHtml(title)}</title>`],
    [/<!--page-->/u, body],
    [
      /<!--answers-->/u,
      `<script type="application/json" id="${answersElementId}">${json}</script>`,
    ],
  ].reduce((html, [place, content]) => fill(html, place as RegExp, content as string), template);
}

function fill(html: string, place: RegExp, content: string): string {
  if (!place.test(html)) throw new Error(`the template has no ${String(place)}`);
  // A function, because `$&` in a rendered text would be replaced too.
  return html.replace(place, () => content);
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
