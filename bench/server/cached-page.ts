import { fork } from "node:child_process";
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { atLeast, type Bench } from "#bench/bench-line.ts";
import { interleave, median, medianRatio } from "#bench/interleave.ts";
import { pageRequest } from "#bench/requests.ts";
import { sendRequests } from "#bench/send-requests.ts";
import { benchFolder } from "#bench/temporary-folder.ts";
import { spawnShop } from "#server/testing/spawn-shop.ts";

/** An answer as it was received, with its body in Base64. */
export interface WholeAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const connections = 32;
const warmUp = 20_000;
const count = 5_000;

/** The rate of a cached page, against a bare `node:http` server that sends the same headers and bytes from memory. */
export const cachedPage: Bench = {
  name: "cached-page",
  async *measure({ rounds, say }) {
    using folder = benchFolder();
    // The rate limit is part of what a page costs, so it is on, but never reached.
    await using shop = await spawnShop({
      DATA_DIR: folder.path,
      CALLS_PER_MINUTE: "1000000",
    });
    await using bare = await serveBare(await compressedPage(shop.address));
    const request = pageRequest("/");
    const send = (port: number, times: number) => () =>
      sendRequests({ port, next: () => request, count: times, connections });
    const ports = { page: Number(new URL(shop.address).port), file: bare.port };
    say("warming up");
    for (const port of Object.values(ports)) await send(port, warmUp)();
    say("requesting the page and the file");
    const rates = await interleave(rounds, {
      page: send(ports.page, count),
      file: send(ports.file, count),
    });
    yield {
      subject: "requests per second for a cached page, relative to a static file from memory",
      limit: atLeast(0.5),
      goal: 0.7,
      measured: medianRatio(rates.page, rates.file),
      unit: "times",
      detail: `page ${Math.round(median(rates.page))}/s, file by node:http alone ${Math.round(median(rates.file))}/s`,
    };
  },
};

async function serveBare(
  answer: WholeAnswer,
): Promise<AsyncDisposable & { readonly port: number }> {
  const child = fork(fileURLToPath(new URL("serve-bare.ts", import.meta.url)));
  const ended = once(child, "exit");
  child.send(answer);
  const ready = once(child, "message") as Promise<[number]>;
  const [port] = await Promise.race([
    ready,
    ended.then(() => Promise.reject(new Error("the bare server ended before it listened"))),
  ]);
  return {
    port,
    [Symbol.asyncDispose]: async () => {
      child.disconnect();
      await ended;
    },
  };
}

/** The menu page as soon as the shop sends it compressed with brotli, which takes some hundred milliseconds after the start. */
async function compressedPage(address: string): Promise<WholeAnswer> {
  for (const start = performance.now(); performance.now() - start < 30_000; ) {
    const asked = get(address, { headers: { "accept-encoding": "br" } });
    const [response] = (await once(asked, "response")) as [IncomingMessage];
    const body = await buffer(response);
    if (response.headers["content-encoding"] !== "br") {
      await wait(50);
      continue;
    }
    // node:http adds these two itself.
    const { date: _, connection: __, ...own } = response.headers;
    const headers = Object.entries(own).map(([name, value]) => [name, String(value)] as const);
    return { headers: Object.fromEntries(headers), body: body.toString("base64") };
  }
  throw new Error("the shop did not compress its page within 30 s");
}
