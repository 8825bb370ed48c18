import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { useParams } from "wouter";
import { useCalls } from "#desk/data/calls/call-context.tsx";
import { useRenewedCall } from "#desk/data/connection/use-renewed-call.ts";
import { useMark, useQueueState } from "#desk/data/marks/mark-context.tsx";
import { useConfirmed } from "#desk/data/session/use-confirmed.ts";
import { useLiveOrders } from "#desk/data/week/week-context.tsx";
import { customersTexts } from "#desk/language/customers-texts.ts";
import { useLanguage, useMessages, useTexts } from "#desk/language/language-context.tsx";
import { BalanceWords } from "#desk/parts/order/balance-words.tsx";
import { CustomerContactLinks } from "#desk/parts/order/contact-links.tsx";
import { UnreadableOrders } from "#desk/parts/order/order-notes.tsx";
import { OrderRows } from "#desk/parts/order/order-rows.tsx";
import { WayChoice } from "#desk/parts/order/way-choice.tsx";
import { BackToList } from "#desk/parts/page/back-to-list.tsx";
import { FailedPage } from "#desk/parts/page/failed.tsx";
import { Older } from "#desk/parts/page/older.tsx";
import { type NoteReader, noteReaders, type PaymentWay } from "#domain/order-log/desk-event.ts";
import { favouriteDishes, tellingOrder } from "#domain/order-log/people.ts";
import { sumOrders } from "#domain/order-log/sum-orders.ts";
import { dateInJerusalem, dateText } from "#domain/schedule/date-text.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Page, Row, Said, Section } from "#web/ui/layout.tsx";
import { NamedButton } from "#web/ui/named-button.tsx";
import { Bullets, ScreenBar } from "#web/ui/screen.tsx";
import { CustomerView } from "./customer-view.tsx";
import styles from "./customers-page.module.css";
import type { ShownCustomer, ShownPerson } from "./shown-customer.ts";
import { WhoSection } from "./who-section.tsx";

/** A person: what is owed, what lasts, the dishes and orders of all weeks, and who it is. */
export function PersonPage() {
  const { number } = useParams<{ readonly number: string }>();
  const { language, messages } = useLanguage();
  const texts = useTexts(customersTexts);
  const { client, call } = useCalls();
  const [record, setRecord] = useState<ShownCustomer | null>(null);
  const { isBusy, problem, run } = useConfirmed();
  const asked = { number, language };
  const answer = useRenewedCall("person", asked);
  // A mark may be a note, or decide who it is: then other orders are of the person.
  const isSent = useQueueState().waiting.length === 0;
  const wasSent = useRef(isSent);
  useEffect(() => {
    if (isSent && !wasSent.current) void client.reload("person", { number, language });
    wasSent.current = isSent;
  }, [client, number, language, isSent]);
  const person = answer.ok ? answer.data : undefined;
  // It is kept as long as it is shown, and not longer.
  const openRecord = () => run(() => call("customer", asked), setRecord);
  if (record !== null)
    return (
      <Page isText gap={4}>
        <CustomerView number={number} customer={record} onClose={() => setRecord(null)} />
      </Page>
    );
  if (person == null)
    return (
      <FailedPage
        title={messages.shell.customers}
        said={answer.ok ? texts.found(0) : texts.failed}
        call={["person", asked]}
      />
    );
  return (
    <Page isText gap={2}>
      <Person person={person} />
      <Section align="start">
        <Button aria-busy={isBusy} onClick={() => void openRecord()}>
          {texts.record}
        </Button>
        <Said>{problem === null ? "" : texts.failed}</Said>
      </Section>
    </Page>
  );
}

/** How many favorite dishes are named, and how many orders until the older ones are asked for. */
const [mostFavourites, mostAtFirst] = [5, 5];

