import { Suspense, useState } from "react";
import { useRenewedCall } from "#desk/data/connection/use-renewed-call.ts";
import { useDraft } from "#desk/data/drafts/draft-context.tsx";
import { useMark } from "#desk/data/marks/mark-context.tsx";
import type { MarkAction } from "#desk/data/marks/mark-request.ts";
import type { ShownDeskOrder } from "#desk/data/week/desk-week.ts";
import { useLanguage, useMessages } from "#desk/language/language-context.tsx";
import { changeDraftName } from "#desk/parts/order/change-draft-name.ts";
import { TellsCustomer } from "#desk/parts/order/tells-customer.tsx";
import { May } from "#desk/parts/rights/may.tsx";
import { PageLink } from "#desk/parts/rights/page-link.tsx";
import { dateText } from "#domain/schedule/date-text.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Note, Row, Stack } from "#web/ui/layout.tsx";
import { OptionSelect } from "#web/ui/select-field.tsx";
import styles from "./order-view.module.css";

/** What changes the order itself: its content, whether it stands, and its week. The customer gets an email, unless it is switched off. */
export function OrderRevisionList({ order }: { readonly order: ShownDeskOrder }) {
  const { order: texts, shell } = useMessages();
  const mark = useMark();
  const [tells, setTells] = useState(true);
  const [isMoving, setIsMoving] = useState(false);
  const tellsCustomer = tells && order.email !== null && order.email !== "";
  const { number, name, state } = order;
  const set = (action: MarkAction, said: string) =>
    mark(
      [{ orderNumber: number, action, tellsCustomer }],
      tellsCustomer ? texts.said.withMail(said) : said,
    );
  return (
    <Stack as="section" aria-label={texts.changes} gap={2}>
      <May mark="cancelled">
        <TellsCustomer customer={order} tells={tells} onChoose={setTells} />
      </May>
      <Row>
        <PageLink href={`/orders/${number}/change`} className={buttonClass("plain")}>
          {texts.change}
        </PageLink>
        <May mark="moved">
          <Button aria-expanded={isMoving} onClick={() => setIsMoving(!isMoving)}>
            {texts.move}
          </Button>
        </May>
        <May mark="cancelled">
          <Button
            onClick={() =>
              set(
                { cancelled: !state.isCancelled },
                (state.isCancelled ? texts.said.restored : texts.said.cancelled)(name),
              )
            }
          >
            {state.isCancelled ? texts.restore : texts.cancel}
          </Button>
        </May>
      </Row>
      {isMoving && (
        <Suspense fallback={<p role="status">{shell.loading}</p>}>
          <MoveChoice
            week={state.week}
            onMove={(week, date) => {
              setIsMoving(false);
              set({ moved: week }, texts.said.moved(name, date));
            }}
          />
        </Suspense>
      )}
      <Suspense fallback={null}>
        <DraftNote number={number} />
      </Suspense>
    </Stack>
  );
}

/** Says that a change of the order was begun on this device and is not stored. Suspends until the device has read it. */
function DraftNote({ number }: { readonly number: string }) {
  const { order: texts } = useMessages();
  const [draft] = useDraft(changeDraftName(number), isThere);
  if (draft === undefined) return null;
  return (
    <Note as="p">
      {texts.draft} <PageLink href={`/orders/${number}/change`}>{texts.goOn}</PageLink>
    </Note>
  );
}

function isThere(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

interface MoveChoiceProps {
  /** The week that the order is in. */
  readonly week: string;
  /** `date` is the week in words. */
  readonly onMove: (week: string, date: string) => void;
}

/** Moves an order to one of the coming weeks, or to the one that is worked on now. Weeks in which nothing is cooked are not offered. */
function MoveChoice({ week, onMove }: MoveChoiceProps) {
  const { language, messages } = useLanguage();
  const texts = messages.order;
  const answer = useRenewedCall("weeksToMove", {});
  const weeks = answer.ok ? answer.data.filter((each) => each !== week) : [];
  const [chosen, setChosen] = useState(weeks.find((each) => each > week) ?? weeks[0]);
  if (chosen === undefined) return <p role="alert">{texts.noWeeks}</p>;
  return (
    <Row>
      <OptionSelect
        aria-label={texts.moveTo}
        className={styles.select}
        value={chosen}
        options={weeks.map((value) => ({ value, text: dateText(value, language) }))}
        onChoose={setChosen}
      />
      <Button look="main" onClick={() => onMove(chosen, dateText(chosen, language))}>
        {texts.moveNow}
      </Button>
    </Row>
  );
}
