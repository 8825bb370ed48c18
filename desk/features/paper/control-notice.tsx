import { Link, useSearchParams } from "wouter";
import { useMessages } from "#desk/language/language-context.tsx";
import styles from "./control-notice.module.css";
import type { PageControl } from "./page-control.ts";
import type { PaperSheet } from "./paper-sheet.ts";

interface ControlNoticeProps {
  readonly sheet: PaperSheet;
  readonly control: PageControl;
}

/** Says before printing what will be missing or wrong on the paper in this browser, and what can be done about it. */
export function ControlNotice({ sheet, control }: ControlNoticeProps) {
  const { otherBrowser: texts } = useMessages().paper;
  const [search] = useSearchParams();
  if (control === "each-page") return null;
  switch (sheet) {
    case "kitchen":
    case "slips":
    case "route":
      return <p>{texts.pageNumbers}</p>;
    case "labels":
      return control === "print-window" && <p className={styles.warning}>{texts.labels}</p>;
    case "roll":
      if (control === "all-pages") return <p>{texts.sameLength}</p>;
      return (
        <div className={styles.offer}>
          <p className={styles.warning}>{texts.roll}</p>
          <Link href={`/paper/slips?${search.toString()}`}>{texts.slipsOnA4}</Link>
        </div>
      );
  }
}
