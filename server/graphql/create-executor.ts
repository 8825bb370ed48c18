import { type ExecutionResult, execute } from "graphql";
import { createLruCache } from "#server/cache/lru-cache.ts";
import type { Store } from "#server/store/store.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import type { ExecutionAnswer } from "./execution-answer.ts";
import { maskError } from "./mask-error.ts";
import { operationTypeOf, prepareDocument } from "./prepare-document.ts";
import { refusedError } from "./refused-error.ts";
import { type OperationContext, resolvers } from "./resolvers.ts";
import { schema } from "./schema.ts";

export interface OperationRequest {
  readonly query: string;
  readonly operationName?: string | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | undefined;
  readonly idempotencyKey?: string | undefined;
}

/** What became of an operation, with the answer that says so. */
export interface OperationOutcome {
  /**
   * `executed`: it ran, and the answer has `data`, be it null; `invalid`: it did not run, the fault is the request's;
   * `unavailable` and `failed`: it did not run, the fault is the server's.
   */
  readonly kind: "executed" | "invalid" | "unavailable" | "failed";
  readonly answer: ExecutionAnswer;
  /** The answer as JSON. */
  readonly json: string;
  /** Whether the same outcome is given again to the same question, until the catalogue changes. */
  readonly isKept: boolean;
}

export type Executor = (request: OperationRequest) => Promise<OperationOutcome>;

export interface ExecutorDeps {
  readonly store: Pick<Store, "currentCatalogue">;
  readonly placeOrder: OperationContext["placeOrder"];
  /** Is told every error that clients do not see. */
  readonly report: (error: unknown) => void;
}

/** The site asks six questions; the rest is room for other clients. */
const mostAnswers = 50;
/** In UTF-16 units. The whole menu in both languages has a fifth of it. */
const longestKeptAnswer = 500_000;

/** Makes the one place where operations are carried out, for HTTP and for the pages alike. Never rejects. */
export function createExecutor({ store, placeOrder, report }: ExecutorDeps): Executor {
  const kept = createLruCache<OperationOutcome>(mostAnswers);
  let keptVersion = 0;

  return async ({ query, operationName, variables, idempotencyKey }) => {
    try {
      const current = await store.currentCatalogue();
      if (current === undefined) throw new StoreUnavailable("it has no catalogue yet");
      if (current.version !== keptVersion) {
        kept.clear();
        keptVersion = current.version;
      }
      const question = JSON.stringify([operationName, variables]) + query;
      const known = kept.get(question);
      if (known !== undefined) return known;

      const prepared = prepareDocument(query);
      if (!prepared.ok) return outcome("invalid", prepared, report);
      const result = await execute({
        schema,
        document: prepared.document,
        rootValue: resolvers,
        contextValue: {
          catalogue: current.catalogue,
          idempotencyKey,
          placeOrder,
        } satisfies OperationContext,
        variableValues: variables,
        operationName,
      });
      const executed = outcome(result.data === undefined ? "invalid" : "executed", result, report);
      const isLasting =
        result.errors === undefined &&
        operationTypeOf(prepared.document, operationName) === "query" &&
        executed.json.length <= longestKeptAnswer;
      if (!isLasting) return executed;
      const lasting = { ...executed, isKept: true };
      // While this one ran, another may have seen a newer catalogue.
      if (current.version === keptVersion) kept.set(question, lasting);
      return lasting;
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
    ...(errors && { errors: errors.map((error) => maskError(error, report).toJSON()) }),
    ...(data !== undefined && { data }),
  };
  return { kind, answer, json: JSON.stringify(answer), isKept: false };
}
