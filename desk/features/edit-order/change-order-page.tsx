import { Link, useParams } from "wouter";
import { catalogueDocument, orderPageDocument } from "#contract/generated/desk-operations.ts";
import { useCatalogue } from "#desk/data/catalogue/use-catalogue.ts";
import { useDraft } from "#desk/data/drafts/draft-context.tsx";
import { editOrderTexts } from "#desk/language/edit-order-texts.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { changeDraftName } from "#desk/parts/order/draft-names.ts";
import { useRenewedQuery } from "#desk/parts/order/use-renewed-query.ts";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { backClass, Page } from "#web/ui/layout.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";
import { State } from "#web/ui/state.tsx";
import { ChangeOrder } from "./change-order.tsx";
import { isOrderDraft } from "./order-draft.ts";
import styles from "./order-editor.module.css";
import { orderMenuOf } from "./order-menu.ts";

/** Changes an order. Names stay in the language in which the change was begun, so that they are those of the draft. */
export function ChangeOrderPage() {
  const { number } = useParams<{ readonly number: string }>();
  const { language, messages } = useLanguage();
  const texts = useTexts(editOrderTexts);
  const { client } = useGraphql();
  const [kept, keep] = useDraft(changeDraftName(number), isOrderDraft);
  const namesIn = kept?.namesIn ?? language;
  // Asked for together with the order, and not after it.
  void client.prefetch(catalogueDocument, {});
  const answer = useRenewedQuery(orderPageDocument, { number, language: namesIn });
  const known = useCatalogue();
  const page = answer.ok ? answer.data.order : null;
  return (
    <Page width={44} className={styles.page}>
      <Link href={`/orders/${number}`} className={buttonClass("quiet", backClass)}>
        {texts.toOrder}
      </Link>
      <PageHeading>{messages.order.change}</PageHeading>
      {page !== null && known.kind === "known" ? (
        <ChangeOrder
          key={number}
          page={page}
          menu={orderMenuOf(known.catalogue, namesIn)}
          namesIn={namesIn}
          kept={kept}
          keep={keep}
        />
      ) : (
        <State
          drawing="failure"
          role="alert"
          title={answer.ok && page === null ? texts.unknownOrder : texts.loadFailed}
        >
          {!(answer.ok && page === null) && <p>{texts.loadFailedHint}</p>}
        </State>
      )}
    </Page>
  );
}
