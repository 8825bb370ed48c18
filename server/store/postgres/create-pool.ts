import { callbackify } from "node:util";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import { Pool, type PoolClient, TypeOverrides, types } from "pg";
import { checkSession } from "./check-session.ts";
import { connectionError } from "./connection-error.ts";
import { verifiedUrl } from "./connection-url.ts";
import { inDoubt, isLost, isOfFailedTransaction, storeError } from "./postgres-error.ts";

/** How many connections a process opens at most, if nothing else is set: one writes at a time, and the others read. */
export const usualConnections = 10;

/** Milliseconds. Those of transactions (postgres-dialect.ts) are shorter, so that PostgreSQL's error names what took too long. */
const timeouts = {
  connectionTimeoutMillis: 3_000,
  idleTimeoutMillis: 30_000,
  query_timeout: 10_000,
};

/**
 * At most `most` connections to PostgreSQL, with the interface that Kysely expects. Errors become the store's. A lost connection is not
 * used again and the next one is opened on demand, so the server needs no restart after the database had one. They start without
 * parameters, which a pooler would refuse, except those that the URL names.
 */
export function createPool(url: string, most = usualConnections): PostgresPool {
  const parsers = new TypeOverrides();
  // `pg` returns a bigint as text, because it may be too big for a number.
  parsers.setTypeParser(types.builtins.INT8, parseInt8);
  const pool = new Pool({
    connectionString: verifiedUrl(url),
    application_name: "shop",
    max: most,
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
      const client = await connectTo(pool);
      let isBroken = false;
      /** The error that made PostgreSQL refuse the rest of the transaction. */
      let failure: unknown;
      const query = async (sql: string, parameters: readonly unknown[]) => {
        if (isEdge(sql)) failure = undefined;
        try {
          const result: unknown = await client.query(sql, [...parameters]);
          // Several statements in one text give a list; the rows of the last one are those that are asked for.
          return Array.isArray(result) ? (result.at(-1) as unknown) : result;
        } catch (error) {
          const given = storeError(error);
          const ours = isOfFailedTransaction(given) ? (failure ?? given) : given;
          failure ??= ours;
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

/**
 * Opens a connection or takes an idle one. `pg` gives one also after it has reported that the time for it is over, if its session was being
 * checked at that moment: nobody would give it back, and after ten of them the process would never have one again.
 */
async function connectTo(pool: Pool): Promise<PoolClient> {
  let isOver = false;
  try {
    return await new Promise((resolve, reject) => {
      // `pg` throws here if it cannot read the files of a URL.
      pool.connect((error, client, release) => {
        if (client === undefined) reject(error ?? new Error("no connection"));
        else if (isOver) release();
        else resolve(client);
        isOver = true;
      });
    });
  } catch (error) {
    throw connectionError(error);
  }
}

/** Whether a statement begins or ends a transaction. */
function isEdge(sql: string): boolean {
  return /^(?:begin|commit|rollback)\b/u.test(sql);
}

/** Parses a `bigint` of PostgreSQL. Throws a RangeError if a JavaScript number cannot hold it exactly. */
function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError("a bigint is too big for a number");
  return value;
}
