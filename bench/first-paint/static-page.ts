/**
 * What is left of a page of the site when nothing in it can run: the same markup, style, pictures and fonts, without its scripts,
 * the answers it was rendered from, and whatever asks the browser to load code ahead.
 */
export function staticPage(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[^]*?<\/script>\s*/gu, "")
    .replaceAll(/<link\b[^>]*>\s*/gu, (link) => (loadsCode(link) ? "" : link));
}

function loadsCode(link: string): boolean {
  return /\brel="modulepreload"/u.test(link) || /\bas="(?:script|fetch)"/u.test(link);
}
