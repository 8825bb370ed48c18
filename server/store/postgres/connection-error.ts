import { DatabaseError } from "pg";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import { PostgresError, storeError } from "./postgres-error.ts";

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
export function connectionError(error: unknown): unknown {
  const reason = error instanceof DatabaseError ? refusalOf(error) : faultOf(error);
  // What is wrong with the settings does not pass by itself, so it is not repeated as a lost connection is.
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
