import { type SyntheticEvent, useState } from "react";
import {
  type FindCustomersQuery,
  findCustomersDocument,
  type ReadCustomerQuery,
  readCustomerDocument,
} from "#contract/generated/desk-operations.ts";
import { customersTexts } from "#desk/language/customers-texts.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { shownMoment } from "#desk/language/times.ts";
import { SearchField } from "#desk/parts/order/search-field.tsx";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { Hint, ListRow, Page, Row, Stack, Text } from "#web/ui/layout.tsx";
import { ScreenBar } from "#web/ui/screen.tsx";
import { CustomerView } from "./customer-view.tsx";
import styles from "./customers-page.module.css";

type Found = FindCustomersQuery["customers"];
export type ShownCustomer = NonNullable<ReadCustomerQuery["customer"]>;

/** Finds a customer, and shows everything that is stored of them. Answers are kept as long as the page is open, and not longer. */
export function CustomersPage() {
  const { language } = useLanguage();
  const texts = useTexts(customersTexts);
  const { execute } = useGraphql();
  const [typed, setTyped] = useState("");
  const [found, setFound] = useState<Found | null>(null);
  const [shown, setShown] = useState<ShownCustomer | null>(null);
  const [said, setSaid] = useState("");
  const [isBusy, setIsBusy] = useState(false);

  const run = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setIsBusy(true);
    setSaid("");
    try {
      await work();
    } catch (error) {
      console.error("a customer could not be read", error);
      setSaid(texts.failed);
    }
    setIsBusy(false);
  };
  const find = (event: SyntheticEvent) => {
    event.preventDefault();
    if (typed.trim().length < 2) {
      setSaid(texts.tooShort);
      return;
    }
    void run(async () => {
      const { data, errors } = await execute(findCustomersDocument, { search: typed });
      if (data == null || errors !== undefined) throw new Error("refused", { cause: errors });
      setFound(data.customers);
      setSaid(data.customers.length === 0 ? texts.nobody : texts.found(data.customers.length));
    });
  };
  const show = (phoneNumber: string) =>
    run(async () => {
      const { data, errors } = await execute(readCustomerDocument, { phoneNumber, language });
      if (data == null || errors !== undefined) throw new Error("refused", { cause: errors });
      if (data.customer === null) setSaid(texts.nobody);
      setShown(data.customer);
    });
  const close = () => {
    setShown(null);
    setFound(null);
    setSaid("");
    setTyped("");
  };

  if (shown !== null)
    return (
      <Page width={44} gap={4}>
        <CustomerView key={shown.phoneNumber} customer={shown} onClose={close} />
      </Page>
    );
  return (
    <Page width={44}>
      <ScreenBar title={texts.title} />
      <Text tone="soft">{texts.intro}</Text>
      <Stack as="form" gap={2} onSubmit={find}>
        <SearchField label={texts.search} value={typed} onSearch={setTyped} found={said} />
        <Row>
          <Button look="main" type="submit" aria-busy={isBusy}>
            {texts.find}
          </Button>
        </Row>
      </Stack>
      {found !== null && found.length > 0 && (
        <Stack as="ul">
          {found.map(({ phoneNumber, name, email, newestAt }) => (
            <ListRow key={phoneNumber} gap={1}>
              <Button className={styles.customer} onClick={() => void show(phoneNumber)}>
                <bdi>{name}</bdi>
                <bdi dir="ltr">{phoneNumber}</bdi>
              </Button>
              <Hint>
                {email !== "" && (
                  <>
                    <bdi dir="ltr">{email}</bdi>
                    {" · "}
                  </>
                )}
                {texts.orderedAt} {shownMoment(newestAt, language)}
              </Hint>
            </ListRow>
          ))}
        </Stack>
      )}
    </Page>
  );
}
