import { useMessages } from "#desk/language/language-context.tsx";
import type { PlaceholderName } from "#domain/catalogue/placeholder-name.ts";
import styles from "./today-page.module.css";

/** The texts of the shop that are missing. A name that this build does not know is shown as it is. */
export function ShopProblems({ names }: { readonly names: readonly string[] }) {
  const { today } = useMessages();
  if (names.length === 0) return null;
  const words: Readonly<Record<string, string>> = today.placeholders satisfies Record<
    PlaceholderName,
    string
  >;
  return (
    <section className={styles.section}>
      <h2>{today.missing}</h2>
      <p>{today.missingHint}</p>
      <ul className={styles.list}>
        {names.map((name) => (
          <li key={name}>{words[name] ?? name}</li>
        ))}
      </ul>
    </section>
  );
}
