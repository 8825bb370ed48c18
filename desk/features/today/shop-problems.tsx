import { Link } from "wouter";
import type { TodayQuery } from "#contract/generated/desk-operations.ts";
import { missingPartHref } from "#desk/catalogue-parts/missing-part-href.ts";
import { useMessages } from "#desk/language/language-context.tsx";
import type { MissingPart } from "#domain/catalogue/missing-parts.ts";
import styles from "./today-page.module.css";

interface ShopProblemsProps extends Pick<TodayQuery["today"], "mailDelivery"> {
  readonly names: readonly string[];
}

/** What the shop lacks, each line leading to its field. A name that this build does not know is shown as it is. */
export function ShopProblems({ names, mailDelivery }: ShopProblemsProps) {
  const { today } = useMessages();
  if (names.length === 0 && mailDelivery === "sent") return null;
  const words: Readonly<Record<string, string>> = today.placeholders satisfies Record<
    MissingPart,
    string
  >;
  return (
    <section className={styles.section}>
      <h2>{today.missing}</h2>
      <p>{today.missingHint}</p>
      <ul className={styles.rows}>
        {mailDelivery !== "sent" && <li className={styles.row}>{today.mailServer}</li>}
        {names.map((name) => (
          <li key={name} className={styles.row}>
            <Link href={missingPartHref(name)} className={styles.link ?? ""}>
              <span>{words[name] ?? name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
