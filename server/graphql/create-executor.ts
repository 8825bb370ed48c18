import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  parse,
  specifiedRules,
  validate,
} from "graphql";
import { createLruCache } from "#server/cache/lru-cache.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import { asBadRequest, type ExecutionAnswer, maskError, refusedError } from "./execution-answer.ts";
import { limitRule } from "./limit-rule.ts";

export interface OperationRequest {
  readonly query: string;
  readonly operationName?: string | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | undefined;
}

/** The result of an operation, with the answer for the client. */
export interface OperationOutcome {
  /**
   * `executed`: it ran, and the answer has `data`, which may be null. `invalid`: it did not run because of an error in the request.
   * `unavailable` and `failed`: it did not run because of an error on the server.
   */
  readonly kind: "executed" | "invalid" | "unavailable" | "failed";
  readonly answer: ExecutionAnswer;
  /** The answer as JSON. */
  readonly json: string;
}

/** Carries out an operation for a caller. Never rejects. */
export type Executor<Caller> = (
  request: OperationRequest,
  caller: Caller,
) => Promise<OperationOutcome>;

export interface ExecutorOptions<Caller, Context> {
  readonly schema: GraphQLSchema;
  /** The fields of `Query` and `Mutation`: functions of the arguments and the context. */
  readonly resolvers: object;
  /** Loads the context of one operation. A `StoreUnavailable` that it throws makes the outcome `unavailable`. */
  readonly loadContext: (caller: Caller) => Promise<Context>;
  /** The longest answer of a query, in UTF-16 units. */
  readonly longestAnswer: number;
  /** Receives every error that is hidden from clients. */
  readonly report: (error: unknown) => void;
}

/** Of one document, and of one answer. */
const mostErrors = 10;

/**
 * Creates the executor of one API. HTTP requests and pages that are rendered in the process use the same one. Each call is executed again
 * (docs/decisions/0026-what-strangers-may-keep-in-memory.md).
 */
export function createExecutor<Caller, Context>({
  schema,
  resolvers,
  loadContext,
  longestAnswer,
  report,
}: ExecutorOptions<Caller, Context>): Executor<Caller> {
  const prepareDocument = createDocumentPreparer(schema);

  const run = async (
    { query, operationName, variables }: OperationRequest,
    contextValue: Context,
  ): Promise<OperationOutcome> => {
    const prepared = prepareDocument(query);
    if (!prepared.ok) return outcome("invalid", prepared, report);
    const { document } = prepared;
    const result = await execute({
      schema,
      document,
      rootValue: resolvers,
      contextValue,
      variableValues: variables,
      operationName,
    });
    const executed = outcome(result.data === undefined ? "invalid" : "executed", result, report);
    // A mutation is carried out, whatever the length of its answer.
    const isQuery = getOperationAST(document, operationName)?.operation === "query";
    if (isQuery && executed.json.length > longestAnswer) {
      const error = asBadRequest(new GraphQLError("The answer is too long. Please ask for less."));
      return outcome("invalid", { errors: [error] }, report);
    }
    return executed;
  };

  return async (request, caller) => {
    try {
      return await run(request, await loadContext(caller));
    } catch (error) {
      report(error);
      return error instanceof StoreUnavailable
        ? outcome("unavailable", { errors: [refusedError("UNAVAILABLE")] }, report)
        : outcome("failed", { errors: [refusedError("INTERNAL_ERROR")] }, report);
    }
  };
}

function outcome(
  kind: OperationOutcome["kind"],
  { data, errors }: ExecutionResult,
  report: (error: unknown) => void,
): OperationOutcome {
  const answer = {
    ...(errors && {
      errors: errors.slice(0, mostErrors).map((error) => maskError(error, report).toJSON()),
    }),
    ...(data !== undefined && { data }),
  };
  return { kind, answer, json: JSON.stringify(answer) };
}

/** A parsed and validated document, or its errors. */
type PreparedDocument =
  | { readonly ok: true; readonly document: DocumentNode }
  | { readonly ok: false; readonly errors: readonly GraphQLError[] };

/** Five times the size of a full introspection, twenty times the size of the site's own documents. */
const parseLimits = { maxLexicalTokens: 1_000, maxComments: 100, maxSourceLength: 20_000 };
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
