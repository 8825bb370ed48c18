import { useMe } from "#desk/data/session/session-context.tsx";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { safetyTexts } from "#desk/language/safety-texts.ts";
import { PaperFrame } from "#desk/parts/paper/paper-frame.tsx";
import { dateInJerusalem, dateText } from "#domain/schedule/date-text.ts";
import { classNames } from "#web/ui/class-names.ts";
import { QrCode } from "#web/ui/qr-code.tsx";
import styles from "./recovery-sheet.module.css";

/** What a stranger types on an empty machine, after the program was downloaded. */
const command = "npm ci && npm run restore -- shop-….sqlite.age && npm start";

interface RecoverySheetProps {
  /** The key that opens the copies; it is only on this sheet. */
  readonly recoveryKey: string;
  /** Where the copies are. */
  readonly copies: { readonly kind: "folder" | "s3"; readonly name: string };
  readonly madeAt: number;
}

/** The paper with which the shop is restored: the key, where the copies are, and what to do. */
export function RecoverySheet({ recoveryKey, copies, madeAt }: RecoverySheetProps) {
  const { language } = useLanguage();
  const { paper: texts, preview } = useTexts(safetyTexts);
  const { shopNames } = useMe();
  return (
    <PaperFrame label={preview} language={language}>
      <header className={styles.head}>
        <h2>{texts.title(shopNames[language])}</h2>
        <p>{texts.made(dateText(dateInJerusalem(madeAt), language))}</p>
        <p>
          <strong>{texts.secret}</strong>
        </p>
      </header>
      <section className={classNames(styles.part, styles.key)}>
        <div>
          <h3>{texts.key}</h3>
          <p className={styles.code} dir="ltr" data-recovery-key>
            {inGroups(recoveryKey)}
          </p>
          <p>{texts.keyHint}</p>
        </div>
        <QrCode text={recoveryKey} title={texts.keyCode} />
      </section>
      <section className={styles.part}>
        <h3>{texts.place}</h3>
        <p className={styles.code} dir="ltr">
          {copies.name}
        </p>
        {copies.kind === "s3" && <p className={styles.line}>{texts.account}</p>}
        <p className={styles.line}>{texts.program}</p>
      </section>
      <section className={styles.part}>
        <h3>{texts.stepsTitle}</h3>
        <ol className={styles.steps}>
          {texts.steps(`\u2068${copies.name}\u2069`).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className={styles.code} dir="ltr">
          {command}
        </p>
      </section>
    </PaperFrame>
  );
}

/** In groups of four letters after the words that every key begins with, because it is typed from paper. */
function inGroups(key: string): string {
  const [, start = "", rest = ""] = /^(AGE-SECRET-KEY-1)(.*)$/u.exec(key) ?? ["", "", key];
  return [start, ...(rest.match(/.{1,4}/gu) ?? [])].join(" ");
}
