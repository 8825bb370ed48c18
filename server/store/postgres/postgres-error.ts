import { DatabaseError } from "pg";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";

/**
 * An error of PostgreSQL or of the connection to it, without customers' data. PostgreSQL's own errors quote the row at fault,
 * and errors are logged.
 */
export class PostgresError extends Error {
  /** SQLSTATE (postgresql.org/docs/current/errcodes-appendix.html), `LOST` if there is no connection, `REFUSED` if none can be opened so. */
  readonly code: string;

  constructor(code: string, about: string) {
    super(`PostgreSQL: ${about} (${code})`);
    this.name = "PostgresError";
    this.code = code;
  }
}

/** The cure of a database whose schema `public` is not the shop's. */
const ownSchema = "create a schema that this user owns, named like the user";

/** Prefixes of SQLSTATE codes that report a problem of the machine, not of a statement; the first match counts. */
const unavailable: readonly (readonly [start: string, reason: string])[] = [
  ["08", "no connection"],
  ["25006", "read-only"],
  ["25P03", "a transaction took too long"],
  ["25P04", "a transaction took too long"],
  ["28", "it rejects the user name or password"],
  ["3D000", "it has no such database"],
  ["3F000", `it has no schema for the shop: ${ownSchema}`],
  ["40", "conflicts with other transactions"],
  [
    "42501",
    `its user may not make or use the tables of the shop: make the user owner of the database, or ${ownSchema}`,
  ],
  ["53100", "disk full"],
  ["53300", "it has no connection left: set a lower DATABASE_CONNECTIONS"],
  ["53", "out of resources"],
  ["55P03", "locked by another process"],
  ["57014", "a statement took too long"],
  ["57P", "it is shutting down or starting"],
  ["58", "disk error"],
];

/** Converts what `pg` throws: to `StoreUnavailable` if the database cannot work now, else to a `PostgresError`. */
export function storeError(error: unknown): unknown {
  if (error instanceof DatabaseError) return withReason(fromServer(error));
  const how = lostBy(error);
  if (how === undefined) return error;
  return new StoreUnavailable(`no connection: ${how}`, { source: new PostgresError("LOST", how) });
}

/** The code of a `PostgresError`, or of the source of a `StoreUnavailable`; undefined for any other error. */
function postgresCodeOf(error: unknown): string | undefined {
  if (error instanceof StoreUnavailable) return postgresCodeOf(error.source);
  return error instanceof PostgresError ? error.code : undefined;
}

/** Whether the connection was lost, so that the outcome of the last statement is unknown. */
export function isLost(error: unknown): boolean {
  // 40003 is statement_completion_unknown.
  return /^(?:LOST|08|57P0|25P0[34]|40003)/u.test(postgresCodeOf(error) ?? "");
}

/** Whether PostgreSQL only says that an earlier statement of the transaction has failed. */
export function isOfFailedTransaction(error: unknown): boolean {
  return postgresCodeOf(error) === "25P02";
}

/** The error of work that may have been committed. */
export function inDoubt(source: unknown): StoreUnavailable {
  return new StoreUnavailable("the outcome of a commit is unknown", { source, isInDoubt: true });
}

/** Whether PostgreSQL rolled the transaction back and it may be repeated: a serialization failure or a deadlock. */
export function isRolledBack(error: unknown): boolean {
  return ["40001", "40P01", "CR000"].includes(postgresCodeOf(error) ?? "");
}

function fromServer({ code = "XX000", constraint, table, routine }: DatabaseError): PostgresError {
  const place = [constraint, table, routine].filter((each) => each !== undefined);
  return new PostgresError(code, `a statement failed: ${place.join(", ")}`);
}

function withReason(error: PostgresError): Error {
  const reason = unavailable.find(([start]) => error.code.startsWith(start))?.[1];
  return reason === undefined ? error : new StoreUnavailable(reason, { source: error });
}

/** Messages of connection errors that `pg` throws without a code. */
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

/** How a connection was lost or failed to open: a code, or a message of `pg`; undefined for any other error. */
function lostBy(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  // Codes of the system, such as ECONNREFUSED, or of TLS.
  if (
    "code" in error &&
    typeof error.code === "string" &&
    /^(?:E[A-Z]|ERR_(?:TLS|SSL)|[A-Z_]*CERT)/u.test(error.code)
  )
    return error.code;
  return sentences.find((sentence) => error.message.startsWith(sentence));
}
