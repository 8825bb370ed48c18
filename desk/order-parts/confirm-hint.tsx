import { Link } from "wouter";
import { useLanguage } from "#desk/language/language-context.tsx";
import { momentText } from "#desk/language/times.ts";
import { useMe } from "#desk/session/session-context.tsx";
import styles from "./confirm-hint.module.css";
import { useMinute } from "./use-minute.ts";

/** Says before anything is written what sending or saving it will need. Nothing where the sign-in is confirmed and a passkey exists. */
export function ConfirmHint() {
  const { language, messages } = useLanguage();
  const { confirmHint: texts } = messages.signIn;
  const { hasPasskey, confirmedUntil } = useMe();
  const now = useMinute();
  const isConfirmed = confirmedUntil !== null && now < confirmedUntil;
  if (hasPasskey) return isConfirmed ? null : <p className={styles.hint}>{texts.withPasskey}</p>;
  return (
    <p className={styles.hint}>
      {isConfirmed ? texts.until(momentText(confirmedUntil, language)) : texts.linkFirst}{" "}
      <Link href="/devices">{texts.toDevices}</Link>
    </p>
  );
}