function Person({ person }: { readonly person: ShownPerson }) {
  const { language, messages } = useLanguage();
  const texts = useTexts(customersTexts);
  const [way, setWay] = useState<PaymentWay>("app");
  const orders = useLiveOrders(person.orders);
  const telling = tellingOrder(orders.toReversed(), ({ state }) => state.isCancelled);
  // As the server gave it: what is written about a person waits for the next answer.
  const newest = person.orders.find(({ number }) => number === telling?.number);
  if (newest === undefined) return null;
  const { due, received, toPay, toGiveBack } = sumOrders(orders);
  const rows = { label: messages.orders.title, way, ofPerson: newest.name };
  const favourites = favouriteDishes(orders).slice(0, mostFavourites);
  return (
    <>
      <ScreenBar
        title={newest.name}
        lang={newest.language}
        back={<BackToList href="/customers" label={texts.all} />}
      />
      <Row as="p" gap={3} lines={0}>
        <span>{texts.ordersOf(orders.length)}</span>
        <span>{texts.lastOrder(dateText(dateInJerusalem(newest.receivedAt), language))}</span>
        <BalanceWords due={toPay} received={0} />
        <BalanceWords due={0} received={toGiveBack} />
        {toPay + toGiveBack === 0 && <BalanceWords due={due} received={received} />}
      </Row>
      <CustomerContactLinks order={telling ?? newest} />
      <Section gap={2} title={texts.lasting}>
        {noteReaders.map((reader) => (
          <LastingNote key={reader} reader={reader} order={newest} />
        ))}
      </Section>
      <Section gap={2} aria-labelledby="orders">
        <Row align="center" isSpread>
          <h2 id="orders">{messages.orders.title}</h2>
          <WayChoice way={way} onChoose={setWay} />
        </Row>
        <UnreadableOrders unreadable={person.unreadable} />
        <OrderRows {...rows} orders={orders.slice(0, mostAtFirst)} />
        {orders.length > mostAtFirst && (
          <Older text={messages.orders.older}>
            <OrderRows {...rows} orders={orders.slice(mostAtFirst)} />
          </Older>
        )}
      </Section>
      {favourites.length > 0 && (
        <Section gap={1} title={texts.favourites}>
          <Bullets lines={favourites.map(([dish, count]) => texts.favourite(dish, count))} />
        </Section>
      )}
      <WhoSection {...person} />
    </>
  );
}

/** A note stands on slips and labels. One of people who were joined may be longer. */
const longestNote = 200;

interface LastingNoteProps {
  /** The order that has the person's details, as the server gave it last. The note is written on it. */
  readonly order: ShownPerson["orders"][number];
  readonly reader: NoteReader;
}

/** What lasts about a person for one reader, in a field of its own. */
function LastingNote({ order, reader }: LastingNoteProps) {
  const { shell } = useMessages();
  const texts = useTexts(customersTexts);
  const mark = useMark();
  const [typed, setTyped] = useState<string | null>(null);
  // Until the server is asked again, which gives another object: by then it is stored, taken back or refused.
  const [sent, setSent] = useState<{ readonly on: typeof order; readonly text: string }>();
  const note = sent?.on === order ? sent.text : (order[`${reader}Note`] ?? "");
  const text = (typed ?? note).trim().replaceAll(/\s+/gu, " ");
  const save = (event: SyntheticEvent<HTMLElement>) => {
    event.preventDefault();
    if (text === note) return;
    setSent({ on: order, text });
    setTyped(null);
    // The button is about to go.
    event.currentTarget.querySelector("textarea")?.focus();
    mark(
      [{ orderNumber: order.number, action: { lastingNote: { reader, text } } }],
      texts.saidNote(order.name),
    );
  };
  return (
    <Row
      as="form"
      align="end"
      className={styles.note}
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key === "Enter") save(event);
      }}
    >
      <TextField
        label={texts.noteFor[reader]}
        rows={1}
        dir="auto"
        maxLength={Math.max(longestNote, note.length)}
        value={typed ?? note}
        onType={setTyped}
      />
      {text !== note && (
        <NamedButton type="submit" text={shell.save} name={texts.noteFor[reader]} />
      )}
    </Row>
  );
}
