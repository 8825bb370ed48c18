import type { Execute, GraphqlAnswer } from "./execute.ts";

/** Thrown if the response is not a GraphQL response; `status` is the HTTP status. */
export class HttpError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`the server answered ${String(status)}`);
    this.name = "HttpError";
    this.status = status;
  }
}

/** Default timeout of an operation, in milliseconds. */
const defaultTimeout = 30_000;

/**
 * Executes operations by HTTP POST to `/graphql` (specification §7). `server` is the origin of the product server; empty means the
 * origin of the page.
 */
export function executeOverHttp(server: string): Execute {
  const url = `${server.replace(/\/+$/u, "")}/graphql`;
  return async (document, variables, { headers, signal } = {}) => {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/graphql-response+json, application/json",
        ...headers,
      },
      body: JSON.stringify({
        operationName: document.operationName,
        query: document.text,
        variables,
      }),
      signal: signal ?? AbortSignal.timeout(defaultTimeout),
    });
    const answer: unknown = await response.json().catch(() => undefined);
    if (!isGraphqlAnswer(answer)) throw new HttpError(response.status);
    return answer as GraphqlAnswer<never>;
  };
}

function isGraphqlAnswer(answer: unknown): answer is GraphqlAnswer<unknown> {
  if (typeof answer !== "object" || answer === null) return false;
  return "data" in answer || ("errors" in answer && Array.isArray(answer.errors));
}
