import { useState } from "react";
import { useMe } from "#desk/data/session/session-context.tsx";
import { customersTexts } from "#desk/language/customers-texts.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { shownMoment } from "#desk/language/times.ts";
import { BackToList } from "#desk/parts/page/back-to-list.tsx";
import { Button } from "#web/ui/button.tsx";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { saveFile } from "#web/ui/save-file.ts";
import { barBackClass, ScreenBar } from "#web/ui/screen.tsx";
import styles from "./customers-page.module.css";
import { EraseCustomer, type ErasedAnswer, ErasedNote } from "./erase-customer.tsx";
import { OrderOnRecord, SubscriptionOnRecord } from "./order-on-record.tsx";
import type { ShownCustomer } from "./shown-customer.ts";

interface CustomerViewProps {
  /** Of any order of the customer. */
  readonly number: string;
  readonly customer: ShownCustomer;
  readonly onClose: () => void;
}

/** Everything that is stored of a customer: to print, to download, and to erase. */
export function CustomerView({ number, customer, onClose }: CustomerViewProps) {
  const { language, messages } = useLanguage();
  const { shopNames } = useMe();
  const texts = useTexts(customersTexts);
  const [readAt] = useState(() => Date.now());
  const [erased, setErased] = useState<ErasedAnswer | null>(null);
  const { orders, subscriptions } = customer;
  const { name = "", phoneNumber } = orders.at(-1)?.order ?? {};
  // What was erased is not shown any longer.
  if (erased !== null)
    return (
      <>
        <ScreenBar title={texts.record} back={<BackToList href="/customers" label={texts.all} />} />
        <ErasedNote {...erased} />
      </>
    );
  const download = () => {
    const content = JSON.stringify({ orders, subscriptions }, null, 2);
    saveFile(texts.file(phoneNumber ?? ""), content, "application/json");
  };
  return (
    <>
      <ScreenBar
        title={name}
        back={
          <button
            type="button"
            className={barBackClass}
            aria-label={texts.toPerson}
            onClick={onClose}
          />
        }
      />
      <Text tone="soft">
        {texts.heading(shopNames[language])} · {texts.asOf(shownMoment(readAt, language))} ·{" "}
        {texts.ordersOf(orders.length)}
      </Text>
      <Row className={styles.screen}>
        <Button onClick={() => window.print()}>{messages.shell.print}</Button>
        <Button onClick={download}>{texts.download}</Button>
      </Row>
      <div className={styles.screen}>
        <EraseCustomer number={number} customer={customer} name={name} onErased={setErased} />
      </div>
      <Stack as="ul" gap={4}>
        {orders.map((page) => (
          <OrderOnRecord key={page.order.number} page={page} />
        ))}
        {subscriptions.map((subscription) => (
          <SubscriptionOnRecord key={subscription.email} subscription={subscription} />
        ))}
      </Stack>
    </>
  );
}
