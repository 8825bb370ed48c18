import { expect, test } from "vitest";
import { languages } from "#domain/language/language.ts";
import { paymentWays } from "#domain/order-log/desk-event.ts";
import { messagesIn } from "./messages.ts";

test.each(languages)("a button and a state never have the same words: %s", (language) => {
  const { handingOver, kitchen, money, order, orders, packing } = messagesIn(language);
  const pressed = [
    packing.packed,
    packing.notPacked,
    handingOver.handedOver,
    handingOver.notHandedOver,
    kitchen.allDone,
    order.receive,
    order.giveBack,
    ...paymentWays.flatMap((way) => [money.received(way), money.gaveBack(way)]),
  ];
  const isSo = new Set<string>([
    orders.packed,
    orders.handedOver,
    handingOver.notPacked,
    kitchen.isDone,
    money.paid,
    money.notPaid,
    order.received,
  ]);
  expect(pressed.filter((text) => isSo.has(text))).toEqual([]);
});
