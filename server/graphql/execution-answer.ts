import type { ErrorCode } from "#contract/wire/error-code.ts";
import type { WireRefusal } from "#contract/wire/refusal.ts";

/** A GraphQL response, as it goes into JSON. It may be shared with others: never change it. */
export interface ExecutionAnswer<Result = unknown> {
  readonly data?: Result | null;
  readonly errors?: readonly AnsweredError[];
}

export interface AnsweredError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly locations?: readonly { readonly line: number; readonly column: number }[];
  readonly extensions?: { readonly code?: ErrorCode; readonly refusals?: readonly WireRefusal[] };
}
