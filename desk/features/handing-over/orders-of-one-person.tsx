import { useState } from "react";
import type { ShownDeskOrder } from "#desk/data/week/desk-week.ts";
import { useWeek } from "#desk/data/week/week-context.tsx";
import { useMessages } from "#desk/language/language-context.tsx";
import { BalanceWords } from "#desk/parts/order/balance-words.tsx";
import {
  HandOverButtons,
  namesText,
  type PressHandOver,
  toPayTogether,
} from "#desk/parts/order/hand-over.tsx";
import { Text, Words } from "#web/ui/layout.tsx";
import { ScreenRow } from "#web/ui/screen.tsx";

/**
 * Gives what stands before the row of an order: where it is the first of a person on the list, the orders of this person that were not handed
 * over when the page opened, two at least. They stay there once they are handed over, so that the list does not move under the finger.
 */
export function useOrdersOfOnePerson(
  shown: readonly ShownDeskOrder[],
): (number: string) => readonly (readonly ShownDeskOrder[])[] {
  const { orders, ofOnePerson = [] } = useWeek();
  const [before] = useState(
    () => new Set(orders.flatMap(({ number, state }) => (state.isHandedOver ? [number] : []))),
  );
  const together = ofOnePerson
    .map((numbers) =>
      orders.filter(
        ({ number, state }) =>
          numbers.includes(number) && !before.has(number) && !state.isCancelled,
      ),
    )
    .filter(({ length }) => length > 1)
    .map((ofPerson) => ({
      ofPerson,
      first: shown.find(({ number }) => ofPerson.some((order) => order.number === number)),
    }));
  return (number) =>
    together.flatMap(({ ofPerson, first }) => (first?.number === number ? [ofPerson] : []));
}

interface OrdersOfOnePersonProps {
  readonly orders: readonly ShownDeskOrder[];
  readonly onHandOver: PressHandOver;
}

/** Several orders of one person at the door: what is owed of them together, and one press for all. */
export function OrdersOfOnePerson({ orders, onHandOver }: OrdersOfOnePersonProps) {
  const { handingOver: texts } = useMessages();
  const name = namesText(orders);
  const waiting = orders.filter(({ state }) => !state.isHandedOver);
  const asksSeller = waiting.some(({ state }) => state.due === null && state.hasBalance);
  return (
    <ScreenRow
      isDone={waiting.length === 0}
      name={
        <Text size="name">
          <bdi>{name}</bdi>
        </Text>
      }
      amount={
        asksSeller ? (
          <Words tone="error">{texts.askSeller}</Words>
        ) : (
          <BalanceWords due={toPayTogether(waiting)} received={0} />
        )
      }
      about={
        <>
          <span>{texts.together.orders(orders.length)}</span>
          {waiting.some(({ state }) => !state.isPacked) && (
            <Words tone="problem">{texts.notPacked}</Words>
          )}
        </>
      }
    >
      <HandOverButtons orders={orders} name={name} onHandOver={onHandOver} />
    </ScreenRow>
  );
}
