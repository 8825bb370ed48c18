import type { DevicesQuery } from "#contract/generated/desk-operations.ts";
import { useLanguage } from "#desk/language/language-context.tsx";
import { momentText } from "#desk/language/times.ts";
import styles from "./devices-page.module.css";

/** The devices that were signed in once: who looks for a stranger finds it here too. */
export function PastDevices({ devices }: { readonly devices: DevicesQuery["devices"] }) {
  const { language, messages } = useLanguage();
  const { devices: texts } = messages;
  if (devices.length === 0) return null;
  return (
    <details className={styles.past}>
      <summary>{texts.past(devices.length)}</summary>
      <ul>
        {devices.map(({ id, name, role, revokedAt }) => (
          <li key={id}>
            <bdi>{name}</bdi> · {texts.roles[role]} ·{" "}
            {revokedAt == null ? texts.wasEnded : texts.wasRevoked(momentText(revokedAt, language))}
          </li>
        ))}
      </ul>
    </details>
  );
}
