import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { heartbeat } from "./heartbeat.ts";
import type { Problem } from "./problem.ts";

const minute = 60_000;
const stops: Problem = { kind: "database", since: 1, words: "gone", stopsOrders: true };

test("the URL is called every five minutes while nothing stops orders, and again at the next look after a failure", async () => {
  const state = { now: 0, status: 200, calls: 0 };
  const server = createServer((_request, response) => {
    state.calls += 1;
    response.writeHead(state.status).end("ok");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const lines: string[] = [];
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/secret`;
  const beat = heartbeat({
    url,
    steady: () => state.now,
    log: { warn: (fields, line) => void lines.push(`${line} ${JSON.stringify(fields)}`) },
  });
  const callsOf = async (minutes: number, problems: readonly Problem[] = []) => {
    const before = state.calls;
    for (let passed = 0; passed < minutes; passed += 1) {
      await beat(problems);
      state.now += minute;
    }
    return state.calls - before;
  };
  expect(await callsOf(15, [{ ...stops, stopsOrders: false }])).toBe(3);
  expect(await callsOf(15, [stops])).toBe(0);
  expect(await callsOf(1)).toBe(1);
  await callsOf(4);
  state.status = 500;
  expect(await callsOf(3)).toBe(3);
  state.status = 200;
  expect(await callsOf(5)).toBe(1);
  server.closeAllConnections();
  server.close();
  await once(server, "close");
  await callsOf(2);
  expect(lines).toEqual([
    'HEARTBEAT_URL could not be called: it is tried again {"reason":"500"}',
    expect.stringMatching(/^HEARTBEAT_URL could not be called.*\{"reason":"[A-Z_]+"\}$/u),
  ]);
});
