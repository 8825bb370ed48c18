import { callbackify } from "node:util";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import { Pool, TypeOverrides, types } from "pg";
import { checkSession } from "./check-session.ts";
import { inDoubt, isLost, storeError } from "./postgres-error.ts";

/** One connection writes at a time; the others read the version of the catalogue for pages. */
const mostConnections = 10;

/** Milliseconds. PostgreSQL's own timeouts are shorter than ours, so that its error names what took too long. */
const timeouts = {
  connectionTimeoutMillis: 3_000,
  idleTimeoutMillis: 30_000,
  /** A process must not wait for another one longer than a customer waits for an answer. */
  lock_timeout: 5_000,
  statement_timeout: 8_000,
  /** A process that hangs inside a transaction blocks all others. */
  idle_in_transaction_session_timeout: 3_000,
  query_timeout: 10_000,
};

/**
 * Connections to PostgreSQL with the interface that Kysely expects. Errors become the store's. A lost connection is not used
 * again and the next one is opened on demand, so the server needs no restart after the database had one. Parameters of the
 * URL override the timeouts (`?lock_timeout=200`).
 */
export function createPool(url: string): PostgresPool {
  const parsers = new TypeOverrides();
  // `pg` returns a bigint as text, because it may be too big for a number.
  parsers.setTypeParser(types.builtins.INT8, parseInt8);
  const pool = new Pool({
    connectionString: url,
    application_name: "shop",
    max: mostConnections,
    keepAlive: true,
    ...timeouts,
    types: parsers,
    verify: callbackify(checkSession),
  });
  // A lost connection is noticed when it is used next. Without these listeners the error of an idle connection, or of one
  // between two statements of a transaction, would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));

  return {
    options: {},
    connect: async () => {
      const client = await pool.connect().catch(throwStoreError);
      let isBroken = false;
      const query = async (sql: string, parameters: readonly unknown[]) => {
        try {
          const result: unknown = await client.query(sql, [...parameters]);
          // Several statements in one text give a list; the rows of the last one are those that are asked for.
          return Array.isArray(result) ? (result.at(-1) as unknown) : result;
        } catch (error) {
          const ours = storeError(error);
          isBroken ||= isLost(ours);
          throw sql === "commit" && isLost(ours) ? inDoubt(ours) : ours;
        }
      };
      return {
        // Kysely uses cursors only where the dialect has one.
        query: query as unknown as PostgresPoolClient["query"],
        // A connection that timed out would give the late answer to the next query.
        release: (isDiscarded) => client.release(isBroken || isDiscarded === true),
      };
    },
    end: () => pool.end(),
  };
}

function throwStoreError(error: unknown): never {
  throw storeError(error);
}

/** Parses a `bigint` of PostgreSQL. Throws a RangeError if a JavaScript number cannot hold it exactly. */
function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError("a bigint is too big for a number");
  return value;
}
