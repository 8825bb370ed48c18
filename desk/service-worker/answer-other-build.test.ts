import { expect, test, vi } from "vitest";
import { createAnswerOtherBuild } from "./answer-other-build.ts";

const olderPage = { code: "UNAVAILABLE", reason: "older-page" };
const inGraphql = (extensions: object) => ({ data: null, errors: [{ message: "", extensions }] });

/** The worker of a device, whose server gives this answer. */
function openWorker(answer: () => Promise<Response>) {
  const said: unknown[] = [];
  const sent: string[] = [];
  const answerOtherBuild = createAnswerOtherBuild({
    send: async (request) => {
      sent.push(await request.text());
      return answer();
    },
    tell: async (client, message) => void said.push([client, message]),
    loadAnew: {
      sendsMark: async (client, hasOutcome) => void said.push([client, await hasOutcome]),
      isTold: async (client) => void said.push([client, "is told"]),
    },
  });
  const ask = async (path: string, body: object, build?: string) => {
    const request = new Request(`https://shop.example${path}`, {
      method: "POST",
      headers: build === undefined ? {} : { "desk-build": build },
      body: JSON.stringify(body),
    });
    const { answer: answering, after } = answerOtherBuild(request, "client");
    const given = await answering.then((response) => response.text());
    await after;
    return given;
  };
  return { ask, said, sent };
}

const json = (body: object, status: number) => () =>
  Promise.resolve(Response.json(body, { status }));

test("a page that names its build, and is answered that it is another one, hears of the newer page and gets the answer unchanged", async () => {
  const body = { refused: olderPage };
  const { ask, said, sent } = openWorker(json(body, 503));
  const press = { press: { actionId: "a" } };
  expect(await ask("/desk/calls", press, "/desk/assets/index-a.js")).toBe(JSON.stringify(body));
  expect(sent).toEqual([JSON.stringify(press)]);
  expect(said).toEqual([["client", "newer-page"]]);
});

test("a page that names no build is left to what reloads such pages", async () => {
  const asked = { operationName: "Changes", query: "query Changes{changes{week}}", variables: {} };
  const graphql = openWorker(json(inGraphql(olderPage), 503));
  await graphql.ask("/desk/graphql", asked);
  const calls = openWorker(json({ refused: olderPage }, 503));
  await calls.ask("/desk/calls", { changes: {} });
  expect([graphql.said, calls.said]).toEqual([[["client", "is told"]], [["client", "is told"]]]);
});

const mutation = {
  operationName: "Press",
  query: "mutation Press($press:PressInput!){press(press:$press){outcome}}",
  variables: { press: { actionId: "a" } },
};

test("of each mark of a page that names no build it is noted whether it still waits", async () => {
  const press = { press: { actionId: "a" } };
  for (const [path, sent, answer, hasOutcome] of [
    ["/desk/graphql", mutation, { data: { press: { outcome: "recorded" } } }, true],
    ["/desk/graphql", mutation, inGraphql({ code: "NOT_ALLOWED" }), true],
    ["/desk/graphql", mutation, inGraphql({ code: "UNAVAILABLE" }), false],
    ["/desk/graphql", mutation, { data: null }, false],
    ["/desk/calls", press, { press: { answer: { outcome: "outdated" } } }, true],
    ["/desk/calls", press, { refused: olderPage }, false],
    ["/desk/calls", press, { press: { refused: { code: "INTERNAL_ERROR" } } }, false],
  ] as const) {
    const { ask, said } = openWorker(json(answer, 200));
    await ask(path, sent);
    expect([answer, said]).toEqual([answer, [["client", hasOutcome]]]);
  }
});

test("other answers of the server do nothing, however a page asks", async () => {
  for (const answer of [
    json({ year: { answer: { note: '"reason":"older-page"' } } }, 200),
    json({ refused: { code: "UNAVAILABLE" } }, 503),
  ])
    for (const build of ["/desk/assets/index-a.js", undefined]) {
      const { ask, said } = openWorker(answer);
      await ask("/desk/calls", { year: {} }, build);
      expect(said).toEqual([]);
    }
});

test("without a connection the page hears it", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { ask } = openWorker(() => Promise.reject(new TypeError("Failed to fetch")));
  await expect(ask("/desk/calls", { year: {} })).rejects.toThrow("Failed to fetch");
  await vi.waitFor(() => expect(warned).toHaveBeenCalledOnce());
});
