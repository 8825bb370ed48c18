import { isIP } from "node:net";
import { join } from "node:path";
import * as v from "valibot";
import { type MailAddress, parseMailAddress } from "#domain/customer/mail-address.ts";
import { decodePart } from "#domain/decode-part.ts";
import type { CopyTo } from "#server/backups/copy-place.ts";
import { hasKnownSslMode, sslModes } from "#server/store/postgres/connection-url.ts";
import { usualConnections } from "#server/store/postgres/create-pool.ts";
import { OperatorProblem } from "./operator-problem.ts";

/** The settings, from environment variables. */
export type Config = Readonly<ReturnType<typeof configOf>>;

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const wholeNumber = (least: number, most: number) => {
  const message = `must be a whole number from ${String(least)} to ${String(most)}`;
  return v.pipe(
    v.string(),
    v.regex(/^[0-9]{1,9}$/u, message),
    v.transform(Number),
    v.minValue(least, message),
    v.maxValue(most, message),
  );
};

const origin = v.pipe(
  v.string(),
  v.check(isOrigin, "must be an origin such as https://shop.example, without a path"),
  v.transform((text) => new URL(text).origin),
);

const list = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(",")
      .map((item) => item.trim())
      .filter((item) => item !== ""),
  ),
);

/** Proxies are trusted by address and not by count: a client that bypasses them could pretend to be behind any number of them. */
const proxy = v.pipe(
  v.string(),
  v.check(isProxy, "must be addresses such as loopback, 10.0.0.1 or 10.0.0.0/8"),
);

const mailAddress = v.pipe(
  v.string(),
  v.transform(parseMailAddress),
  v.custom<MailAddress>(
    (address) => address !== undefined,
    "must be an address such as orders@shop.example or Aris Gourmet <orders@shop.example>",
  ),
);

const environment = v.object({
  PORT: v.optional(wholeNumber(0, 65_535), "3000"),
  // `localhost` listens on 127.0.0.1 and ::1, so that every browser on this machine reaches it, and on no network. A container
  // sets HOST=0.0.0.0.
  HOST: v.optional(
    v.pipe(v.string(), v.regex(/^[a-zA-Z0-9.:_-]+$/u, "must be a host name or an address")),
    "localhost",
  ),
  DATA_DIR: v.optional(v.string(), "data"),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isPostgresUrl, "must be a URL such as postgres://user:password@db.example:5432/shop"),
      v.check(
        (text) => hasKnownSslMode(new URL(text)),
        `must be a URL with one of these values of sslmode: ${sslModes.join(", ")}`,
      ),
    ),
  ),
  DATABASE_CONNECTIONS: v.optional(wholeNumber(1, 1_000), String(usualConnections)),
  BACKUP_DIR: v.optional(v.string()),
  BACKUP_TO: v.optional(
    v.pipe(v.string(), v.check(isCopyPlace, "must be the path of a folder, or s3://bucket/prefix")),
  ),
  // These have the names that every tool for such stores reads.
  AWS_ACCESS_KEY_ID: v.optional(v.string()),
  AWS_SECRET_ACCESS_KEY: v.optional(v.string()),
  AWS_REGION: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/u, "must be the name of a region")),
    "us-east-1",
  ),
  AWS_ENDPOINT_URL: v.optional(origin),
  ALLOWED_ORIGINS: v.optional(v.pipe(list, v.array(origin)), ""),
  PUBLIC_URL: v.optional(origin),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `must be one of ${logLevels.join(", ")}`), "info"),
  TRUST_PROXY: v.optional(v.pipe(list, v.array(proxy)), ""),
  CALLS_PER_MINUTE: v.optional(wholeNumber(0, 1_000_000), "300"),
  ORDERS_PER_HOUR: v.optional(wholeNumber(0, 1_000_000), "5"),
  READABLE_OFFLINE: v.optional(v.picklist(["yes", "no"], "must be yes or no"), "yes"),
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isSmtpUrl, "must be a URL such as smtps://user:password@mail.example:465"),
    ),
  ),
  MAIL_FROM: v.optional(mailAddress),
  SELLER_ADDRESS: v.optional(mailAddress),
  OPERATOR_ADDRESS: v.optional(mailAddress),
  HEARTBEAT_URL: v.optional(
    v.pipe(v.string(), v.check(isWebUrl, "must be a URL such as https://hc-ping.com/0a1b2c")),
  ),
});

