import { fullMenuDocument, insertCustomerOrderDocument } from "#contract/generated/operations.ts";
import { orderToWire } from "#contract/wire/order.ts";
import { ruthsOrder } from "#domain/testing/ruths-order.ts";
import { hebrewMenu } from "#domain/testing/soup-kitchen.ts";
import type { MakeRequest } from "./keep-asking.ts";

const order = JSON.stringify({
  query: insertCustomerOrderDocument.text,
  variables: { customerOrder: orderToWire(ruthsOrder(hebrewMenu, "ירושלים")) },
});
const menu = JSON.stringify({
  query: fullMenuDocument.text,
  variables: { filter: { language: "he" } },
});

export const askForPage: MakeRequest = (host) =>
  `GET / HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: br\r\n\r\n`;

export const askForMenu: MakeRequest = (host) => post(host, menu, "");

export const placeOrder: MakeRequest = (host) =>
  post(host, order, `idempotency-key: ${crypto.randomUUID()}\r\n`);

function post(host: string, body: string, headers: string): string {
  return `POST /graphql HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\naccept: application/graphql-response+json\r\naccept-encoding: br\r\n${headers}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}
