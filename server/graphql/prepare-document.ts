import {
  type DocumentNode,
  GraphQLError,
  getOperationAST,
  type OperationTypeNode,
  parse,
  specifiedRules,
  validate,
} from "graphql";
import { createLruCache } from "#server/cache/lru-cache.ts";
import { limitRule } from "./limit-rule.ts";
import { asBadRequest } from "./mask-error.ts";
import { schema } from "./schema.ts";

/** A document that was parsed and validated, or what is wrong with it. */
export type PreparedDocument =
  | { readonly ok: true; readonly document: DocumentNode }
  | { readonly ok: false; readonly errors: readonly GraphQLError[] };

/** Five times what a full introspection has, twenty times the site's own documents. */
const parseLimits = { maxLexicalTokens: 1_000, maxComments: 100, maxSourceLength: 20_000 };
const mostErrors = 10;
const rules = [...specifiedRules, limitRule];

const prepared = createLruCache<PreparedDocument>(200);

/** Parses and validates a document; the last ones are kept, the invalid as well. */
export function prepareDocument(text: string): PreparedDocument {
  const known = prepared.get(text);
  if (known !== undefined) return known;
  const result = parseAndValidate(text);
  prepared.set(text, result);
  return result;
}

/** Which kind of operation a request means; undefined where the document does not say which one. */
export function operationTypeOf(
  document: DocumentNode,
  operationName: string | undefined,
): OperationTypeNode | undefined {
  return getOperationAST(document, operationName)?.operation;
}

function parseAndValidate(text: string): PreparedDocument {
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
