import type { PressProblem } from "#desk/catalogue-store/use-catalogue-presses.ts";
import { useCatalogueTexts } from "#desk/language/use-catalogue-texts.ts";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import styles from "./press-problem-bar.module.css";

/** Says why the last press is not saved. It stays in view while the page is scrolled. */
export function PressProblemBar({ problem }: { readonly problem: PressProblem | null }) {
  const texts = useCatalogueTexts();
  return (
    <div className={classNames(styles.bar, problem === null && styles.empty)}>
      <p role="alert" className={styles.said}>
        {problem?.said}
      </p>
      {problem !== null && problem.again !== null && (
        <Button look="main" onClick={problem.again}>
          {texts.tryAgain}
        </Button>
      )}
    </div>
  );
}
