import { DatabaseError } from "pg";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";

/**
 * An error of PostgreSQL, or of the way to it, without what customers wrote: PostgreSQL's own errors quote the row at fault,
 * and errors end in the log.
 */
export class PostgresError extends Error {
  /** SQLSTATE (postgresql.org/docs/current/errcodes-appendix.html), or `LOST` where there is no connection. */
  readonly code: string;

  constructor(code: string, about: string) {
    super(`PostgreSQL: ${about} (${code})`);
    this.name = "PostgresError";
    this.code = code;
  }
}

/** Beginnings of SQLSTATE that speak of the machine and not of us; the first that fits counts. */
const unavailable: readonly (readonly [start: string, reason: string])[] = [
  ["08", "no connection"],
  ["25006", "read-only"],
  ["25P0", "a transaction took too long"],
  ["28", "it does not accept our name and password"],
  ["3D000", "it has no such database"],
  ["40", "other transactions kept coming first"],
  ["42501", "our user may not do what it has to"],
  ["53100", "disk full"],
  ["53", "it has no resources left"],
  ["55P03", "locked by another process"],
  ["57014", "a statement took too long"],
  ["57P", "it is shutting down or starting"],
  ["58", "disk error"],
];

/** Turns what `pg` throws into the store's own: `StoreUnavailable` where the database cannot work now, else a `PostgresError`. */
export function storeError(error: unknown): unknown {
  if (error instanceof DatabaseError) return withReason(fromServer(error));
  const how = lostBy(error);
  if (how === undefined) return error;
  return new StoreUnavailable(`no connection: ${how}`, { cause: new PostgresError("LOST", how) });
}

/** The code of an error of PostgreSQL, also below a `StoreUnavailable`; undefined for any other error. */
function postgresCodeOf(error: unknown): string | undefined {
  if (error instanceof StoreUnavailable) return postgresCodeOf(error.cause);
  return error instanceof PostgresError ? error.code : undefined;
}

/** Whether the connection is gone, so that nobody knows what became of the last statement. */
export function isLost(error: unknown): boolean {
  // 40003 says the same in as many words: statement completion unknown.
  return /^(?:LOST|08|57P0|25P0|40003)/u.test(postgresCodeOf(error) ?? "");
}

/** Whether PostgreSQL undid the transaction and asks to try it again: it could not be serialized, or was in a deadlock. */
export function isRolledBack(error: unknown): boolean {
  return ["40001", "40P01", "CR000"].includes(postgresCodeOf(error) ?? "");
}

function fromServer({ code = "XX000", constraint, table, routine }: DatabaseError): PostgresError {
  const place = [constraint, table, routine].filter((each) => each !== undefined);
  return new PostgresError(code, `a statement failed: ${place.join(", ")}`);
}

function withReason(error: PostgresError): Error {
  const reason = unavailable.find(([start]) => error.code.startsWith(start))?.[1];
  return reason === undefined ? error : new StoreUnavailable(reason, { cause: error });
}

/** Sentences of `pg` itself, which gives its errors no code. */
const sentences = [
  "Connection terminated",
  "Client has encountered a connection error",
  "Client was closed",
  "Query read timeout",
  "timeout exceeded when trying to connect",
  "timeout expired",
  "The server does not support SSL",
  "There was an error establishing an SSL connection",
];

/** How a connection was lost or could not be had, in a word or a sentence of `pg`; undefined for any other error. */
function lostBy(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  // Of the system, such as ECONNREFUSED, or of TLS.
  if (
    "code" in error &&
    typeof error.code === "string" &&
    /^(?:E[A-Z]|ERR_(?:TLS|SSL)|[A-Z_]*CERT)/u.test(error.code)
  )
    return error.code;
  return sentences.find((sentence) => error.message.startsWith(sentence));
}
