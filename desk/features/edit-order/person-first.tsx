import { useEffect, useRef, useState } from "react";
import { useCalls } from "#desk/data/calls/call-context.tsx";
import { editOrderTexts } from "#desk/language/edit-order-texts.ts";
import { useTexts } from "#desk/language/language-context.tsx";
import { PeopleSearch } from "#desk/parts/order/people-search.tsx";
import type { OrderPageAnswer } from "#desk/parts/order/use-order-page.ts";
import { cartOfOrder } from "#domain/cart/cart-of-order.ts";
import { changeTexts } from "#domain/cart/change-texts.ts";
import { resolveCart } from "#domain/cart/resolve-cart.ts";
import { asEntered } from "#domain/order/seller-change.ts";
import { Button } from "#web/ui/button.tsx";
import { Note, Row, Said, Stack, Text } from "#web/ui/layout.tsx";
import { Bullets } from "#web/ui/screen.tsx";
import { type DraftDish, draftOfPage, type OrderDraft } from "./order-draft.ts";
import { findMenuDish, isSameDish, type OrderMenu } from "./order-menu.ts";
import { dishAsOrdered } from "./price-draft.ts";

interface PersonFirstProps {
  /** Of a new order. */
  readonly draft: OrderDraft;
  readonly menu: OrderMenu;
  readonly onChange: (draft: OrderDraft) => void;
}

/** An order by phone begins with the customer: one who ordered before is found, which fills in the form and offers the same as last time. */
export function PersonFirst({ draft, menu, onChange }: PersonFirstProps) {
  const texts = useTexts(editOrderTexts);
  const { client } = useCalls();
  const [search, setSearch] = useState("");
  const [isFailed, setIsFailed] = useState(false);
  const [last, setLast] = useState<OrderPageAnswer | null>(null);
  // What is typed while the order is read stays; null once the editor is left, so that a draft that was sent does not come back.
  const newest = useRef<OrderDraft | null>(null);
  useEffect(() => {
    newest.current = draft;
    return () => {
      newest.current = null;
    };
  }, [draft]);

  const choose = async (number: string) => {
    const answer = await client.reload("order", { number, language: draft.namesIn });
    const page = answer.ok ? answer.data : null;
    setIsFailed(page === null);
    const now = newest.current;
    if (page === null || now?.customer == null || now.sending !== null) return;
    const { name, phoneNumber, email, language } = page.order;
    const of = { name, phoneNumber: phoneNumber ?? "", email: email ?? "", language };
    const { orderType, place, address } = draftOfPage(page, now.namesIn);
    setSearch("");
    setLast(page);
    onChange({ ...now, customer: { ...now.customer, ...of }, orderType, place, address });
  };
  return (
    <Stack gap={2}>
      {/* Above the search, because where the person was pressed the page takes no press for two seconds. */}
      {last !== null && last.order.phoneNumber === draft.customer?.phoneNumber && (
        <SameAsLastTime key={last.order.number} {...{ last, draft, menu, onChange }} />
      )}
      <PeopleSearch
        label={texts.person}
        search={search}
        onSearch={setSearch}
        onChoose={({ number }) => void choose(number)}
      />
      <Said>{isFailed ? texts.lastFailed : ""}</Said>
    </Stack>
  );
}

interface SameAsLastTimeProps extends PersonFirstProps {
  readonly last: OrderPageAnswer;
}

/** Puts the dishes of somebody's last order into the new one, and says line by line what is otherwise today. It gets the focus when it appears. */
function SameAsLastTime({ last, draft, menu, onChange }: SameAsLastTimeProps) {
  const texts = useTexts(editOrderTexts);
  const [lines, setLines] = useState<readonly string[] | null>(null);
  const press = () => {
    const again = withSameAgain(draft, last, menu);
    const soldOut = again.soldOut.map((each) =>
      texts.again.soldOut(each.dishName, each.selectionName),
    );
    setLines([...changeTexts(again.changes, texts.again), ...new Set(soldOut)]);
    onChange(again.draft);
  };
  if (lines === null)
    return (
      <Row gap={3} align="center">
        <Text as="bdi" weight={600}>
          {last.order.name}
        </Text>
        <Button ref={focusOn} look="main" onClick={press}>
          {texts.sameAgain}
        </Button>
      </Row>
    );
  return (
    <Note ref={focusOn} tabIndex={-1} role="status">
      <Text weight={600}>{texts.asLastTime}</Text>
      <Bullets lines={lines} />
    </Note>
  );
}

function focusOn(element: HTMLElement | null): void {
  element?.focus();
}

/**
 * The draft with the dishes of an earlier order, in the language of its names, as today's menu has them. A dish that is in the draft
 * already stays as it is. `changes` is what is otherwise today, and `soldOut` what she has marked as sold out and may still order.
 */
export function withSameAgain(
  draft: OrderDraft,
  page: Pick<OrderPageAnswer, "dishes" | "order">,
  menu: OrderMenu,
) {
  const groups = page.dishes.map((dish) => ({
    name: dish.typeName,
    dishes: [dishAsOrdered(page, dish)],
  }));
  const { cart, changes } = resolveCart(cartOfOrder(groups), menu.offered);
  const again = cart.flatMap(({ name: typeName, dishes }) =>
    dishes.map((dish): DraftDish => ({ ...asEntered(typeName, dish), isRemoved: false })),
  );
  const added = again.filter((dish) => !draft.dishes.some((each) => isSameDish(each, dish)));
  return {
    draft: { ...draft, dishes: [...draft.dishes, ...added] },
    changes,
    soldOut: again.flatMap((dish) => {
      const onMenu = findMenuDish(menu, dish);
      return (onMenu?.selections ?? []).flatMap(({ name: selectionName, isSoldOut }) =>
        (onMenu?.isSoldOut ?? isSoldOut) === true &&
        dish.selections.some(({ name }) => name === selectionName)
          ? [{ dishName: dish.dishName, selectionName }]
          : [],
      );
    }),
  };
}
