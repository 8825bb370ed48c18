import { Link, useSearch } from "wouter";
import { catalogueDocument, todayDocument } from "#contract/generated/desk-operations.ts";
import { useCatalogue } from "#desk/data/catalogue/use-catalogue.ts";
import { useDraft } from "#desk/data/drafts/draft-context.tsx";
import { type DeskWeek, useWeek } from "#desk/data/week/week-context.tsx";
import { editOrderTexts } from "#desk/language/edit-order-texts.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { newDraftName } from "#desk/parts/order/draft-names.ts";
import { useRenewedQuery } from "#desk/parts/order/use-renewed-query.ts";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { backClass, Page } from "#web/ui/layout.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";
import { State } from "#web/ui/state.tsx";
import type { OfferedWeek } from "./customer-fields.tsx";
import { newOrderDraft } from "./draft-of-page.ts";
import { NewOrderEditor } from "./new-order.tsx";
import { isOrderDraft } from "./order-draft.ts";
import styles from "./order-editor.module.css";
import { orderMenuOf } from "./order-menu.ts";

/** An order that the seller takes by phone, for the open week or for the one that was just closed. */
export function NewOrderPage() {
  const { language, messages } = useLanguage();
  const texts = useTexts(editOrderTexts);
  const asked = new URLSearchParams(useSearch()).get("week");
  const { client } = useGraphql();
  const [kept, keep] = useDraft(newDraftName, isOrderDraft);
  const namesIn = kept?.namesIn ?? language;
  // Asked for together with the week, and not after it.
  void client.prefetch(catalogueDocument, {});
  void client.prefetch(todayDocument, {});
  const week = useWeek();
  const known = useCatalogue();
  const today = useRenewedQuery(todayDocument, {});
  const weeks = offeredWeeks(week, today.ok ? today.data.today.openWeek : null);
  const first = weeks.find((each) => each.week === asked) ?? weeks.find(({ isOpen }) => isOpen);
  return (
    <Page width={44} className={styles.page}>
      <Link href="/orders" className={buttonClass("quiet", backClass)}>
        {texts.toOrders}
      </Link>
      <PageHeading>{messages.orders.newOrder}</PageHeading>
      {known.kind === "known" ? (
        <NewOrderEditor
          empty={newOrderDraft(namesIn, first?.week ?? week.week)}
          menu={orderMenuOf(known.catalogue, namesIn)}
          weeks={weeks}
          kept={kept}
          keep={keep}
        />
      ) : (
        <State drawing="failure" role="alert" title={texts.loadFailed}>
          <p>{texts.loadFailedHint}</p>
        </State>
      )}
    </Page>
  );
}

/** The week of the page, and the open one, the earlier first. */
function offeredWeeks(
  { week, deadline, now }: DeskWeek,
  openWeek: { readonly week: string; readonly deadline: number } | null,
): readonly OfferedWeek[] {
  const shown = { week, deadline, isOpen: now < deadline };
  if (openWeek === null || openWeek.week === week) return [shown];
  const { week: open, deadline: openUntil } = openWeek;
  return [shown, { week: open, deadline: openUntil, isOpen: true }].toSorted(
    (left, right) => left.deadline - right.deadline,
  );
}
