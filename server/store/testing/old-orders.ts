/** The columns that an order and a revision of it had in common before migration 0013, with names in one language. */
const content = {
  he: {
    catalogue_version: 1,
    language: "he",
    name: "רות כהן",
    email: "ruth@example.com",
    phone_number: "0501234567",
    order_type: "delivery",
    city: "ירושלים",
    address: "רחוב הזית 7",
    pickup_or_delivery_price: 2500,
    total_price: 19430,
    order_total: 21930,
    all_orders: `[{"typeName":"מרקים","orders":[{"dishName":"מרק עוף","totalPrice":12930,"selections":[{"selectionName":"חצי ליטר","amount":2,"checkedOptions":[{"name":"קניידלך","addedPrice":350}],"price":2490,"order":0},{"selectionName":"ליטר","amount":1,"checkedOptions":[],"price":4500,"order":1}],"options":[{"name":"תיבול","choice":"חריף","price":[150]},{"name":"כלי","choice":"צנצנת","price":[300,500]}],"extras":[{"name":"חלה","amount":1,"price":1200}]}]},{"typeName":"קינוחים","orders":[{"dishName":"עוגת תפוחים","totalPrice":6500,"selections":[{"selectionName":"עוגה","amount":1,"checkedOptions":[{"name":"קצפת","addedPrice":500}],"price":6000,"order":0}],"options":[],"extras":[]}]}]`,
  },
  en: {
    catalogue_version: 1,
    language: "en",
    name: "רות כהן",
    email: "ruth@example.com",
    phone_number: "0501234567",
    order_type: "delivery",
    city: "Jerusalem",
    address: "רחוב הזית 7",
    pickup_or_delivery_price: 2500,
    total_price: 19430,
    order_total: 21930,
    all_orders: `[{"typeName":"Soups","orders":[{"dishName":"Chicken soup","totalPrice":12930,"selections":[{"selectionName":"Half a litre","amount":2,"checkedOptions":[{"name":"Dumplings","addedPrice":350}],"price":2490,"order":0},{"selectionName":"Litre","amount":1,"checkedOptions":[],"price":4500,"order":1}],"options":[{"name":"Seasoning","choice":"Spicy","price":[150]},{"name":"Container","choice":"Jar","price":[300,500]}],"extras":[{"name":"Challah","amount":1,"price":1200}]}]},{"typeName":"Desserts","orders":[{"dishName":"Apple cake","totalPrice":6500,"selections":[{"selectionName":"Whole cake","amount":1,"checkedOptions":[{"name":"Whipped cream","addedPrice":500}],"price":6000,"order":0}],"options":[],"extras":[]}]}]`,
  },
};

/** The row of Ruth's order (`newOrder`) as servers stored it before migration 0013. These rows are what they wrote: never edit them. */
export function oldOrder(
  changes: { number?: string; week?: string } & Partial<typeof content.he> = {},
  language: keyof typeof content = "he",
) {
  return {
    number: "100000001",
    idempotency_key: null,
    content_hash: "hash of Ruth's order",
    received_at: 1767603600000,
    week: "2026-01-07",
    ...content[language],
    ...changes,
  };
}

/** The row of a revision of it, by the event with the id 7. */
export function oldRevision(
  changes: { order_number?: string; event_id?: number; kept?: string } & Partial<
    typeof content.he
  > = {},
) {
  return {
    order_number: "100000001",
    revision: 1,
    event_id: 7,
    based_on: 0,
    content_hash: "hash of the change",
    kept: null,
    adjustment: 0,
    adjustment_text: "",
    ...content.he,
    ...changes,
  };
}

/** The rows of the two mails of Ruth's order: the customer's and the seller's, as servers stored them before migration 0008. */
export function oldMails(number = "100000001") {
  const mail = {
    order_number: number,
    status: "waiting",
    attempts: 0,
    next_attempt_at: 1767603600000,
    claimed_until: 0,
    claimed_by: null,
    last_error: null,
    waiting_since: 1767603600000,
    sent_at: null,
    created_at: 1767603600000,
  };
  return [
    { ...mail, kind: "customer", recipient: "ruth@example.com" },
    { ...mail, kind: "seller", recipient: "cook@soup-kitchen.example" },
  ] as const;
}

/** The row of the state of Ruth's order, to which nothing has happened, as servers have stored it since migration 0006. */
export function oldState(number = "100000001") {
  return {
    order_number: number,
    week: "2026-01-07",
    before_desk: 0,
    revision: 0,
    due: 21930,
    received: 0,
    packed: 0,
    handed_over: 0,
    cancelled: 0,
    last_event: 0,
  };
}
