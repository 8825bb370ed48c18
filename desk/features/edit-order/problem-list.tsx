import { useEffect, useRef } from "react";
import { editOrderTexts } from "#desk/language/edit-order-texts.ts";
import { useTexts } from "#desk/language/language-context.tsx";
import { Text } from "#web/ui/layout.tsx";
import type { DraftProblem } from "./draft-problem.ts";
import styles from "./order-editor.module.css";

/** Everything that has to be put right, in one place; each is also said where it is. It gets the focus when it appears. */
export function ProblemList({ problems }: { readonly problems: readonly DraftProblem[] }) {
  const texts = useTexts(editOrderTexts);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.length > 0) list.current?.focus();
  }, [problems]);
  if (problems.length === 0) return null;
  const sentences = problems.map(({ code, dish, name }) => {
    const problem = texts.refusals[code](name ?? "");
    return dish === null ? problem : texts.atDish(dish.dishName, problem);
  });
  return (
    <div ref={list} tabIndex={-1} role="alert" className={styles.problems}>
      <Text weight={700}>{texts.toPutRight}</Text>
      <ul className={styles.list}>
        {[...new Set(sentences)].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
