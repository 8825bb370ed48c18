import { readFileSync } from "node:fs";
import { buildASTSchema, type GraphQLSchema, parse } from "graphql";

/** Reads the schema of an API, such as `#contract/schema.graphql`. */
export function readSchema(specifier: string): GraphQLSchema {
  const file = new URL(import.meta.resolve(specifier));
  return buildASTSchema(parse(readFileSync(file, "utf8")));
}
