import type { ProblemKind } from "#contract/wire/desk-problems.ts";
import type { Language } from "#domain/language/language.ts";
import { priceText } from "#domain/money/price-text.ts";
import { orderIn } from "#domain/order/order.ts";
import type { NotifiedChange } from "#domain/order-log/notified-change.ts";
import type { PushKind } from "#domain/order-log/push-kind.ts";
import type { StoredOrder } from "#server/store/orders/stored-order.ts";
import { pushMessagesEn } from "./messages-en.ts";
import { pushMessagesHe } from "./messages-he.ts";

/** What a push message says, as the desk's service worker reads it. */
export interface PushText {
  readonly title: string;
  readonly body: string;
  readonly language: Language;
  /** The page of the desk that it opens. */
  readonly path: string;
  /** A later message with the same tag takes its place on the screen, and alerts again. */
  readonly tag: string;
}

export interface PushMessage {
  readonly kind: PushKind;
  readonly textIn: (language: Language) => PushText;
}

const messages = { he: pushMessagesHe, en: pushMessagesEn };

/** The text about a new order, or about what its customer did to it: amount and place, and no name, because a locked phone shows it. */
export function orderPush(
  { number, order }: Pick<StoredOrder, "number" | "order">,
  change: NotifiedChange["kind"] | undefined,
): PushMessage {
  return {
    kind: change === undefined ? "new_order" : "changed_order",
    textIn: (language) => {
      const texts = messages[language];
      const { customerData, orderTotal } = orderIn(order, language);
      return {
        title: texts[change ?? "seller"](priceText(orderTotal)),
        body: texts[customerData.orderType](customerData.city),
        language,
        path: `/desk/orders/${number}`,
        tag: `order-${number}`,
      };
    },
  };
}

/** Tells that something has gone wrong, which Today says in full. Problems that begin at another time are another message. */
export function problemPush(begun: readonly ProblemKind[]): PushMessage {
  return {
    kind: "problem",
    textIn: (language) => {
      const { problem: title, open: body } = messages[language];
      return { title, body, language, path: "/desk", tag: ["problem", ...begun].join("-") };
    },
  };
}
