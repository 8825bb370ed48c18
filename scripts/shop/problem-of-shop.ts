/** Asks a shop: a GET of a path, or with a body a POST of JSON. */
export type AskShop = (
  path: string,
  body?: string,
) => Promise<{ readonly status: number; readonly text: string }>;

/**
 * Asks a shop for what it must answer: whether it is ready, a page, the menu, and the page with which a device opens the desk. Gives what
 * is wrong in one line; undefined if nothing is.
 */
export async function problemOfShop(ask: AskShop): Promise<string | undefined> {
  for (const { what, path, body, expected } of questions) {
    const { status, text } = await ask(path, body);
    if (status !== 200)
      return `${what} (${path}) is answered with ${String(status)}: ${text.slice(0, 200).trim()}`;
    if (!expected.test(text)) return `${what} (${path}) is not what it must be`;
  }
  return undefined;
}

interface Question {
  readonly what: string;
  readonly path: string;
  readonly body?: string;
  readonly expected: RegExp;
}

const questions: readonly Question[] = [
  { what: "whether it can take orders", path: "/ready", expected: /^ready\n$/u },
  { what: "the first page", path: "/", expected: /<html[^>]* lang="he"/u },
  {
    what: "the menu",
    path: "/graphql",
    body: JSON.stringify({ query: "{ fullMenu { orderType dishes { dishName } } }" }),
    expected: /"data":\{"fullMenu":\[/u,
  },
  { what: "the desk", path: "/desk", expected: /<html/u },
];
