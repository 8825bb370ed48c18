import { fileURLToPath } from "node:url";
import { type DestinationStream, stdSerializers } from "pino";
import type { Config } from "#server/config.ts";
import { projectRoot } from "#server/project-root.ts";

/**
 * The server's log: JSON lines without IP addresses, headers, bodies and query strings of requests, so that they contain no
 * customer's data, and without the path of the project on the machine.
 */
export function loggerOptions(config: Config, stream: DestinationStream) {
  return {
    level: config.logLevel,
    stream,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (level: string) => ({ level }) },
    serializers: {
      req: ({ method, url }: { readonly method: string; readonly url: string }) => ({
        method,
        path: url.split("?", 1)[0],
      }),
      res: ({ statusCode }: { readonly statusCode: number }) => ({ status: statusCode }),
      err: (error: Error) => withoutRoot(stdSerializers.err(error)) as SerializedError,
    },
  };
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
