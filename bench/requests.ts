import { insertCustomerOrderDocument } from "#contract/generated/late-operations.ts";
import { orderToWire } from "#contract/wire/order.ts";
import { seedOrder } from "#seed/testing/seed-order.ts";

/** Headers that a browser sends with every request. */
const browser = [
  "host: 127.0.0.1",
  "connection: keep-alive",
  "user-agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36",
  "accept-encoding: gzip, deflate, br, zstd",
  "accept-language: he-IL,he;q=0.9,en;q=0.8",
];

/** The bytes of a browser's request for a page. */
export function pageRequest(path: string): Buffer {
  return head("GET", path, ["accept: text/html,application/xhtml+xml,*/*;q=0.8"]);
}

/** Returns a function that makes the site's request for the order of `seedOrder`, each time with a new order key. */
export function orderRequests(): () => Buffer {
  const body = Buffer.from(orderBody());
  return () => {
    const headers = [
      "content-type: application/json",
      "accept: application/graphql-response+json, application/json",
      `content-length: ${body.length}`,
      `idempotency-key: ${crypto.randomUUID()}`,
    ];
    return Buffer.concat([head("POST", "/graphql", headers), body]);
  };
}

/** The site's GraphQL request for the order of `seedOrder`, as JSON. `change` replaces fields of the order on the wire, in shekels. */
export function orderBody(change: { readonly totalPrice?: number } = {}): string {
  const customerOrder = { ...orderToWire(seedOrder()), ...change };
  return JSON.stringify({ query: insertCustomerOrderDocument.text, variables: { customerOrder } });
}

function head(method: string, path: string, headers: readonly string[]): Buffer {
  return Buffer.from(
    [`${method} ${path} HTTP/1.1`, ...browser, ...headers, "", ""].join("\r\n"),
    "latin1",
  );
}
