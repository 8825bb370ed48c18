import type { FastifyInstance } from "fastify";
import type { PlacedOrder } from "#contract/generated/schema-types.ts";
import { orderToWire } from "#contract/wire/order.ts";
import type { WireRefusal } from "#contract/wire/refusal.ts";
import type { CustomerOrder } from "#domain/order/order.ts";
import { graphqlCall, orderCall } from "./open-shop.ts";

/** What opens the page of an order. */
export interface OrderLink {
  readonly number: string;
  readonly key: string;
  /** The path of the page. */
  readonly page: string;
}

export interface OrderAnswer {
  readonly data: {
    readonly order: PlacedOrder | null;
    readonly changed?: { readonly order: PlacedOrder };
  } | null;
  readonly errors?: readonly {
    readonly extensions: {
      readonly code: string;
      readonly retryAfter?: number;
      readonly revision?: number;
      readonly refusals?: readonly WireRefusal[];
    };
  }[];
}

/** All fields of an order that a customer reads. */
const placedOrderFields = `
  number revision receivedAt changedAt cancelledAt language week deadline canChange canRestore itemsMissing isCancelled isPacked isHandedOver
  customerData { name email phoneNumber orderType city address pickupOrDeliveryPrice pickupAddress }
  allOrders {
    typeName
    orders {
      dishName
      totalPrice
      selections { selectionName amount checkedOptions { name addedPrice } price }
      options { name choice price }
      extras { name amount price }
    }
  }
  totalPrice adjustment adjustmentText agreedAdjustment orderTotal received balance
  payment { app payee link }
`;

/** Places an order, Ruth's unless another is given, and gives the link of its page. */
export async function placeAndLink(
  app: FastifyInstance,
  order?: CustomerOrder,
): Promise<OrderLink> {
  const { headers } = orderCall(order);
  const { variables } = JSON.parse(orderCall(order).payload) as { variables: object };
  const query = `mutation ($customerOrder: CustomerOrderInput!) {
    createOrder(record: $customerOrder) { record { _id page } }
  }`;
  const call = { ...graphqlCall(query), headers, payload: JSON.stringify({ query, variables }) };
  const answer = (await app.inject(call)).json<{
    data: { createOrder: { record: { _id: string; page: string } } };
  }>();
  const { _id: number, page } = answer.data.createOrder.record;
  return { number, page, key: page.slice(page.lastIndexOf("/") + 1) };
}

/** The call of `order`. */
export function readOrderCall({ number, key }: Omit<OrderLink, "page">, language?: "he" | "en") {
  return graphqlCall(
    `query ($number: ID!, $key: String!, $language: Language) {
      order(number: $number, key: $key, language: $language) { ${placedOrderFields} }
    }`,
    { number, key, language },
  );
}

/** The call of `cancelOrder`; its answer has the order under the name `order`. */
export function cancelOrderCall(
  { number, key }: Omit<OrderLink, "page">,
  isCancelled: boolean,
  idempotencyKey: string = crypto.randomUUID(),
  language?: "he" | "en",
) {
  return graphqlCall(
    `mutation ($number: ID!, $key: String!, $isCancelled: Boolean!, $language: Language) {
      order: cancelOrder(number: $number, key: $key, isCancelled: $isCancelled, language: $language) {
        ${placedOrderFields}
      }
    }`,
    { number, key, isCancelled, language },
    { "idempotency-key": idempotencyKey },
  );
}

/** The call of `changeOrder`; its answer has the payload under the name `changed`. */
export function changeOrderCall(
  { number, key }: Omit<OrderLink, "page">,
  revision: number,
  order: CustomerOrder,
  idempotencyKey: string = crypto.randomUUID(),
) {
  return graphqlCall(
    `mutation ($number: ID!, $key: String!, $revision: Int!, $record: CustomerOrderInput!) {
      changed: changeOrder(number: $number, key: $key, revision: $revision, record: $record) {
        order { ${placedOrderFields} }
      }
    }`,
    { number, key, revision, record: orderToWire(order) },
    { "idempotency-key": idempotencyKey },
  );
}

/** Sends one of these calls to a server in this process. */
export async function askOrder(
  app: FastifyInstance,
  call: ReturnType<typeof graphqlCall>,
  remoteAddress = "192.0.2.1",
): Promise<OrderAnswer> {
  return (await app.inject({ ...call, remoteAddress })).json();
}

/** The code of the first error. */
export function codeIn({ errors }: OrderAnswer): string | undefined {
  return errors?.[0]?.extensions.code;
}
