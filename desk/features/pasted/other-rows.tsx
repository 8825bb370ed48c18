import { useTexts } from "#desk/language/language-context.tsx";
import { pastedTexts } from "#desk/language/pasted-texts.ts";
import { Hint } from "#web/ui/layout.tsx";
import styles from "./pasted-page.module.css";
import type { FoundRow } from "./use-pasted.ts";

/** More rows are counted. */
const mostShown = 200;

/** What is not marked from here: what was marked before, what fits no order, and what is no payment; each can be unfolded. */
export function OtherRows({ found }: { readonly found: readonly FoundRow[] }) {
  const texts = useTexts(pastedTexts);
  const kinds = ["unexplained", "known", "other"] as const;
  return kinds.map((kind) => {
    const rows = found.filter((row) => row.kind === kind);
    if (rows.length === 0) return null;
    return (
      <details key={kind} open={kind === "unexplained"}>
        <summary className={styles.summary}>{texts[kind](rows.length)}</summary>
        {kind === "unexplained" && <Hint>{texts.unexplainedHint}</Hint>}
        <ul className={styles.row}>
          {rows.slice(0, mostShown).map(({ place, row }) => (
            <li key={place}>
              <bdi>{row.text}</bdi>
            </li>
          ))}
        </ul>
        {rows.length > mostShown && <Hint>{texts.more(rows.length - mostShown)}</Hint>}
      </details>
    );
  });
}
