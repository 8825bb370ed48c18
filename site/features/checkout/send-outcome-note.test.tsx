import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ErrorCode } from "#contract/wire/error-code.ts";
import { type SiteLanguage, siteLanguages } from "#domain/language/language.ts";
import { damagedAnswers } from "#site/testing/damaged-answers.ts";
import {
  anOrder,
  coded,
  neverLeft,
  replying,
  type ServerReply,
} from "#site/testing/ordering-server.ts";
import { linesOf, renderIn } from "#site/testing/render-in.tsx";
import { onPage } from "#web/testing/parse-page.ts";
import { sendOrder } from "./send-order.ts";
import { SendOutcomeNote } from "./send-outcome-note.tsx";

const placedOrder = { number: "123456789", key: "key-of-the-page", revision: 0 };
const week = "2026-01-14";
const refusals = [
  { code: "SOLD_OUT", path: ["allOrders", 0], typeName: "Soups", dishName: "Soup", name: "Litre" },
  { code: "ONLY_LEFT", path: ["allOrders", 0], dishName: "Soup", name: "Litre", left: 2 },
  { code: "PRICE_CHANGED", path: ["allOrders"], dishName: "Soup", expected: [45], received: [40] },
];

/** Every error of the server, with all that it tells beside its code. */
const errors: Readonly<Record<ErrorCode, object>> = {
  ORDER_REFUSED: { refusals },
  IDEMPOTENCY_KEY_REUSED: { order: { _id: "987654321", orderTotal: 42, week } },
  IDEMPOTENCY_KEY_INVALID: {},
  BAD_REQUEST: {},
  TOO_MANY_REQUESTS: {},
  TOO_MANY_ORDERS: { retryAfter: 300 },
  WEEK_CHANGED: { week, deadline: "2026-01-14T12:00:00.000Z" },
  ORDERS_NOT_OPEN: { week, opensAt: "2026-01-11T06:00:00.000Z" },
  TOO_MANY_CHANGES: { retryAfter: 300 },
  ORDER_UNKNOWN: {},
  ORDER_CLOSED: {},
  ORDER_ITEMS_MISSING: {},
  ORDER_CHANGED: {},
  ORDER_CANCELLED: {},
  UNAVAILABLE: {},
  OUTCOME_UNKNOWN: {},
  INTERNAL_ERROR: {},
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The lines of each HTML: most damaged answers get the same words, which are parsed once. */
const linesOfNotes = new Map<string, readonly string[]>();

/** What the form says if the server always answers so, with the kind of the outcome. */
async function said(
  answer: unknown,
  changed: typeof placedOrder | null,
  language: SiteLanguage,
  hasCartChanged = false,
) {
  const { execute } = replying(answer as ServerReply);
  const sending = sendOrder(execute, anOrder, "key-1", {
    ...neverLeft,
    changed,
    onWaiting: () => undefined,
  });
  await vi.runAllTimersAsync();
  const outcome = await sending;
  if (outcome.kind === "sent" || outcome.kind === "changed") throw new Error("it was stored");
  const nothing = () => undefined;
  const note = (
    <SendOutcomeNote
      outcome={outcome}
      changed={changed}
      opensAgain="Orders open again on Wednesday."
      hasCartChanged={hasCartChanged}
      onSendAsNew={nothing}
      onKeepEarlier={nothing}
      onLower={nothing}
      onAgreeToWeek={nothing}
    />
  );
  const html = renderIn(language, note);
  const lines = linesOfNotes.get(html) ?? linesOf(onPage(html).body);
  linesOfNotes.set(html, lines);
  return { kind: outcome.kind, lines };
}

test.each(Object.entries(errors))(
  "whatever part of an answer with %s is missing, the form comes to rest with words",
  async (code, details) => {
    const answer = coded(code, details);
    for (const damaged of [answer, ...damagedAnswers(answer)])
      for (const changed of [null, placedOrder])
        for (const language of siteLanguages) {
          const { lines } = await said(damaged, changed, language);
          expect({ damaged, first: lines[0] }).toEqual({
            damaged,
            first: expect.stringMatching(/\p{L}{2}/u),
          });
          expect({ damaged, text: lines.join(" ") }).not.toMatchObject({
            text: expect.stringMatching(/Invalid|NaN|undefined|null/u),
          });
        }
  },
);

test("without the week that is asked about a new order is in doubt; without its moment the day is named", async () => {
  for (const lost of [null, undefined, "", "2026-02-30", 7]) {
    const answer = coded("WEEK_CHANGED", { week: lost, deadline: null });
    expect({ lost, ...(await said(answer, null, "en")) }).toMatchObject({ lost, kind: "unknown" });
  }
  const { lines } = await said(coded("WEEK_CHANGED", { week, deadline: null }), null, "en");
  expect(lines[0]).toContain("Wednesday, January\u00A014.");
});

test("an order that was canceled since it was sent can only be sent as another one", async () => {
  const answer = coded("IDEMPOTENCY_KEY_REUSED", { isCancelled: true });
  expect(await said(answer, null, "en")).toEqual({
    kind: "key-reused",
    lines: [
      "An order from this cart was placed, and has been canceled since. Send this cart as another order?",
      "Send as another order",
    ],
  });
});

test("without the moment of the opening no day of it is named", async () => {
  for (const opensAt of [null, undefined, "", 7]) {
    const answer = coded("ORDERS_NOT_OPEN", { week, opensAt });
    expect({ opensAt, ...(await said(answer, null, "he")) }).toMatchObject({
      opensAt,
      kind: "unavailable",
    });
  }
});

test.each([
  [true, "הסל שונה לפי התפריט. בדקו אותו ושלחו שוב."],
  [false, "בדקו את הסל ושלחו שוב."],
])(
  "a refused order says that the cart has changed only if it has: %s",
  async (hasChanged, next) => {
    const { lines } = await said(coded("ORDER_REFUSED", { refusals }), null, "he", hasChanged);
    expect(lines).toContain(next);
  },
);

test.each([
  ["WEEK_FULL", "This week is full."],
  ["PICKUP_FULL", "Pickup is full this week."],
  ["DELIVERY_FULL", "Delivery is full this week."],
])(
  "%s says why in words, keeps the form, and only a full week says when the next one opens",
  async (code, why) => {
    const full = coded("ORDER_REFUSED", {
      refusals: [{ code, path: ["customerData", "orderType"] }],
    });
    const { lines } = await said(full, null, "en");
    expect(lines).toContain(why);
    const further = "Orders open again on Wednesday. Your cart and everything you typed stay here.";
    expect(lines.join(" ").includes(further)).toBe(code === "WEEK_FULL");
    // It is not about the cart.
    expect(lines.join(" ")).not.toContain("review your cart");
  },
);
