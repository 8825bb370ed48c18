import { readFileSync } from "node:fs";
import { buildASTSchema, parse } from "graphql";

const file = new URL(import.meta.resolve("#contract/schema.graphql"));

/** The customers' API as the contract says it. */
export const schema = buildASTSchema(parse(readFileSync(file, "utf8")));
