import { atMost, type Bench, type BenchLine } from "#bench/bench-line.ts";
import { interleave, median, medianRatio } from "#bench/interleave.ts";
import type { WholeAnswer } from "./bare-server.ts";
import { costOfRequests } from "./cost-of-requests.ts";
import { bodyOf, fullMenuRequest } from "./raw-request.ts";
import { type Child, startChild } from "./start-child.ts";
import { startShop } from "./start-shop.ts";

const connections = 32;
const warmUp = 20_000;
const count = 5_000;

/** The site's question for the menu, against a `node:http` server that reads its body and sends the same bytes; each in a process of its own. */
export const fullMenuCpu: Bench = {
  name: "full-menu-cpu",
  async *measure({ rounds, say }) {
    await using guarded = await startShop();
    await using open = await startShop({ isLimited: false });
    await using bare = await startChild("serve-bare.ts");
    const request = fullMenuRequest();
    const answer = await guarded.ask<WholeAnswer>("wholeAnswer", {
      method: "POST",
      url: "/graphql",
      headers: { "content-type": "application/json", "accept-encoding": "br" },
      payload: bodyOf(request),
    });
    const barePort = await bare.ask<number>("serveBare", answer);
    const cost = (server: Child, port: number, times: number) => async () => {
      const load = { port, next: () => request, count: times, connections };
      return (await costOfRequests(server, load)).processor;
    };
    say("warming up");
    await cost(guarded, guarded.port, warmUp)();
    await cost(open, open.port, warmUp)();
    await cost(bare, barePort, warmUp)();
    say("asking for the menu");
    const costs = await interleave(rounds, {
      guarded: cost(guarded, guarded.port, count),
      open: cost(open, open.port, count),
      bare: cost(bare, barePort, count),
    });
    const line = (goal: string, ours: readonly number[], limit: number): BenchLine => ({
      goal,
      limit: atMost(limit),
      measured: medianRatio(ours, costs.bare),
      unit: "times",
      detail: `${median(ours).toFixed(1)} µs of CPU against ${median(costs.bare).toFixed(1)}, ${Buffer.from(answer.body, "base64").length} bytes`,
    });
    yield line("the menu from /graphql costs little more than bare HTTP", costs.open, 2);
    yield line("the same with a limit of calls for each address", costs.guarded, 4);
  },
};
