import { type MouseEvent, useRef, useState } from "react";
import { useMark } from "#desk/data/marks/mark-context.tsx";
import type { ShownDeskOrder } from "#desk/data/week/desk-week.ts";
import { useLanguage } from "#desk/language/language-context.tsx";
import { shownMoment } from "#desk/language/times.ts";
import { eventText } from "#desk/parts/order/event-text.ts";
import type { OrderMail, ShownEvent } from "#desk/parts/order/use-order-page.ts";
import { Button } from "#web/ui/button.tsx";
import { Row, Section } from "#web/ui/layout.tsx";
import styles from "./order-history.module.css";

interface OrderHistoryProps {
  readonly order: ShownDeskOrder;
  /** Newest first. */
  readonly history: readonly ShownEvent[];
  readonly mails: readonly OrderMail[];
}

/** A longer history shows this many of its newest events until it is unfolded. */
const mostAtFirst = 5;

/** Everything that happened to an order: what, when and on which device. What still counts can be undone on any device, any day. */
export function OrderHistory({ order, history, mails }: OrderHistoryProps) {
  const { messages } = useLanguage();
  const texts = messages.order;
  const [isWhole, setIsWhole] = useState(false);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const isFolded = !isWhole && history.length > mostAtFirst;
  const shown = isFolded ? history.slice(0, mostAtFirst) : history;
  const unfold = () => {
    // The button is about to go.
    headingRef.current?.focus({ preventScroll: true });
    setIsWhole(true);
  };
  return (
    <Section aria-labelledby="history">
      <h2 ref={headingRef} id="history" tabIndex={-1}>
        {texts.history}
      </h2>
      {history.length === 0 ? (
        <p>{texts.noHistory}</p>
      ) : (
        <ol>
          {shown.map((event) => (
            <HistoryEvent
              key={event.id}
              order={order}
              event={event}
              mails={mails.filter((mail) => mail.event === event.id)}
            />
          ))}
        </ol>
      )}
      {isFolded && (
        <Button className={styles.all} onClick={unfold}>
          {texts.wholeHistory(history.length)}
        </Button>
      )}
    </Section>
  );
}

/** A press is told by its own time too if it waited longer than this for a connection, in milliseconds. */
const longWait = 60_000;

interface HistoryEventProps {
  readonly order: ShownDeskOrder;
  readonly event: ShownEvent;
  /** Those about the event. */
  readonly mails: readonly OrderMail[];
}

function HistoryEvent({ order, event, mails }: HistoryEventProps) {
  const { language, messages } = useLanguage();
  const mark = useMark();
  const texts = messages.order;
  const { id, actionId, at, pressedAt, device, stands } = event;
  const text = eventText(event, messages, language);
  // Until the history has been read again, which gives other objects.
  const [pressed, setPressed] = useState<ShownEvent>();
  const undo = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (pressed === event) return;
    setPressed(event);
    // The button is about to go.
    currentTarget.closest("li")?.focus();
    mark(
      // The server tells only what the customer was told before.
      [{ orderNumber: order.number, action: { undo: actionId }, tellsCustomer: true }],
      texts.said.undone(order.name, text),
    );
  };
  return (
    <li tabIndex={-1} className={styles.event}>
      <p className={styles.what} id={`event-${String(id)}`}>
        {stands ? <span dir="auto">{text}</span> : <s dir="auto">{text}</s>}
        {!stands && <span className={styles.undone}>{texts.isUndone}</span>}
      </p>
      <Row as="p" gap={3} lines={0} tone="soft" size="small">
        <time dateTime={new Date(at).toISOString()}>{shownMoment(at, language)}</time>
        {at - pressedAt > longWait && (
          <span>{texts.pressedAt(shownMoment(pressedAt, language))}</span>
        )}
        <span>{device === null ? texts.noDevice : <bdi>{texts.device(device)}</bdi>}</span>
      </Row>
      {event.changes.length > 0 && (
        <ul className={styles.more}>
          {event.changes.map((change) => (
            <li key={change} dir="auto">
              {change}
            </li>
          ))}
        </ul>
      )}
      {mails.length > 0 && (
        <ul className={styles.more}>
          {mails.map((mail) => (
            <li key={mail.id}>
              {texts.mailOfEvent(texts.mailStates[mail.status])}{" "}
              <bdi dir="ltr">{mail.recipient}</bdi>
            </li>
          ))}
        </ul>
      )}
      {event.canBeUndone && (
        <Button
          look="quiet"
          id={`undo-${String(id)}`}
          aria-labelledby={`undo-${String(id)} event-${String(id)}`}
          className={styles.undo}
          aria-busy={pressed === event}
          onClick={undo}
        >
          {event.kind === "undone" ? texts.redo : messages.shell.undo}
        </Button>
      )}
    </li>
  );
}
