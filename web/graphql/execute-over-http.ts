import type { Execute, GraphqlAnswer } from "./execute.ts";

/** Thrown where the answer of the server is none that GraphQL knows; `status` is the HTTP status. */
export class HttpError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`the server answered ${String(status)}`);
    this.name = "HttpError";
    this.status = status;
  }
}

/** How long an operation waits for its answer where its caller does not say, in milliseconds. */
const patience = 30_000;

/** Operations by HTTP POST to `/graphql` of the product server (specification §7); `server` is its origin, empty for the page's own. */
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
      signal: signal ?? AbortSignal.timeout(patience),
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
