import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, constants } from "node:zlib";
import { staticPage } from "./static-page.ts";

interface StaticSite {
  /** Its origin, `http://127.0.0.1:1234`. */
  readonly address: string;
  readonly close: () => Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/**
 * The yardstick: the shop's own page as a static one, from memory, by node:http alone. What is text is brotli at its best, and
 * browsers may keep everything as long as they may keep the shop's. A file is taken from the shop when it is asked for first,
 * so whoever measures visits the page once before.
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
    close: async () => {
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
