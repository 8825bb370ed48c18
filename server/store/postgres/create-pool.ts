import { callbackify } from "node:util";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import { Pool, TypeOverrides, types } from "pg";
import { checkSession } from "./check-session.ts";
import { parseInt8 } from "./parse-int8.ts";
import { isLost, storeError } from "./postgres-error.ts";

/** One writes at a time; the others read the version of the catalogue for pages. */
const mostConnections = 10;

/** In milliseconds. The server's are shorter, so that it says itself what took too long. */
const timeouts = {
  connectionTimeoutMillis: 3_000,
  idleTimeoutMillis: 30_000,
  /** One process must not wait for another longer than a customer waits for an answer. */
  lock_timeout: 5_000,
  statement_timeout: 8_000,
  /** A process that hangs in the middle of a transaction holds up all others. */
  idle_in_transaction_session_timeout: 3_000,
  query_timeout: 10_000,
};

/**
 * Connections to PostgreSQL as Kysely wants to see them. Errors become the store's; a connection that is lost is not used
 * again, and the next one is made when it is needed, so that nothing has to be started anew after the database was.
 */
export function createPool(url: string): PostgresPool {
  const parsers = new TypeOverrides();
  // `pg` gives a bigint as text, because it may be too big for a number.
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
  // What is lost shows when it is used next. Without listeners the error of an idle connection, or of one between two
  // statements of a transaction, would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));

  return {
    options: {},
    connect: async () => {
      const client = await pool.connect().catch(throwStoreError);
      let isBroken = false;
      const query = async (sql: string, parameters: readonly unknown[]) => {
        try {
          return await client.query(sql, [...parameters]);
        } catch (error) {
          const ours = storeError(error);
          isBroken ||= isLost(ours);
          throw ours;
        }
      };
      return {
        // Kysely asks for cursors only where the dialect was given one.
        query: query as unknown as PostgresPoolClient["query"],
        // One whose answer did not come in time would give that answer to whoever asks next.
        release: (isDiscarded) => client.release(isBroken || isDiscarded === true),
      };
    },
    end: () => pool.end(),
  };
}

function throwStoreError(error: unknown): never {
  throw storeError(error);
}
