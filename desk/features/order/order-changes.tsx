import { Suspense, useState } from "react";
import { Link } from "wouter";
import { useMark } from "#desk/data/marks/mark-context.tsx";
import type { MarkAction } from "#desk/data/marks/mark-request.ts";
import type { ShownDeskOrder } from "#desk/data/week/week-context.tsx";
import { useMessages } from "#desk/language/language-context.tsx";
import { TellsCustomer } from "#desk/parts/order/tells-customer.tsx";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { DraftNote } from "./draft-note.tsx";
import { MoveChoice } from "./move-choice.tsx";

/** What changes the order itself: its content, whether it stands, and its week. The customer gets an e-mail, unless it is switched off. */
export function OrderRevisionList({ order }: { readonly order: ShownDeskOrder }) {
  const { order: texts } = useMessages();
  const press = useMark();
  const hasEmail = order.email !== null && order.email !== "";
  const [tells, setTells] = useState(true);
  const [isMoving, setIsMoving] = useState(false);
  const tellsCustomer = hasEmail && tells;
  const { number, name, state } = order;
  const set = (action: MarkAction, said: string) =>
    press(
      [{ orderNumber: number, action, tellsCustomer }],
      tellsCustomer ? texts.said.withMail(said) : said,
    );
  return (
    <Stack as="section" aria-label={texts.changes} gap={2}>
      <Row>
        <Link href={`/orders/${number}/change`} className={buttonClass("plain")}>
          {texts.change}
        </Link>
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
        <Button aria-expanded={isMoving} onClick={() => setIsMoving(!isMoving)}>
          {texts.move}
        </Button>
      </Row>
      {isMoving && (
        <Suspense fallback={<p role="status">{texts.loadingWeeks}</p>}>
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
      <TellsCustomer
        hasEmail={hasEmail}
        tells={tells}
        label={
          <>
            {texts.tells} <bdi lang={order.language}>{name}</bdi>
          </>
        }
        hint={texts.tellsHint}
        onChoose={setTells}
      />
    </Stack>
  );
}
