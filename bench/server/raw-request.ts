import { fullMenuDocument, insertCustomerOrderDocument } from "#contract/generated/operations.ts";
import { orderToWire } from "#contract/wire/order.ts";
import { seedOrder } from "./seed-order.ts";

const endOfHead = "\r\n\r\n";

/** What a browser says with each request. */
const browser = [
  "host: 127.0.0.1",
  "connection: keep-alive",
  "user-agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36",
  "accept-encoding: gzip, deflate, br, zstd",
  "accept-language: he-IL,he;q=0.9,en;q=0.8",
];

/** A request for a page as bytes; `headers` are lines without their end. */
export function pageRequest(path: string, headers: readonly string[] = []): Buffer {
  return head("GET", path, ["accept: text/html,application/xhtml+xml,*/*;q=0.8", ...headers]);
}

/** The site's question for the menu. */
export function fullMenuRequest(): Buffer {
  const { text: query } = fullMenuDocument;
  return post(JSON.stringify({ query, variables: { filter: { language: "he" } } }), []);
}

/** The site's order, each with a key of its own. */
export function orderRequests(): () => Buffer {
  const variables = { customerOrder: orderToWire(seedOrder()) };
  const body = JSON.stringify({ query: insertCustomerOrderDocument.text, variables });
  return () => post(body, [`idempotency-key: ${crypto.randomUUID()}`]);
}

/** The body of a request as text. */
export function bodyOf(request: Buffer): string {
  return request.toString("utf8", request.indexOf(endOfHead) + endOfHead.length);
}

function post(body: string, headers: readonly string[]): Buffer {
  const bytes = Buffer.from(body);
  const lines = [
    "content-type: application/json",
    "accept: application/graphql-response+json, application/json",
    `content-length: ${bytes.length}`,
    ...headers,
  ];
  return Buffer.concat([head("POST", "/graphql", lines), bytes]);
}

function head(method: string, path: string, headers: readonly string[]): Buffer {
  return Buffer.from(
    [`${method} ${path} HTTP/1.1`, ...browser, ...headers, "", ""].join("\r\n"),
    "latin1",
  );
}
