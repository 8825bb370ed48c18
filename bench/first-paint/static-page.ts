import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, constants } from "node:zlib";

/** A server on this machine. */
interface StaticSite extends AsyncDisposable {
  /** Its origin, such as `http://127.0.0.1:1234`. */
  readonly address: string;
}

interface Answer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/**
 * Serves the shop's menu as a static page from memory with `node:http` alone: the reference that the shop is measured against.
 * Texts are compressed with brotli at its best quality, and caching headers are the shop's own. Other files are fetched from the
 * shop at their first request, so visit the page once before measuring.
 */
export async function serveStaticPage(shop: string, language: string): Promise<StaticSite> {
  const page = await fetch(shop, { headers: { cookie: `language=${language}` } });
  const html = staticPage(await page.text());
  const etag = `"${createHash("sha256").update(html).digest("base64url")}"`;
  const headers = { "content-type": "text/html; charset=utf-8", "cache-control": "no-cache", etag };
  const kept = new Map([["/", answerOf(200, headers, Buffer.from(html))]]);

  const find = async ({ url = "/", headers: { accept = "*/*" } }: IncomingMessage) => {
    const key = url === "/" ? url : `${url} ${accept}`;
    const answer = kept.get(key) ?? (await fileOf(shop + url, accept));
    kept.set(key, answer);
    return answer;
  };
  const server = createServer((request, response) => {
    const send = (answer: Answer) => {
      const tag = answer.headers["etag"];
      const isKnown = tag !== undefined && request.headers["if-none-match"] === tag;
      if (isKnown) response.writeHead(304, { etag: tag, "cache-control": "no-cache" }).end();
      else response.writeHead(answer.status, answer.headers).end(answer.body);
    };
    find(request).then(send, (error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function fileOf(address: string, accept: string): Promise<Answer> {
  const file = await fetch(address, { headers: { accept } });
  const headers = Object.fromEntries(
    ["content-type", "cache-control", "vary"].flatMap((name) => {
      const value = file.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  return answerOf(file.status, headers, Buffer.from(await file.arrayBuffer()));
}

function answerOf(status: number, headers: Readonly<Record<string, string>>, body: Buffer): Answer {
  const isText = /^text\/|svg|json/u.test(headers["content-type"] ?? "");
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const bytes = isText ? brotliCompressSync(body, { params }) : body;
  return {
    status,
    headers: {
      ...headers,
      ...(isText && { "content-encoding": "br" }),
      "content-length": bytes.length,
    },
    body: bytes,
  };
}

/**
 * Removes from a page of the site all scripts, the data that it was rendered from, and hints to preload code. Markup, styles,
 * pictures and fonts stay. It is marked as in a browser that is new enough (site/index.html): otherwise it would show a note, and no buttons.
 */
export function staticPage(html: string): string {
  return html
    .replace("<html ", '<html class="able" ')
    .replaceAll(/<script\b[^>]*>[^]*?<\/script>\s*/gu, "")
    .replaceAll(/<link\b[^>]*>\s*/gu, (link) => (loadsCode(link) ? "" : link));
}

function loadsCode(link: string): boolean {
  return /\brel="modulepreload"/u.test(link) || /\bas="(?:script|fetch)"/u.test(link);
}
