import type { OperationRequest } from "#server/graphql/create-executor.ts";

/** Reads the parameters of a GraphQL request out of its JSON body; undefined where they are none. */
export function graphqlRequestOf(body: unknown): OperationRequest | undefined {
  if (!isMap(body)) return undefined;
  const { query, operationName, variables, extensions } = body;
  if (typeof query !== "string") return undefined;
  if (operationName != null && typeof operationName !== "string") return undefined;
  if (variables != null && !isMap(variables)) return undefined;
  if (extensions != null && !isMap(extensions)) return undefined;
  return { query, operationName: operationName ?? undefined, variables: variables ?? undefined };
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
