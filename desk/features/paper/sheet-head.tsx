import styles from "./sheet-head.module.css";

interface SheetHeadProps {
  readonly title: string;
  /** The shop, the week and the time of printing. */
  readonly about: string;
  /** How much is on the sheet. */
  readonly amount: string;
}

/** The head of a sheet, on its first page. */
export function SheetHead({ title, about, amount }: SheetHeadProps) {
  return (
    <header className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.amount}>{amount}</p>
      <p className={styles.about}>{about}</p>
    </header>
  );
}
