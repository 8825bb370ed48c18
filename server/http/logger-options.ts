import { fileURLToPath } from "node:url";
import { type DestinationStream, stdSerializers } from "pino";
import { decodePart } from "#domain/decode-part.ts";
import type { Config } from "#server/config/config.ts";
import { projectRoot } from "#server/config/project-root.ts";

/** In UTF-16 units. An error with its causes and their stacks is shorter. */
const longestLine = 8_000;
/** Quoted again in JSON it may become twice as long. */
const longestBeginning = 2_000;

/**
 * The server's log: JSON lines without IP addresses, headers, bodies and query strings of requests and without the addresses of
 * orders' pages, so that they contain no customer's data and no key to it, and without the path of the project on the machine.
 * Lines are limited in length.
 */
export function loggerOptions(config: Config, stream: DestinationStream) {
  return {
    level: config.logLevel,
    stream: { write: (line: string) => stream.write(withinLimit(withoutOrderPaths(line))) },
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (level: string) => ({ level }) },
    serializers: {
      req: ({ method, url }: { readonly method: string; readonly url: string }) => ({
        method,
        path: loggedPath(url),
      }),
      res: ({ statusCode }: { readonly statusCode: number }) => ({ status: statusCode }),
      err: (error: Error) => withoutRoot(stdSerializers.err(error)) as SerializedError,
    },
  };
}

/** A line, or if it is too long its beginning as a line of its own, so that every line of the log is short and valid JSON. */
function withinLimit(line: string): string {
  if (line.length <= longestLine) return line;
  const level = /^\{"level":"(?<level>[a-z]+)"/u.exec(line)?.groups?.["level"];
  const time = new Date().toISOString();
  const beginning = line.slice(0, longestBeginning);
  return `${JSON.stringify({ level, time, beginning, length: line.length, msg: "a log line was too long" })}\n`;
}

type SerializedError = ReturnType<typeof stdSerializers.err>;

/** A logged error with the project's path removed from all its texts, those of its causes too. */
function withoutRoot(value: unknown): unknown {
  if (typeof value === "string") {
    return value.replaceAll(projectRoot.href, "").replaceAll(fileURLToPath(projectRoot), "");
  }
  if (Array.isArray(value)) return value.map(withoutRoot);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutRoot(each)]));
}

/** What stands in the log for the number and the key of an order's page: readers of the log must not be able to open it. */
const cut = "/order/…";

/** The path of a request for the log, without its query string, and without what opens the page of an order. */
function loggedPath(url: string): string {
  const path = url.split("?", 1)[0] ?? "";
  // Characters that need no encoding may be encoded anyway.
  return /^\/+order\//iu.test(decodePart(path) ?? path) ? cut : path;
}

/** A line of the log without the addresses of orders' pages, which the message of an error may contain. */
function withoutOrderPaths(line: string): string {
  return line.replaceAll(/\/order\/[^\s"\\?#<>]+/giu, cut);
}
