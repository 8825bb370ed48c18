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

/** Carries out an operation. Rejects where no answer came: no line, no server, no GraphQL. */
export type Execute = <Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  options?: ExecuteOptions,
) => Promise<GraphqlAnswer<Result>>;

export interface ExecuteOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}
