import { useMessages } from "#desk/language/language-context.tsx";
import { classNames } from "#web/ui/class-names.ts";
import type { PaperOrder } from "./paper-order.ts";
import styles from "./whose-box.module.css";

interface WhoseBoxProps {
  readonly order: PaperOrder;
  /** How the paper sets the name. */
  readonly className: string | undefined;
  /** How many things are in the box, in words, on a paper that does not list them. */
  readonly things?: string;
}

/** Whose a box is and where it goes: name, street and place, the number of the stop or that it is fetched, the hour, and the order number. */
export function WhoseBox({ order, className, things }: WhoseBoxProps) {
  const { paper: texts, orders } = useMessages();
  const { number, name, language, place, street, stop, phoneEnd, orderType, handOver } = order;
  return (
    <>
      <p className={classNames(styles.name, className)}>
        <bdi lang={language}>{name}</bdi>
      </p>
      <p className={styles.where}>
        {street !== null && (
          <>
            <bdi>{street}</bdi>
            {", "}
          </>
        )}
        <b>{place}</b>
      </p>
      <p className={styles.more}>
        {stop === null ? (
          <span>{orders[orderType]}</span>
        ) : (
          <b className={styles.stop}>{texts.stop(stop)}</b>
        )}
        {handOver !== null && <b>{handOver}</b>}
        {things !== undefined && <span>{things}</span>}
        <span>{number}</span>
        {phoneEnd !== null && <b>{texts.phoneEnd(phoneEnd)}</b>}
      </p>
    </>
  );
}
