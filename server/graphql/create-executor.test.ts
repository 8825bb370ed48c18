import { buildSchema } from "graphql";
import { expect, test } from "vitest";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import { createExecutor } from "./create-executor.ts";

interface Caller {
  readonly name: string;
}

const schema = buildSchema("type Query { me: String! calls: Int! } type Mutation { call: Int! }");

/** An API of its own, which says who calls it and how often it was executed. */
function openApi() {
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
    longestAnswer: 1_000,
    report: (error) => errors.push(error),
  });
  return { execute, errors };
}

const query = "{ me calls }";

test("every call is executed for its own caller", async () => {
  const { execute } = openApi();
  const [owner, again, driver] = [
    await execute({ query }, { name: "owner" }),
    await execute({ query }, { name: "owner" }),
    await execute({ query }, { name: "driver" }),
  ];
  expect(owner.answer.data).toEqual({ me: "owner", calls: 1 });
  expect(again.answer.data).toEqual({ me: "owner", calls: 2 });
  expect(driver.answer.data).toEqual({ me: "driver", calls: 3 });
});

test("a mutation is executed each time", async () => {
  const { execute } = openApi();
  const mutation = { query: "mutation { call }" };
  expect((await execute(mutation, { name: "owner" })).answer.data).toEqual({ call: 1 });
  expect((await execute(mutation, { name: "owner" })).answer.data).toEqual({ call: 2 });
});

test("an answer of a query that is too long is not given, and one of a mutation is", async () => {
  const soup = "soup".repeat(250);
  const execute = createExecutor({
    schema: buildSchema("type Query { soup: String! } type Mutation { soup: String! }"),
    resolvers: { soup: () => soup },
    loadContext: () => Promise.resolve({}),
    longestAnswer: 1_000,
    report: (error) => expect.unreachable(String(error)),
  });
  for (const _ of ["executed", "executed again"]) {
    const { kind, answer, json } = await execute({ query: "{ soup }" }, {});
    expect({ kind, data: answer.data }).toEqual({ kind: "invalid" });
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
  const { execute } = openApi();
  const other = createExecutor({
    schema: buildSchema("type Query { orders: Int! }"),
    resolvers: { orders: 37, calls: 1, me: "owner" },
    loadContext: () => Promise.resolve({}),
    longestAnswer: 1_000,
    report: (error) => expect.unreachable(String(error)),
  });
  expect((await execute({ query }, { name: "owner" })).kind).toBe("executed");
  expect((await other({ query }, {})).kind).toBe("invalid");
  expect((await other({ query: "{ orders }" }, {})).kind).toBe("executed");
  expect((await execute({ query: "{ orders }" }, { name: "owner" })).kind).toBe("invalid");
});
