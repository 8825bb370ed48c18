import { expect, test } from "vitest";
import { ownOrigin } from "./own-origin.ts";

const isOwn = ownOrigin({ publicOrigin: "https://shop.example" });
const host = "127.0.0.1:3000";

test.each([
  { origin: "https://shop.example" },
  { origin: "http://127.0.0.1:3000" },
  { "sec-fetch-site": "same-origin" },
  { origin: "https://proxied.example", "sec-fetch-site": "same-origin" },
])("%j is the desk's own origin", (headers) => {
  expect(isOwn({ headers, host })).toBe(true);
});

test.each([
  {},
  { origin: "null" },
  { origin: "https://other.example" },
  { origin: "https://shop.example.other.example" },
  { origin: "http://127.0.0.1:3001" },
  { "sec-fetch-site": "none" },
  { origin: "http://127.0.0.1:3000", "sec-fetch-site": "cross-site" },
  { origin: "https://shop.example", "sec-fetch-site": "same-site" },
])("%j is another one", (headers) => {
  expect(isOwn({ headers, host })).toBe(false);
});
