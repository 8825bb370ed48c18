import { Link } from "wouter";
import { useMessages } from "#desk/language/language-context.tsx";
import type { Messages } from "#desk/language/messages.ts";
import { useQueue, useQueueState } from "#desk/press-queue/press-context.tsx";
import type { RefusedPress } from "#desk/press-queue/refused-press.ts";
import { useMe } from "#desk/session/session-context.tsx";
import { useLiveState } from "#desk/week-store/week-context.tsx";
import { agorot } from "#domain/money/agorot.ts";
import { isolatedPriceText } from "#domain/money/price-text.ts";
import { Button } from "#web/ui/button.tsx";
import styles from "./refused-presses.module.css";

/** The presses that the server did not store: what was pressed, why not, and what is so now. They stay until they are dismissed. */
export function RefusedPresses() {
  const { shell } = useMessages();
  const { refused } = useQueueState();
  return (
    <div role="alert" className={styles.region}>
      {refused.length > 0 && (
        <ul aria-label={shell.refusedPresses} className={styles.list}>
          {refused.map((press) => (
            <Refused key={press.actionId} press={press} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Refused({ press }: { readonly press: RefusedPress }) {
  const { shell } = useMessages();
  const { dismiss } = useQueue();
  const isOwner = useMe().device.role === "owner";
  const { orderNumber, said, why, order, cooked = null } = press;
  return (
    <li className={styles.press}>
      <div className={styles.words}>
        {said !== "" && <p className={styles.said}>{said}</p>}
        <p>
          {why === "outdated" && orderNumber === null ? shell.outdatedWeek : shell.refused[why]}
        </p>
        {order !== null && <StateNow order={order} />}
        {cooked !== null && <p>{shell.nowIs(shell.facts.cooked(cooked))}</p>}
      </div>
      <div className={styles.buttons}>
        {isOwner && orderNumber !== null && (
          <Link href={`/orders/${orderNumber}`} className={styles.link ?? ""}>
            {shell.toOrder}
          </Link>
        )}
        <Button onClick={() => dismiss(press.actionId)}>{shell.dismiss}</Button>
      </div>
    </li>
  );
}

function StateNow({ order }: { readonly order: NonNullable<RefusedPress["order"]> }) {
  const { shell } = useMessages();
  const state = useLiveState(order);
  return <p>{shell.nowIs(factsOf(state, shell).join(" · "))}</p>;
}

/** What is so of an order, in words; money only for those who may read it. */
function factsOf(
  { due, received, isPacked, isHandedOver, isCancelled }: NonNullable<RefusedPress["order"]>,
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
