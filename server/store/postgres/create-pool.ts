import { callbackify } from "node:util";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import { DatabaseError, Pool, type PoolClient, TypeOverrides, types } from "pg";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import { checkSession } from "./check-session.ts";
import { verifiedUrl } from "./connection-url.ts";
import {
  inDoubt,
  isLost,
  isOfFailedTransaction,
  PostgresError,
  storeError,
} from "./postgres-error.ts";

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

const wantsEncryption = "it wants an encrypted connection: add sslmode=verify-full to DATABASE_URL";

/** Refusals of PostgreSQL and of poolers that no code tells apart, by the beginning of the code and their English text. */
const refusals: readonly (readonly [code: RegExp, text: RegExp, reason: string])[] = [
  [
    /^(?:08|28)/u,
    /no encryption|SSL off|SSL required|insecure|requires? (?:SSL|TLS)/u,
    wantsEncryption,
  ],
  [/^(?:42704|22023)/u, /^/u, "it does not know a parameter of DATABASE_URL"],
];

/** Faults of TLS by their code (nodejs.org/api/tls.html, X509 certificate error codes). */
const faultsOfTls: readonly (readonly [code: RegExp, reason: string])[] = [
  [
    /^(?:SELF_SIGNED_CERT|DEPTH_ZERO_SELF_SIGNED|UNABLE_TO_(?:GET_ISSUER|VERIFY_LEAF))/u,
    "its certificate is from an authority that this machine does not know: save the provider's CA certificate as a file and add sslrootcert=FILE to DATABASE_URL",
  ],
  [
    /^ERR_TLS_CERT_ALTNAME_INVALID$/u,
    "its certificate is for another host name: use the one of the certificate in DATABASE_URL",
  ],
  [/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/u, "its certificate is not valid today"],
  [/^ERR_OSSL/u, "sslcert or sslkey of DATABASE_URL is not a certificate or key in PEM form"],
];

/**
 * Why no connection could be opened: always a `StoreUnavailable`, whose reason names the setting that mends it. It quotes nothing of the
 * server except the name of a parameter, because messages name the user and the address.
 */
function connectionError(error: unknown): unknown {
  const reason = error instanceof DatabaseError ? refusalOf(error) : faultOf(error);
  // Wrong settings do not mend themselves, so nothing is repeated as after a lost connection.
  if (reason !== undefined)
    return new StoreUnavailable(reason, { source: new PostgresError("REFUSED", reason) });
  const ours = storeError(error);
  return ours instanceof PostgresError
    ? new StoreUnavailable("it refuses the connection", { source: ours })
    : ours;
}

function refusalOf({ code = "", message }: DatabaseError): string | undefined {
  const parameter = /startup parameter(?: in options)?: "?([a-z_.]+)/iu.exec(message)?.[1];
  if (parameter !== undefined)
    return `a pooler refuses the parameter ${parameter} of DATABASE_URL: set it for the user instead (alter role … set …)`;
  return refusals.find(([start, text]) => start.test(code) && text.test(message))?.[2];
}

function faultOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.message.startsWith("The server does not support SSL"))
    return "it has no encryption: take sslmode out of DATABASE_URL, if the way to it is safe";
  if (!("code" in error) || typeof error.code !== "string") return undefined;
  const { code } = error;
  // The files are read when a connection is opened.
  if ("syscall" in error && (error.syscall === "open" || error.syscall === "read"))
    return `the file of sslrootcert, sslcert or sslkey in DATABASE_URL cannot be read: ${code}`;
  return faultsOfTls.find(([start]) => start.test(code))?.[1];
}
