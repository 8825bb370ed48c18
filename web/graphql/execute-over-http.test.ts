/// <reference types="node" />
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { dishesDocument } from "#web/testing/dishes-query.ts";
import { executeOverHttp, HttpError } from "./execute-over-http.ts";

const variables = { language: "he" } as const;

interface Received {
  readonly request: IncomingMessage;
  readonly body: string;
}

/** A server on the loopback interface that answers every request in the same way. */
async function serve(answer: (response: ServerResponse) => void) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += String(chunk)));
    request.on("end", () => {
      received.push({ request, body });
      answer(response);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, received };
}

function reply(status: number, type: string, body: string) {
  return (response: ServerResponse) => {
    response.writeHead(status, { "content-type": type }).end(body);
  };
}

test("an operation is sent by POST to /graphql with its name, its text and its variables", async () => {
  const { origin, received } = await serve(
    reply(200, "application/json", '{"data":{"dishes":[]}}'),
  );
  const answer = await executeOverHttp(`${origin}/`)(dishesDocument, variables, {
    headers: { "idempotency-key": "key-1" },
  });
  expect(answer).toEqual({ data: { dishes: [] } });
  expect(received).toHaveLength(1);
  const [{ request, body } = received[0] as Received] = received;
  expect(request).toMatchObject({
    method: "POST",
    url: "/graphql",
    headers: {
      "content-type": "application/json",
      accept: "application/graphql-response+json, application/json",
      "idempotency-key": "key-1",
    },
  });
  expect(JSON.parse(body)).toEqual({
    operationName: "Dishes",
    query: dishesDocument.text,
    variables,
  });
});

test.each([200, 400, 503])("GraphQL errors are an answer with status %i too", async (status) => {
  const errors = [{ message: "no", extensions: { code: "UNAVAILABLE" } }];
  const body = JSON.stringify({ errors, data: null });
  const { origin } = await serve(reply(status, "application/graphql-response+json", body));
  expect(await executeOverHttp(origin)(dishesDocument, variables)).toEqual({
    errors,
    data: null,
  });
});

test.each([
  ["an HTML page from a proxy", 502, "text/html", "<!doctype html><h1>Bad Gateway</h1>"],
  ["broken JSON", 200, "application/json", '{"data":{'],
  ["an empty body", 204, "application/json", ""],
  ["other JSON", 429, "application/json", '{"statusCode":429,"error":"Too Many Requests"}'],
  ["errors that are not a list", 500, "application/json", '{"errors":"many"}'],
  ["a bare null", 200, "application/json", "null"],
])("%s is rejected with the HTTP status", async (_, status, type, body) => {
  const { origin } = await serve(reply(status, type, body));
  const asking = executeOverHttp(origin)(dishesDocument, variables);
  await expect(asking).rejects.toSatisfy(
    (error) => error instanceof HttpError && error.status === status,
  );
});

test("a connection that the server closes is rejected", async () => {
  const { origin } = await serve((response) => response.destroy());
  await expect(executeOverHttp(origin)(dishesDocument, variables)).rejects.toThrow(TypeError);
});

test("a request without an answer ends when the caller's signal does", async () => {
  const { origin } = await serve(() => undefined);
  const signal = AbortSignal.timeout(50);
  const asking = executeOverHttp(origin)(dishesDocument, variables, { signal });
  await expect(asking).rejects.toMatchObject({ name: "TimeoutError" });
});
