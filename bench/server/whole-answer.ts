import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance, InjectOptions } from "fastify";
import type { WholeAnswer } from "./bare-server.ts";

/** Milliseconds; the smallest form of a page takes some hundred. */
const longestWait = 10_000;

/** What the shop answers to a request once it has it as small as it goes. Rejects where that does not come. */
export async function wholeAnswer(
  app: FastifyInstance,
  request: InjectOptions,
): Promise<WholeAnswer> {
  for (const start = performance.now(); performance.now() - start < longestWait; ) {
    const { statusCode, headers, rawPayload } = await app.inject(request);
    if (headers["content-encoding"] !== "br") {
      await wait(20);
      continue;
    }
    const { date: _, connection: __, ...own } = headers;
    const texts = Object.entries(own).map(([name, value]) => [name, String(value)] as const);
    return {
      status: statusCode,
      headers: Object.fromEntries(texts),
      body: rawPayload.toString("base64"),
    };
  }
  throw new Error("the shop does not compress its answer");
}
