import { useConnectionState } from "#desk/data/connection/use-action.ts";
import { useQueueState } from "#desk/data/marks/mark-context.tsx";
import { useAsOf, useWatchedWeek } from "#desk/data/week/week-context.tsx";
import { useLanguage } from "#desk/language/language-context.tsx";
import { shownMoment } from "#desk/language/times.ts";
import styles from "./connection-line.module.css";

/** Says that there is no connection and how old the page is then, how many marks wait, and that the device cannot store them. */
export function ConnectionLine() {
  const { language, messages } = useLanguage();
  const { shell } = messages;
  const connection = useConnectionState();
  const asOf = useAsOf();
  const { waiting, isStorageFailing } = useQueueState();
  useWatchedWeek();
  const sentences = [
    ...(connection === "online" ? [] : [shell.connection[connection]]),
    ...(connection === "online" || asOf === 0 ? [] : [shell.asOf(shownMoment(asOf, language))]),
    ...(waiting.length === 0 || connection === "online" ? [] : [shell.waiting(waiting.length)]),
    ...(isStorageFailing ? [shell.storageFails] : []),
  ];
  return (
    <p role="status" className={styles.line}>
      {sentences.join(" ")}
    </p>
  );
}
