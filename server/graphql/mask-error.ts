import { GraphQLError } from "graphql";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import { refusedError } from "./refused-error.ts";

/**
 * What a client may see of an error of an operation: ours and those of GraphQL itself as they are, any other without its message.
 * `report` is told the original of those others.
 */
export function maskError(error: GraphQLError, report: (error: unknown) => void): GraphQLError {
  const original = error.cause;
  if (original === undefined || original instanceof GraphQLError) {
    return error.extensions["code"] === undefined ? asBadRequest(error) : error;
  }
  report(original);
  const code = original instanceof StoreUnavailable ? "UNAVAILABLE" : "INTERNAL_ERROR";
  return placed(error, refusedError(code).message, { code });
}

/** An error of parsing, validation or variables, with the code that tells so. */
export function asBadRequest(error: GraphQLError): GraphQLError {
  return placed(error, error.message, { code: "BAD_REQUEST" });
}

function placed(
  { nodes, source, positions, path }: GraphQLError,
  message: string,
  extensions: Record<string, unknown>,
): GraphQLError {
  return new GraphQLError(message, { nodes, source, positions, path, extensions });
}
