import { Link } from "wouter";
import type { TodayQuery } from "#contract/generated/desk-operations.ts";
import { useLanguage } from "#desk/language/language-context.tsx";
import { momentText } from "#desk/language/times.ts";
import styles from "./today-page.module.css";

interface SettingsChangesProps {
  readonly changes: TodayQuery["today"]["settingsChanges"];
}

/** Who changed which settings of the shop lately, so that she notices a change that is not hers. */
export function SettingsChanges({ changes }: SettingsChangesProps) {
  const { language, messages } = useLanguage();
  const { today } = messages;
  if (changes.length === 0) return null;
  const names: Readonly<Record<string, string>> = today.settings;
  return (
    <section className={styles.section}>
      <h2>{today.settingsChanged}</h2>
      <ul className={styles.rows}>
        {changes.map(({ version, at, device, settings }) => (
          <li key={version} className={styles.row}>
            <Link href="/menu/history" className={styles.link ?? ""}>
              <span>
                {settings.map((name) => names[name] ?? name).join(", ")} ·{" "}
                {device === null ? today.byCommand : <bdi>{device}</bdi>} ·{" "}
                {momentText(at, language)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
