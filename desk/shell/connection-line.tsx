import { useMessages } from "#desk/language/language-context.tsx";
import { useWeekStatus } from "#desk/week-store/week-context.tsx";
import styles from "./connection-line.module.css";

/** Says that there is no connection, that the server does not answer, and how many presses wait. */
export function ConnectionLine() {
  const { shell } = useMessages();
  const { connection, waiting } = useWeekStatus();
  return (
    <p role="status" className={styles.line}>
      {connection !== "online" && `${shell.connection[connection]} `}
      {waiting > 0 && shell.waiting(waiting)}
    </p>
  );
}
