import { auditServer } from "graphql-http";
import { expect, test } from "vitest";
import { openShop } from "#server/testing/open-shop.ts";

test("the endpoint passes the audits of GraphQL over HTTP, except those for GET", async () => {
  const { app } = await openShop({ config: { callsPerMinute: 0 } });
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  const results = await auditServer({ url: `${address}/graphql` });
  const remarks = results.filter(({ status }) => status !== "ok");
  expect(results.length).toBeGreaterThan(50);
  expect(remarks.map(({ id, status }) => `${status} ${id}`)).toEqual([
    "notice 5A70",
    "notice D6D5",
    "notice 6A70",
  ]);
  expect(remarks.every(({ name }) => name.startsWith("MAY") && name.includes("GET"))).toBe(true);
});
