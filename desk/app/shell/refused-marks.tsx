import { useState } from "react";
import { useQueue, useQueueState } from "#desk/data/marks/mark-context.tsx";
import type { RefusedMark } from "#desk/data/marks/refused-mark.ts";
import { ProblemNote } from "#desk/data/session/problem-note.tsx";
import { useMe } from "#desk/data/session/session-context.tsx";
import { type AnyProblem, confirmByPasskey } from "#desk/data/session/sign-in.ts";
import { useFactsNow } from "#desk/data/week/week-context.tsx";
import { useMessages } from "#desk/language/language-context.tsx";
import type { Messages } from "#desk/language/messages.ts";
import { PageLink } from "#desk/parts/rights/page-link.tsx";
import { agorot } from "#domain/money/agorot.ts";
import { isolatedPriceText } from "#domain/money/price-text.ts";
import { Button } from "#web/ui/button.tsx";
import { linkClass, Row, Text } from "#web/ui/layout.tsx";
import styles from "./refused-marks.module.css";

/**
 * The marks that the server did not store, as one line that opens their list: the mark, the reason and the current state. They stay until
 * they are dismissed.
 */
export function RefusedMarks() {
  const { shell } = useMessages();
  const { refused } = useQueueState();
  return (
    <div role="alert" className={styles.region}>
      {refused.length > 0 && (
        <details>
          <summary className={styles.line}>
            <b>{shell.refusedPresses(refused.length)}</b> {refused.at(-1)?.said}
          </summary>
          <ul>
            {refused.map((press) => (
              <Refused key={press.actionId} press={press} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function Refused({ press }: { readonly press: RefusedMark }) {
  const { shell } = useMessages();
  const { dismiss } = useQueue();
  const { device, hasPasskey } = useMe();
  const { orderNumber, said, why } = press;
  const { order, cooked } = useFactsNow(press);
  const ofWeek = why === "outdated" || why === "failed" ? shell.refusedOfWeek[why] : undefined;
  return (
    <Row as="li" gap={4} lines={2} align="center" className={styles.press}>
      <div className={styles.words}>
        {said !== "" && <Text weight={700}>{said}</Text>}
        <p>{(orderNumber === null ? ofWeek : undefined) ?? shell.refused[why]}</p>
        {order !== null && <p>{shell.nowIs(factsOf(order, shell).join(" · "))}</p>}
        {cooked !== null && <p>{shell.nowIs(shell.facts.cooked(cooked))}</p>}
      </div>
      <Row gap={4} lines={2} align="center">
        {orderNumber !== null && (
          <PageLink href={`/orders/${orderNumber}`} className={linkClass}>
            {shell.toOrder}
          </PageLink>
        )}
        {why === "confirm_first" && device.role === "owner" && hasPasskey && (
          <ConfirmButton onDone={() => dismiss(press.actionId)} />
        )}
        <Button onClick={() => dismiss(press.actionId)}>{shell.dismiss}</Button>
      </Row>
    </Row>
  );
}

/** Asks for the passkey, after which the same can be marked again. */
function ConfirmButton({ onDone }: { readonly onDone: () => void }) {
  const { shell } = useMessages();
  const [problem, setProblem] = useState<AnyProblem | null>(null);
  const confirm = async () => {
    const confirmed = await confirmByPasskey();
    if (confirmed.ok) onDone();
    else setProblem(confirmed.problem);
  };
  return (
    <>
      <Button onClick={() => void confirm()}>{shell.confirm}</Button>
      {problem !== null && <ProblemNote problem={problem} />}
    </>
  );
}

/** The state of an order, in words; money only for those who may read it. */
function factsOf(
  { due, received, isPacked, isHandedOver, isCancelled }: NonNullable<RefusedMark["order"]>,
  { facts }: Messages["shell"],
): readonly string[] {
  return [
    ...(isCancelled ? [facts.cancelled] : []),
    ...(due === null || received === null
      ? []
      : [
          facts.due(isolatedPriceText(agorot(due))),
          received < 0
            ? facts.givenBack(isolatedPriceText(agorot(-received)))
            : facts.received(isolatedPriceText(agorot(received))),
        ]),
    isPacked ? facts.packed : facts.notPacked,
    isHandedOver ? facts.handedOver : facts.notHandedOver,
  ];
}
