import type { TypedDocument } from "#contract/typed-document.ts";
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

const requestHeaders = {
  "content-type": "application/json",
  accept: "application/graphql-response+json, application/json",
} as const;

/** The body of the request for an operation. */
function requestBody<Variables>(
  { operationName, text }: TypedDocument<unknown, Variables>,
  variables: Variables,
): string {
  return JSON.stringify({ operationName, query: text, variables });
}

/**
 * Executes operations by HTTP POST to `/graphql` (specification §7). `server` is the origin of the product server; empty means the
 * origin of the page. `send` replaces `fetch`.
 */
export function executeOverHttp(server: string, send?: typeof fetch): Execute {
  const url = `${server.replace(/\/+$/u, "")}/graphql`;
  return async (document, variables, { headers, signal } = {}) => {
    const response = await (send ?? fetch)(url, {
      method: "POST",
      headers: { ...requestHeaders, ...headers },
      body: requestBody(document, variables),
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