/**
 * Reads the settings from environment variables. An empty variable counts as not set.
 * Throws an `OperatorProblem` that names the variable if a value is invalid.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim() !== ""));
  const result = v.safeParse(environment, set, { abortEarly: true });
  if (!result.success) {
    const [issue] = result.issues;
    throw new OperatorProblem(`${String(issue.path?.[0]?.key)} ${issue.message}`);
  }
  return configOf(result.output);
}

function configOf(set: v.InferOutput<typeof environment>) {
  return {
    port: set.PORT,
    host: set.HOST,
    /** Folder of the SQLite database and of mails that are written to files. */
    dataFolder: set.DATA_DIR,
    /** Contains a password, so it must not be logged. Undefined: the database is a file in the data folder. */
    databaseUrl: set.DATABASE_URL,
    /** How many connections to PostgreSQL this process opens at most. */
    databaseConnections: set.DATABASE_CONNECTIONS,
    /** Folder of the nightly backups. */
    backupFolder: set.BACKUP_DIR ?? join(set.DATA_DIR, "backups"),
    /** Where encrypted copies of the backups go; has a password for a store, so it must not be logged. Undefined: there are none. */
    copyTo: copyToOf(set),
    /** Origins of sites built elsewhere that may call `/graphql`. */
    allowedOrigins: set.ALLOWED_ORIGINS as readonly string[],
    /** The origin that customers use, such as `https://shop.example`. */
    publicOrigin: set.PUBLIC_URL,
    logLevel: set.LOG_LEVEL,
    /** Addresses of the proxies in front of the server, whose `X-Forwarded-For` is trusted. */
    trustedProxies: set.TRUST_PROXY as readonly string[],
    /** Calls of `/graphql` that one IP address may make in a minute, 0 for no limit; pages and files have a higher limit. */
    callsPerMinute: set.CALLS_PER_MINUTE,
    /** New orders with one email address or one phone number in an hour, 0 for no limit; an IP address has a higher limit. */
    ordersPerHour: set.ORDERS_PER_HOUR,
    /** Whether browsers cache the pages they have visited, to show them offline. */
    isReadableOffline: set.READABLE_OFFLINE === "yes",
    /** Contains a password, so it must not be logged. Undefined: mails are written to files. */
    smtpUrl: set.SMTP_URL,
    /** Sender of the mails; undefined for the shop's contact address. */
    mailFrom: set.MAIL_FROM,
    /** Where the seller's mails about orders go; undefined for the shop's contact address. */
    sellerAddress: set.SELLER_ADDRESS?.address,
    /** Where mails about problems of the shop go; undefined if nobody gets any. */
    operatorAddress: set.OPERATOR_ADDRESS?.address,
    /** Called every five minutes while orders can be placed. It may be a secret, so it must not be logged. */
    heartbeatUrl: set.HEARTBEAT_URL,
  };
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null &&
    (url.protocol === "https:" || url.protocol === "http:") &&
    url.pathname === "/" &&
    url.search === "" &&
    url.hash === "" &&
    url.username === ""
  );
}

function isWebUrl(text: string): boolean {
  return ["https:", "http:"].includes(URL.parse(text)?.protocol ?? "");
}

function isPostgresUrl(text: string): boolean {
  const url = URL.parse(text);
  if (url?.protocol !== "postgres:" && url?.protocol !== "postgresql:") return false;
  // `pg` decodes these parts; its error message would contain the password that it cannot decode.
  const parts = decodePart(`${url.username} ${url.password} ${url.hostname} ${url.pathname}`);
  return parts !== undefined && url.pathname.length > 1;
}

function isSmtpUrl(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null && (url.protocol === "smtp:" || url.protocol === "smtps:") && url.hostname !== ""
  );
}

function isProxy(text: string): boolean {
  if (["loopback", "linklocal", "uniquelocal"].includes(text)) return true;
  const [, address = "", , bits] = /^([^/]+)(\/([0-9]{1,3}))?$/u.exec(text) ?? [];
  const family = isIP(address);
  return family !== 0 && Number(bits ?? 0) <= (family === 4 ? 32 : 128);
}

const s3Place = /^s3:\/\/(?<bucket>[a-z0-9][a-z0-9.-]+)(?:\/(?<prefix>[A-Za-z0-9/_.-]*))?$/u;

/** Whether `BACKUP_TO` can be one: the path of a folder, or `s3://bucket/prefix`. */
function isCopyPlace(text: string): boolean {
  return s3Place.test(text) || !/^[a-z0-9]+:\/\//iu.test(text);
}

interface CopySettings {
  readonly BACKUP_TO?: string | undefined;
  readonly AWS_ACCESS_KEY_ID?: string | undefined;
  readonly AWS_SECRET_ACCESS_KEY?: string | undefined;
  readonly AWS_REGION: string;
  readonly AWS_ENDPOINT_URL?: string | undefined;
}

/** The place that the settings name. Throws an `OperatorProblem` if it is a store without a key. */
function copyToOf(set: CopySettings): CopyTo | undefined {
  const { BACKUP_TO: place } = set;
  if (place === undefined) return undefined;
  const parts = s3Place.exec(place)?.groups;
  if (parts === undefined) return { kind: "folder", folder: place };
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = set;
  if (accessKeyId === undefined || secretAccessKey === undefined)
    throw new OperatorProblem(
      "BACKUP_TO is a store, which needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY",
    );
  const { bucket = "", prefix = "" } = parts;
  const region = set.AWS_REGION;
  return {
    kind: "s3",
    endpoint: set.AWS_ENDPOINT_URL ?? `https://s3.${region}.amazonaws.com`,
    region,
    bucket,
    prefix: prefix === "" || prefix.endsWith("/") ? prefix : `${prefix}/`,
    accessKeyId,
    secretAccessKey,
  };
}
