import { type MouseEvent, memo } from "react";
import { Link } from "wouter";
import { useMessages } from "#desk/language/language-context.tsx";
import { balance } from "#domain/desk/balance.ts";
import type { PaymentWay } from "#domain/desk/desk-event.ts";
import type { Language } from "#domain/language/language.ts";
import { agorot } from "#domain/money/agorot.ts";
import { Button } from "#web/ui/button.tsx";
import { Price } from "#web/ui/price.tsx";
import { BalanceWords } from "./balance-words.tsx";
import { OrderMarks } from "./order-marks.tsx";
import styles from "./order-row.module.css";
import type { SettledOrder } from "./use-settle.ts";

interface OrderRowProps extends SettledOrder {
  /** The address of the order's page, below `/desk`. */
  readonly href: string;
  /** The language of the customer, and so of the name. */
  readonly language: Language;
  /** Where it goes and how old it is. */
  readonly about: string;
  readonly isPacked: boolean;
  readonly isHandedOver: boolean;
  readonly isCancelled: boolean;
  readonly way: PaymentWay;
  readonly onSettle: (order: SettledOrder, way: PaymentWay) => void;
}

/**
 * An order as a line of a list. All its properties are texts, numbers and stable functions, so that a press renders one row again
 * and not a hundred, even where the whole week was read again.
 */
export const OrderRow = memo(function OrderRow(props: OrderRowProps) {
  const { number, name, language, due, href, about } = props;
  return (
    <li className={styles.row}>
      <Link href={href} state={{ isFromList: true }} className={styles.link} data-order={number}>
        <bdi lang={language} id={`name-${number}`}>
          {name}
        </bdi>
      </Link>
      {due !== null && due > 0 && (
        <span className={styles.total}>
          <Price amount={agorot(due)} />
        </span>
      )}
      <span className={styles.about}>{about}</span>
      <span className={styles.facts}>
        {balance(props)?.kind !== "paid" && <BalanceWords due={due} received={props.received} />}
        <OrderMarks
          isPacked={props.isPacked}
          isHandedOver={props.isHandedOver}
          isCancelled={props.isCancelled}
        />
      </span>
      <SettleButton {...props} />
    </li>
  );
});

/** The button that settles the balance, or that it is settled. It is in one place, so that a double click opens nothing. */
function SettleButton({ number, name, due, received, way, onSettle }: OrderRowProps) {
  const { money } = useMessages();
  const open = balance({ due, received })?.kind;
  if (open === "paid")
    return (
      <span className={styles.settle}>
        <BalanceWords due={due} received={received} />
      </span>
    );
  if (open !== "to-pay" && open !== "to-give-back") return null;
  const settle = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button goes with the balance, and the focus must stay in the row.
    currentTarget.closest("li")?.querySelector("a")?.focus({ preventScroll: true });
    onSettle({ number, name, due, received }, way);
  };
  return (
    <Button
      look={open === "to-pay" ? "main" : "plain"}
      id={`settle-${number}`}
      aria-labelledby={`settle-${number} name-${number}`}
      className={styles.settle}
      onClick={settle}
    >
      {open === "to-pay" ? money.received(way) : money.gaveBack(way)}
    </Button>
  );
}
