import { useLocation } from "wouter";
import {
  orderPageDocument,
  type PlaceOrderMutation,
  placeOrderDocument,
} from "#contract/generated/desk-operations.ts";
import type { StoredDraft } from "#desk/data/drafts/draft-context.tsx";
import { useQueue } from "#desk/data/marks/mark-context.tsx";
import { useRefreshWeeks } from "#desk/data/week/week-context.tsx";
import { editOrderTexts } from "#desk/language/edit-order-texts.ts";
import { useTexts } from "#desk/language/language-context.tsx";
import { agorot } from "#domain/money/agorot.ts";
import { isolatedPriceText } from "#domain/money/price-text.ts";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import type { OfferedWeek } from "./customer-fields.tsx";
import { newOrderInput } from "./draft-input.ts";
import { problemsOf, problemsOfRefusals } from "./draft-problem.ts";
import type { OrderDraft } from "./order-draft.ts";
import { OrderEditor } from "./order-editor.tsx";
import type { OrderMenu } from "./order-menu.ts";
import { useEditedDraft, useSending } from "./use-sending.ts";
import { verdictOfNew } from "./verdict-of.ts";

interface NewOrderProps {
  readonly empty: OrderDraft;
  readonly menu: OrderMenu;
  readonly weeks: readonly OfferedWeek[];
  readonly kept: StoredDraft<OrderDraft>[0];
  readonly keep: StoredDraft<OrderDraft>[1];
}

/** The editor of a new order with its draft. */
export function NewOrderEditor({ empty, menu, weeks, kept, keep }: NewOrderProps) {
  const texts = useTexts(editOrderTexts);
  const { client, execute } = useGraphql();
  const { sent } = useQueue();
  const refreshWeeks = useRefreshWeeks();
  const [, navigate] = useLocation();
  const edited = useEditedDraft(empty, [kept, keep]);
  const { draft, setProblems, startOver } = edited;

  const judge = (data: PlaceOrderMutation) => {
    const verdict = verdictOfNew(data);
    if (verdict !== "in-doubt") setProblems(problemsOfRefusals(data.placeOrder.refusals, draft));
    return verdict;
  };
  const sending = useSending({
    draft,
    keep,
    send: (sentDraft, action) =>
      execute(placeOrderDocument, { order: newOrderInput(sentDraft, action) }),
    judge,
    onStored: async ({ placeOrder: { number, page } }, _action, isShown) => {
      if (number === null || page === null) return;
      const { order, orderTotal } = page;
      client.keep(orderPageDocument, { number, language: draft.namesIn }, { order: page });
      // What takes it back is to cancel it, which the page of the order offers.
      sent([], texts.saidPlaced(order.name, isolatedPriceText(agorot(orderTotal))));
      await refreshWeeks();
      if (isShown()) navigate(`/orders/${number}?week=${order.state.week}`);
    },
  });
  const send = () => {
    const found = draft.sending === null ? problemsOf(draft, menu, () => false) : [];
    setProblems(found);
    if (found.length === 0) sending.send();
  };
  return (
    <OrderEditor
      draft={draft}
      page={null}
      menu={menu}
      weeks={weeks}
      problems={edited.problems}
      isChanged
      sending={{ ...sending, send }}
      onChange={(changed) => void keep(changed)}
      onStartOver={edited.isResumed ? startOver : undefined}
    />
  );
}
