import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  parse,
  specifiedRules,
  validate,
} from "graphql";
import { createLruCache } from "#server/cache/lru-cache.ts";
import { asBadRequest } from "./execution-answer.ts";
import { limitRule } from "./limit-rule.ts";

/** A parsed and validated document, or its errors. */
export type PreparedDocument =
  | { readonly ok: true; readonly document: DocumentNode }
  | { readonly ok: false; readonly errors: readonly GraphQLError[] };

/** Five times the size of a full introspection, twenty times the size of the site's own documents. */
const parseLimits = { maxLexicalTokens: 1_000, maxComments: 100, maxSourceLength: 20_000 };
const mostErrors = 10;
const rules = [...specifiedRules, limitRule];
/** In UTF-16 units of their texts; a parsed document takes up to a hundred times as many bytes. */
const mostPrepared = 200_000;

/**
 * Gives a function that parses and validates documents for one schema. It caches the results of the most recently used documents,
 * invalid ones too. Each schema needs a function of its own: a document that is valid for one may be invalid for another.
 */
export function createDocumentPreparer(schema: GraphQLSchema): (text: string) => PreparedDocument {
  const prepared = createLruCache<PreparedDocument>(mostPrepared, (text) => text.length);
  return (text) => {
    const known = prepared.get(text);
    if (known !== undefined) return known;
    const result = parseAndValidate(schema, text);
    prepared.set(text, result);
    return result;
  };
}

function parseAndValidate(schema: GraphQLSchema, text: string): PreparedDocument {
  try {
    const document = parse(text, parseLimits);
    const errors = validate(schema, document, rules, { maxErrors: mostErrors });
    return errors.length === 0
      ? { ok: true, document }
      : { ok: false, errors: errors.map(asBadRequest) };
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return { ok: false, errors: [asBadRequest(error)] };
  }
}
