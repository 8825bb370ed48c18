import { getIntrospectionQuery, parse, validate } from "graphql";
import { expect, test } from "vitest";
import * as operations from "#contract/generated/operations.ts";
import * as ofPlacedOrders from "#contract/generated/placed-order-operations.ts";
import { createDocumentPreparer } from "./create-executor.ts";
import { limitRule } from "./limit-rule.ts";
import { readSchema } from "./read-schema.ts";

const schema = readSchema("#contract/schema.graphql");
const prepareDocument = createDocumentPreparer(schema);
const problemsOf = (query: string) =>
  validate(schema, parse(query), [limitRule]).map(({ message }) => message);

test.each(
  Object.values({ ...operations, ...ofPlacedOrders }).map(({ operationName, text }) => [
    operationName,
    text,
  ]),
)("the site's own %s passes", (_, text) => {
  expect(prepareDocument(text)).toMatchObject({ ok: true });
});

test("a full introspection is allowed", () => {
  const query = getIntrospectionQuery({
    specifiedByUrl: true,
    directiveIsRepeatable: true,
    schemaDescription: true,
    inputValueDeprecation: true,
    oneOf: true,
  });
  expect(prepareDocument(query)).toMatchObject({ ok: true });
});

test("aliases of a fragment count at each spread", () => {
  const letters = "d e f g h i j k l m n o p q r".replaceAll(/\w/gu, "$&: orderType");
  const query = `{ a: fullMenu { ...T } b: fullMenu { ...T } } fragment T on MenuType { ${letters} }`;
  expect(problemsOf(query)).toEqual(["The operation has too many aliases."]);
  expect(problemsOf(query.replace("b: fullMenu { ...T }", ""))).toEqual([]);
});

test("nested fragment spreads are counted without exponential work", () => {
  const fragments = Array.from(
    { length: 30 },
    (_, at) => `fragment F${String(at)} on Shop { ...F${String(at + 1)} ...F${String(at + 1)} }`,
  );
  const query = `{ shop { ...F0 } } ${fragments.join(" ")} fragment F30 on Shop { a: name }`;
  expect(problemsOf(query)).toEqual(["The operation has too many aliases."]);
});

test("each root field is allowed twice", () => {
  const twice = "a: fullMenu { orderType } b: fullMenu { orderType }";
  expect(problemsOf(`{ ${twice} shop { name } }`)).toEqual([]);
  expect(problemsOf(`{ ${twice} ...Q } fragment Q on Query { c: fullMenu { orderType } }`)).toEqual(
    ['The operation has too many fields "fullMenu".'],
  );
});

test("fragment cycles terminate and are rejected", () => {
  const query = "{ shop { ...A } } fragment A on Shop { ...B } fragment B on Shop { ...A }";
  expect(problemsOf(query)).toEqual([]);
  expect(prepareDocument(query)).toMatchObject({ ok: false });
});

test("a mutation has one root field; __typename does not count", () => {
  expect(problemsOf("mutation { __typename createOrder { record { _id } } }")).toEqual([]);
  expect(
    problemsOf("mutation { createOrder { record { _id } } b: createOrder { record { _id } } }"),
  ).toEqual(["The operation has too many root fields."]);
});
