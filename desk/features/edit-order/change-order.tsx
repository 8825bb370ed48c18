import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import {
  type ChangeOrderMutation,
  changeOrderDocument,
  type OrderPageFieldsFragment,
  orderPageDocument,
} from "#contract/generated/desk-operations.ts";
import type { StoredDraft } from "#desk/data/drafts/draft-context.tsx";
import { useQueue } from "#desk/data/marks/mark-context.tsx";
import { useLiveState, useRefreshWeeks } from "#desk/data/week/week-context.tsx";
import { editOrderTexts } from "#desk/language/edit-order-texts.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import type { Language } from "#domain/language/language.ts";
import { agorot } from "#domain/money/agorot.ts";
import { isolatedPriceText } from "#domain/money/price-text.ts";
import { dateText } from "#domain/schedule/date-text.ts";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import { Row } from "#web/ui/layout.tsx";
import { changeInput, isChanged } from "./draft-input.ts";
import { draftOfPage } from "./draft-of-page.ts";
import { problemsOf, problemsOfRefusals } from "./draft-problem.ts";
import type { OrderDraft } from "./order-draft.ts";
import styles from "./order-editor.module.css";
import { OrderEditor } from "./order-editor.tsx";
import type { OrderMenu } from "./order-menu.ts";
import { OutdatedOrder } from "./outdated-order.tsx";
import { dishAtOldPrice, orderedBefore } from "./price-draft.ts";
import { useEditedDraft, useSending } from "./use-sending.ts";
import { verdictOfChange } from "./verdict-of.ts";

interface ChangeOrderProps {
  readonly page: OrderPageFieldsFragment;
  readonly menu: OrderMenu;
  readonly namesIn: Language;
  readonly kept: StoredDraft<OrderDraft>[0];
  readonly keep: StoredDraft<OrderDraft>[1];
}

/** The editor of an order with its draft. A newer order is shown beside the draft, which keeps what it was made from until she decides. */
export function ChangeOrder({ page, menu, namesIn, kept, keep }: ChangeOrderProps) {
  const { language, messages } = useLanguage();
  const texts = useTexts(editOrderTexts);
  const { client, execute } = useGraphql();
  const { sent } = useQueue();
  const refreshWeeks = useRefreshWeeks();
  const [, navigate] = useLocation();
  const [told, setTold] = useState(0);
  const { order } = page;
  const { number } = order;
  const newest = draftOfPage(page, namesIn);
  const edited = useEditedDraft(newest, [kept, keep]);
  const { draft, setProblems, startOver } = edited;
  // The newer revision may be the draft itself, as long as it is in doubt whether it was stored.
  const isOutdated = draft.sending === null && draft.basedOn < order.state.revision;

  // Another device or the customer changed it: she learns it while she writes, and not when she saves.
  const { revision } = useLiveState(order.state);
  useEffect(() => {
    if (revision > order.state.revision)
      void client.reload(orderPageDocument, { number, language: namesIn });
  }, [client, namesIn, number, order.state.revision, revision]);

  const judge = (data: ChangeOrderMutation) => {
    const verdict = verdictOfChange(data);
    if (verdict === "in-doubt") return verdict;
    const { outcome, page: now, refusals } = data.changeOrder;
    if (now != null) client.keep(orderPageDocument, { number, language: namesIn }, { order: now });
    setProblems(problemsOfRefusals(refusals, draft));
    if (outcome === "outdated") setTold((times) => times + 1);
    return verdict;
  };
  const sending = useSending({
    draft,
    keep,
    send: (sentDraft, action) =>
      execute(changeOrderDocument, { change: changeInput(sentDraft, number, action) }),
    judge,
    onStored: async ({ changeOrder: { page: now } }, { actionId }, isShown) => {
      const total = isolatedPriceText(agorot(now?.orderTotal ?? 0));
      const said = texts.saidChanged(order.name, total);
      const { tellsCustomer } = draft;
      sent(
        [{ actionId, orderNumber: number, week: null, tellsCustomer, action: { changed: true } }],
        tellsCustomer ? messages.order.said.withMail(said) : said,
      );
      await refreshWeeks();
      if (isShown()) navigate(`/orders/${number}`);
    },
  });
  const change = (changed: OrderDraft) =>
    void keep(JSON.stringify(changed) === JSON.stringify(newest) ? undefined : changed);
  const send = () => {
    if (draft.sending !== null) {
      sending.send();
      return;
    }
    if (isOutdated) {
      setTold((times) => times + 1);
      return;
    }
    const found = problemsOf(
      draft,
      menu,
      (dish) => dishAtOldPrice(dish, orderedBefore(page, dish)) !== undefined,
    );
    setProblems(found);
    if (found.length === 0) sending.send();
  };

  return (
    <>
      <Row as="p" gap={4} lines={0} className={styles.about}>
        <bdi lang={order.language}>{order.name}</bdi>
        <span>{texts.ofOrder(number, dateText(order.state.week, language))}</span>
      </Row>
      {/* The editor keeps its place when the newer order appears, and with it the focus. */}
      <div className={isOutdated ? styles.beside : undefined}>
        {isOutdated && (
          <OutdatedOrder
            page={page}
            told={told}
            onKeepMine={() => void keep({ ...draft, basedOn: order.state.revision })}
            onTakeNewest={startOver}
          />
        )}
        <OrderEditor
          draft={draft}
          page={page}
          menu={menu}
          weeks={[]}
          problems={edited.problems}
          isChanged={isChanged(draft, newest)}
          sending={{ ...sending, send }}
          onChange={change}
          onStartOver={edited.isResumed ? startOver : undefined}
        />
      </div>
    </>
  );
}
