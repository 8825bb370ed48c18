import { priceCart } from "#domain/cart/price-cart.ts";
import { agorot } from "#domain/money/agorot.ts";
import { stripPositions } from "#domain/order/strip-positions.ts";
import { englishMenu, soupAndCake } from "#domain/testing/soup-kitchen.ts";
import type { Execute, GraphqlAnswer } from "#web/graphql/execute.ts";
import { watchCalls } from "#web/testing/watch-calls.ts";

const cart = soupAndCake(englishMenu);
/** An order of the soup kitchen. */
export const anOrder = {
  customerData: {
    name: "Ruth Cohen",
    email: "ruth@example.com",
    phoneNumber: "0501234567",
    orderType: "delivery",
    city: "Modiin",
    address: "7 Olive Street",
    pickupOrDeliveryPrice: agorot(3550),
  },
  groups: stripPositions(cart),
  totalPrice: priceCart(cart),
} as const;

/** An answer of the server, or the error that is thrown in its place. */
export type ServerReply = GraphqlAnswer<unknown> | Error;
export const placed: ServerReply = {
  data: { createOrder: { record: { _id: "123456789", week: "2026-01-07" } } },
};
/** The outcome of `placed`. */
export const sent = {
  kind: "sent",
  number: "123456789",
  week: "2026-01-07",
  deadline: null,
  handOver: null,
  page: null,
};
export const offline = new TypeError("offline");
export const coded = (code: string, details?: object): ServerReply => ({
  data: null,
  errors: [{ message: code, extensions: { code, ...details } }],
});

/** A server that gives these replies in turn, and repeats the last one. */
export function replying(...replies: readonly ServerReply[]): ReturnType<typeof watchCalls> {
  let index = 0;
  const execute: Execute = () => {
    const next = replies[Math.min(index, replies.length - 1)] ?? offline;
    index += 1;
    return next instanceof Error
      ? Promise.reject(next)
      : Promise.resolve(next as GraphqlAnswer<never>);
  };
  return watchCalls(execute);
}

/** The customer stays, has no earlier doubt, and places a new order. */
export const neverLeft = {
  changed: null,
  week: "2026-01-07",
  wasInDoubt: false,
  leaving: new AbortController().signal,
};
