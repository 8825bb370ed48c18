import { atLeast, atMost, type Bench, type BenchLine } from "#bench/bench-line.ts";
import { interleave, median, medianRatio } from "#bench/interleave.ts";
import { languages } from "#domain/language/language.ts";
import { pagePaths } from "#server/http/page-cache.ts";
import type { WholeAnswer } from "./bare-server.ts";
import { costOfRequests } from "./cost-of-requests.ts";
import { pageRequest } from "./raw-request.ts";
import { sendRequests } from "./send-requests.ts";
import { type Shop, startShop } from "./start-shop.ts";

const connections = 32;
const warmUp = 20_000;
const count = 5_000;

/** A page that is kept, over HTTP and with all protections, against a `node:http` server of the same process that sends the same bytes and headers. */
export const cachedPage: Bench = {
  name: "cached-page",
  async *measure({ rounds, say }) {
    await using shop = await startShop();
    yield await rendersOfVisits(shop);
    const headers = { "accept-encoding": "br" };
    const page = await shop.ask<WholeAnswer>("wholeAnswer", { url: "/", headers });
    const ports = { page: shop.port, file: await shop.ask<number>("serveBare", page) };
    const request = pageRequest("/");
    const processor: Record<keyof typeof ports, number[]> = { page: [], file: [] };
    const send = (name: keyof typeof ports) => async () => {
      const load = { port: ports[name], next: () => request, count, connections };
      const cost = await costOfRequests(shop, load);
      processor[name].push(cost.processor);
      return cost.perSecond;
    };
    say("warming up");
    for (const port of Object.values(ports))
      await sendRequests({ port, next: () => request, count: warmUp, connections });
    say("asking for the page and for the file");
    const rates = await interleave(rounds, {
      page: send("page"),
      file: send("file"),
    });
    const figures = (name: keyof typeof ports) =>
      `${Math.round(median(rates[name]))} a second and ${median(processor[name]).toFixed(1)} µs of CPU each`;
    yield {
      goal: "a cached page is answered nearly as often as a static file from memory",
      limit: atLeast(0.7),
      measured: medianRatio(rates.page, rates.file),
      unit: "times",
      detail: `${figures("page")}; the file, by node:http alone, ${figures("file")}`,
    };
  },
};

/** Every page in both languages, and addresses without one, again and again. */
async function rendersOfVisits({ port, ask }: Shop): Promise<BenchLine> {
  const addresses = [...pagePaths, "/nothing", "/nothing/at/all"];
  const requests = addresses.flatMap((path) =>
    languages.map((language) => pageRequest(path, [`cookie: language=${language}`])),
  );
  const visits = 1_000;
  let at = 0;
  const next = () => requests[(at += 1) % requests.length] ?? pageRequest("/");
  await sendRequests({ port, next, count: visits, connections, status: [200, 404] });
  return {
    goal: `${visits} visits render each page once in each language`,
    limit: atMost((pagePaths.length + 1) * languages.length),
    measured: await ask<number>("renders"),
    unit: "renders",
    detail: `${pagePaths.length} pages and the one for unknown addresses`,
  };
}
