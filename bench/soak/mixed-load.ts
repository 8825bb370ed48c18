import { Agent, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { orderBody } from "#bench/requests.ts";
import { fullMenuDocument } from "#contract/generated/operations.ts";

interface Visit {
  readonly method?: "GET" | "POST";
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Whether an answer is the one that the server owes. */
  readonly isRight: (status: number | undefined, body: string) => boolean;
}

const post = (body: string, isRight: Visit["isRight"]): Visit => ({
  method: "POST",
  path: "/graphql",
  headers: {
    "content-type": "application/json",
    accept: "application/graphql-response+json",
    "idempotency-key": crypto.randomUUID(),
  },
  body,
  isRight,
});
const get = (path: string, status: number, headers: Visit["headers"] = {}): Visit => ({
  path,
  headers,
  isRight: (got) => got === status,
});

const order = orderBody();
const wrongTotal = orderBody({ totalPrice: 1 });
const menu = JSON.stringify({
  query: fullMenuDocument.text,
  variables: { filter: { language: "en" } },
});
const english = { cookie: "language=en" };

const page = () => get("/", 200);
const askForMenu = () =>
  post(menu, (status, body) => status === 200 && body.includes('"fullMenu"'));
const placeOrder = () => post(order, (status, body) => status === 200 && body.includes('"_id"'));

/** One cycle of the load, in this order. */
const cycle: readonly (() => Visit)[] = [
  page,
  askForMenu,
  () => get("/cart", 200, english),
  placeOrder,
  page,
  () => get("/", 304, { "if-none-match": "*" }),
  () => post(wrongTotal, (status, body) => status === 200 && body.includes("ORDER_REFUSED")),
  () => get("/nothing", 404),
  askForMenu,
  () => get("/about", 200, english),
  () => post("{", (status) => status === 400),
  page,
  () => get("/whyChooseArisGourmet", 200),
  askForMenu,
  () => post(JSON.stringify({ query: "{ secrets }" }), (status) => status === 400),
  page,
  () => post(wrongTotal, (status, body) => status === 200 && body.includes("ORDER_REFUSED")),
  () => get("/webImages/../../.env", 404),
  () => get("/graphql", 405),
  page,
];

/** Requests per second. The rate is fixed, so that a slower server shows as longer response times and not as less load. */
export const rate = 50;
/** Requests in flight; above it the load waits, and that wait counts as response time. */
export const mostInFlight = 16;

export interface LoadReport {
  /** Response times of the answers since the last report, in milliseconds. */
  readonly times: readonly number[];
  /** Requests in flight or answered, and orders placed, since the load began. */
  readonly sent: number;
  readonly placed: number;
  /** Answers 503, by which a busy server sheds load, since the load began. */
  readonly shed: number;
  /** Every answer that was not the one the server owes. */
  readonly wrong: readonly string[];
}

/** Sends the mixed load to a shop until `stop` is called, which resolves when every request is answered. */
export function startLoad(address: string): {
  readonly report: () => LoadReport;
  readonly stop: () => Promise<void>;
} {
  const agent = new Agent({ keepAlive: true, maxSockets: mostInFlight });
  const wrong: string[] = [];
  const inFlight = new Set<Promise<void>>();
  let [times, sent, placed, shed]: [number[], number, number, number] = [[], 0, 0, 0];
  const stopping = new AbortController();

  const send = async (makeVisit: () => Visit, due: number) => {
    const visit = makeVisit();
    try {
      const { status, body } = await ask(address, visit, agent);
      times.push(performance.now() - due);
      if (status === 503) shed += 1;
      else if (!visit.isRight(status, body))
        wrong.push(`${visit.path} answered ${String(status)}: ${body.slice(0, 200)}`);
      else if (makeVisit === placeOrder) placed += 1;
    } catch (error) {
      wrong.push(`${visit.path} was not answered: ${String(error)}`);
    }
  };
  const run = async () => {
    for (let due = performance.now(); !stopping.signal.aborted; due += 1_000 / rate) {
      const early = due - performance.now();
      if (early > 0) await wait(early);
      while (inFlight.size >= mostInFlight) await Promise.race(inFlight);
      const makeVisit = cycle[sent % cycle.length] ?? page;
      sent += 1;
      const answered = send(makeVisit, due).finally(() => inFlight.delete(answered));
      inFlight.add(answered);
    }
  };
  const running = run();
  return {
    report: () => {
      const since = times;
      times = [];
      return { times: since, sent, placed, shed, wrong };
    },
    stop: async () => {
      stopping.abort();
      await running;
      await Promise.all(inFlight);
      agent.destroy();
    },
  };
}

async function ask(address: string, { method = "GET", path, headers, body }: Visit, agent: Agent) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  // Not a URL, which would remove the dots of a path.
  const { hostname, port } = new URL(address);
  request({ agent, hostname, port, method, path, ...(headers && { headers }) }, resolve)
    .on("error", reject)
    .end(body);
  const response = await promise;
  return { status: response.statusCode, body: await text(response) };
}
