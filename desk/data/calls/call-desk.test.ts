import { expect, test } from "vitest";
import { HttpError } from "#web/graphql/execute-over-http.ts";
import { createCallClient } from "./call-client.ts";
import { callOverHttp } from "./call-desk.ts";

/** Makes a call to a server that gives this answer, and says what was sent. */
async function callWith(answer: Response) {
  const sent: unknown[] = [];
  const call = callOverHttp((url, init) => {
    sent.push([url, init?.method, JSON.parse(init?.body as string)]);
    return Promise.resolve(answer);
  });
  return { sent, outcome: await call("devices", {}) };
}

test("a call is sent by its name, and its answer is the data", async () => {
  const { sent, outcome } = await callWith(Response.json({ devices: { answer: [] } }));
  expect(sent).toEqual([["/desk/calls", "POST", { devices: {} }]]);
  expect(outcome).toEqual({ answer: [] });
});

test("each call says of which build its page is, where there is one", async () => {
  const sent: unknown[] = [];
  const send = (_url: unknown, init?: RequestInit) => {
    sent.push(init?.headers);
    return Promise.resolve(Response.json({ devices: { answer: [] } }));
  };
  await callOverHttp(send, "/desk/assets/index-own.js")("devices", {});
  await callOverHttp(send)("devices", {});
  expect(sent).toEqual([
    { "content-type": "application/json", "desk-build": "/desk/assets/index-own.js" },
    { "content-type": "application/json" },
  ]);
});

test("an answer that the page is of another build is told, and no other refusal", async () => {
  let told = 0;
  const asked = async (refused: object, status: number) => {
    const answer = Response.json({ refused }, { status });
    await callOverHttp(
      () => Promise.resolve(answer),
      "/desk/assets/index-own.js",
      () => void (told += 1),
    )("devices", {});
  };
  await asked({ code: "UNAVAILABLE" }, 503);
  await asked({ code: "NOT_SIGNED_IN", reason: "idle" }, 200);
  expect(told).toBe(0);
  await asked({ code: "UNAVAILABLE", reason: "older-page" }, 503);
  expect(told).toBe(1);
});

test("a refusal of the call, and of the request as a whole, has its code and its reason", async () => {
  const refused = { code: "NOT_SIGNED_IN", reason: "idle" };
  const expected = { refused };
  expect((await callWith(Response.json({ devices: { refused } }))).outcome).toEqual(expected);
  const whole = Response.json({ refused }, { status: 401 });
  expect((await callWith(whole)).outcome).toEqual(expected);
  const told = Response.json({ refused: { code: "BAD_REQUEST", message: "no" } }, { status: 400 });
  expect((await callWith(told)).outcome).toEqual({
    refused: { code: "BAD_REQUEST", message: "no" },
  });
});

test.each([
  ["an answer without the call", Response.json({})],
  ["an answer that was cut off", new Response('{"devices":{"ans')],
  ["an outcome of nothing", Response.json({ devices: null })],
  ["a refusal without a code", Response.json({ devices: { refused: {} } })],
  ["the page of a proxy", new Response("<html>", { status: 502 })],
  ["the JSON of a proxy", Response.json({ answer: 7 }, { status: 502 })],
  ["null", Response.json(null, { status: 500 })],
])("%s is no answer", async (_what, response) => {
  await expect(callWith(response)).rejects.toThrow(HttpError);
});

test("null is an answer, such as for an unknown person, and no failure", async () => {
  const answer = Response.json({ person: { answer: null } });
  const { read } = createCallClient(callOverHttp(() => Promise.resolve(answer)));
  const asked = { number: "100000001", language: "he" } as const;
  expect(await read("person", asked)).toEqual({ ok: true, data: null });
});

test("without a connection there is no answer", async () => {
  const call = callOverHttp(() => Promise.reject(new TypeError("Failed to fetch")));
  await expect(call("devices", {})).rejects.toThrow("Failed to fetch");
});

test("only the answers of calls that read are kept, and not a key that is nowhere else", () => {
  const { read } = createCallClient(() => Promise.reject(new Error("nothing is called")));
  // @ts-expect-error -- it makes another key each time
  const keep = () => read("makeRecoveryKey", {});
  expect(keep).toBeTypeOf("function");
});
