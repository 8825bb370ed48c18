import { buildSchema } from "graphql";
import { expect, test } from "vitest";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import { createExecutor } from "./create-executor.ts";

interface Caller {
  readonly name: string;
}

const schema = buildSchema("type Query { me: String! calls: Int! } type Mutation { call: Int! }");

/** An API of its own, which says who calls it and how often it was executed. */
function openApi(versionOfAnswers: (() => string) | null) {
  let calls = 0;
  const errors: unknown[] = [];
  const execute = createExecutor({
    schema,
    resolvers: {
      me: (_arguments: object, { name }: Caller) => name,
      calls: () => (calls += 1),
      call: () => (calls += 1),
    },
    loadContext: (caller: Caller) => Promise.resolve(caller),
    versionOfAnswers,
    longestAnswer: 1_000,
    report: (error) => errors.push(error),
  });
  return { execute, errors };
}

const query = "{ me calls }";

test("an executor without cached answers executes every call for its own caller", async () => {
  const { execute } = openApi(null);
  const [owner, again, driver] = [
    await execute({ query }, { name: "owner" }),
    await execute({ query }, { name: "owner" }),
    await execute({ query }, { name: "driver" }),
  ];
  expect(owner.answer.data).toEqual({ me: "owner", calls: 1 });
  expect(again.answer.data).toEqual({ me: "owner", calls: 2 });
  expect(driver.answer.data).toEqual({ me: "driver", calls: 3 });
  expect([owner, again, driver].map(({ isKept }) => isKept)).toEqual([false, false, false]);
});

test("an executor with cached answers gives the same one until the version changes", async () => {
  let version = "1";
  const { execute } = openApi(() => version);
  const first = await execute({ query }, { name: "anybody" });
  expect(first.isKept).toBe(true);
  expect(await execute({ query }, { name: "anybody" })).toBe(first);
  version = "2";
  expect((await execute({ query }, { name: "anybody" })).answer.data).toMatchObject({ calls: 2 });
});

test.each([
  "{ me calls }",
  "{ me other: calls }",
  "{ me ...all } fragment all on Query { calls }",
  "{ me ... on Query { calls } }",
])("an answer with a field that is never cached is not cached: %s", async (text) => {
  let calls = 0;
  const execute = createExecutor({
    schema,
    resolvers: { me: () => "anybody", calls: () => (calls += 1) },
    loadContext: () => Promise.resolve({}),
    versionOfAnswers: () => "1",
    neverKept: ["calls"],
    longestAnswer: 1_000,
    report: (error) => expect.unreachable(String(error)),
  });
  const [first, second] = [await execute({ query: text }, {}), await execute({ query: text }, {})];
  expect([first.isKept, second.isKept, calls]).toEqual([false, false, 2]);
  expect((await execute({ query: "{ me }" }, {})).isKept).toBe(true);
});

test("a mutation is executed each time, whether answers are cached or not", async () => {
  for (const versionOfAnswers of [null, () => "1"]) {
    const { execute } = openApi(versionOfAnswers);
    const mutation = { query: "mutation { call }" };
    expect((await execute(mutation, { name: "owner" })).answer.data).toEqual({ call: 1 });
    expect((await execute(mutation, { name: "owner" })).answer.data).toEqual({ call: 2 });
  }
});

test("an answer of a query that is too long is not given, and one of a mutation is", async () => {
  const soup = "soup".repeat(250);
  const execute = createExecutor({
    schema: buildSchema("type Query { soup: String! } type Mutation { soup: String! }"),
    resolvers: { soup: () => soup },
    loadContext: () => Promise.resolve({}),
    versionOfAnswers: () => "1",
    longestAnswer: 1_000,
    report: (error) => expect.unreachable(String(error)),
  });
  for (const _ of ["executed", "not cached"]) {
    const { kind, answer, json, isKept } = await execute({ query: "{ soup }" }, {});
    expect({ kind, isKept, data: answer.data }).toEqual({ kind: "invalid", isKept: false });
    expect(answer.errors).toMatchObject([{ extensions: { code: "BAD_REQUEST" } }]);
    expect(json.length).toBeLessThan(200);
  }
  const mutated = await execute({ query: "mutation { soup }" }, {});
  expect(mutated.answer).toEqual({ data: { soup } });
});

test.each([
  ["UNAVAILABLE", false],
  ["OUTCOME_UNKNOWN", true],
])("a database that fails is answered with %s", async (code, isInDoubt) => {
  const failure = new StoreUnavailable("disk", { source: new Error("SQLITE_FULL"), isInDoubt });
  const reported: unknown[] = [];
  const execute = createExecutor({
    schema,
    resolvers: { calls: () => Promise.reject(failure) },
    loadContext: () => Promise.resolve({}),
    versionOfAnswers: null,
    longestAnswer: 1_000,
    report: (error) => reported.push(error),
  });
  const { kind, answer } = await execute({ query: "{ calls }" }, {});
  expect({ kind, answer }).toMatchObject({
    kind: "executed",
    answer: {
      data: null,
      errors: [{ path: ["calls"], locations: [{ line: 1, column: 3 }], extensions: { code } }],
    },
  });
  expect(reported).toEqual([failure]);
});

test("a document that was prepared for one schema is not valid for another", async () => {
  const { execute } = openApi(null);
  const other = createExecutor({
    schema: buildSchema("type Query { orders: Int! }"),
    resolvers: { orders: 37, calls: 1, me: "owner" },
    loadContext: () => Promise.resolve({}),
    versionOfAnswers: null,
    longestAnswer: 1_000,
    report: (error) => expect.unreachable(String(error)),
  });
  expect((await execute({ query }, { name: "owner" })).kind).toBe("executed");
  expect((await other({ query }, {})).kind).toBe("invalid");
  expect((await other({ query: "{ orders }" }, {})).kind).toBe("executed");
  expect((await execute({ query: "{ orders }" }, { name: "owner" })).kind).toBe("invalid");
});
