import { describe, expect, test } from "vitest";
import type { TypedDocument } from "#contract/typed-document.ts";
import { watchCalls } from "#web/testing/watch-calls.ts";
import type { Execute, GraphqlAnswer } from "./execute.ts";
import { HttpError } from "./execute-over-http.ts";
import { executePlainForms } from "./execute-plain-forms.ts";

type Variables = Readonly<Record<string, unknown>>;
const withAdditions: TypedDocument<object, Variables> = {
  operationName: "OrderAndWeek",
  text: "mutation OrderAndWeek($order:Order!,$year:Int){order(order:$order,year:$year){id week}}",
};
const plain: TypedDocument<object, Variables> = {
  operationName: "Order",
  text: "mutation Order($order:Order!){order(order:$order){id}}",
};
const other: TypedDocument<object, Variables> = { operationName: "Menu", text: "query Menu{menu}" };
const variables = { order: { dish: "Soup" }, year: 2026 };
const options = { headers: { "idempotency-key": "key-1" } };
const done: GraphqlAnswer<object> = { data: { order: { id: "1" } } };

/** Answers the form with additions in this way, and carries out every other operation. */
function serverThatAnswers(answer: GraphqlAnswer<object> | Error) {
  const { execute, calls } = watchCalls((({ operationName }) => {
    if (operationName !== withAdditions.operationName) return Promise.resolve(done);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  }) as Execute);
  const forms = [{ withAdditions, plain }];
  return { calls, execute: executePlainForms(execute, forms, new Set(["BUSY"])) };
}

const coded = (code: string) => ({ errors: [{ message: code, extensions: { code } }] });

describe("a server that rejects the additions", () => {
  test.each([
    ["without a code", { errors: [{ message: "unknown field" }] }],
    ["with a code of its own", coded("GRAPHQL_VALIDATION_FAILED")],
    ["with the code for a bad request", coded("BAD_REQUEST")],
    ["with status 400 and no GraphQL answer", new HttpError(400)],
  ])("%s is sent the plain form at once, with the same options", async (_, rejection) => {
    const { execute, calls } = serverThatAnswers(rejection);
    expect(await execute(withAdditions, variables, options)).toBe(done);
    expect(calls).toEqual([
      { operationName: "OrderAndWeek", variables, options },
      // Only the variables that the plain form declares.
      { operationName: "Order", variables: { order: variables.order }, options },
    ]);
  });

  test("is sent only the plain form from then on", async () => {
    const { execute, calls } = serverThatAnswers(new HttpError(400));
    await execute(withAdditions, variables);
    await execute(withAdditions, variables);
    expect(calls.map(({ operationName }) => operationName)).toEqual([
      "OrderAndWeek",
      "Order",
      "Order",
    ]);
  });
});

test("a server that rejects the plain form as well is asked with the additions again", async () => {
  const { execute, calls } = watchCalls(() => Promise.resolve(coded("BAD_REQUEST")));
  const executeBoth = executePlainForms(execute, [{ withAdditions, plain }], new Set());
  await executeBoth(withAdditions, variables);
  await executeBoth(withAdditions, variables);
  expect(calls.map(({ operationName }) => operationName)).toEqual([
    "OrderAndWeek",
    "Order",
    "OrderAndWeek",
    "Order",
  ]);
});

test.each<[string, GraphqlAnswer<object>]>([
  ["carries it out", done],
  ["executed it and failed", { data: null, errors: [{ message: "failed" }] }],
  ["read it and gives the code for that", coded("BUSY")],
])("a server that %s is not sent the plain form", async (_, answer) => {
  const { execute, calls } = serverThatAnswers(answer);
  expect(await execute(withAdditions, variables)).toBe(answer);
  expect(calls).toHaveLength(1);
});

test.each([new HttpError(500), new TypeError("offline")])(
  "without a GraphQL answer (%s) the plain form is not sent",
  async (error) => {
    const { execute, calls } = serverThatAnswers(error);
    await expect(execute(withAdditions, variables)).rejects.toBe(error);
    expect(calls).toHaveLength(1);
  },
);

test("a server that rejects an operation without a plain form has answered, if only by its status", async () => {
  const execute = executePlainForms(() => Promise.reject(new HttpError(400)), [], new Set());
  const { errors } = await execute(other, variables);
  expect(errors).toHaveLength(1);
});

test("an operation without additions is sent as it is", async () => {
  const { execute, calls } = serverThatAnswers(done);
  await execute(other, variables, options);
  expect(calls).toEqual([{ operationName: "Menu", variables, options }]);
});
