import { isLanguage, type Language } from "#domain/language/language.ts";
import { keptMark } from "#site/shell/kept-mark.ts";

interface KeptCopy {
  readonly language: Language;
  /** Marked, so that the site knows that it was not the server who answered. */
  readonly page: Response;
}

/** What is to be kept of an answer: null where it is no page of the site in a known language, whole and well. */
export async function keptCopy(answer: Response): Promise<KeptCopy | null> {
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
