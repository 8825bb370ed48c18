import type { TypedDocument } from "#contract/typed-document.ts";

export interface GraphqlError {
  readonly message: string;
  readonly extensions?: { readonly code?: string; readonly [name: string]: unknown };
}

/** A GraphQL response (specification of GraphQL, section 7). */
export interface GraphqlAnswer<Result> {
  readonly data?: Result | null;
  readonly errors?: readonly GraphqlError[];
}

/** Executes an operation. Rejects if there is no GraphQL answer: no connection, no server, or another kind of response. */
export type Execute = <Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  options?: ExecuteOptions,
) => Promise<GraphqlAnswer<Result>>;

export interface ExecuteOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}
