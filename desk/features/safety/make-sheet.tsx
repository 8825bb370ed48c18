import type { AnswerOf } from "#contract/wire/desk-calls.ts";
import { useCalls } from "#desk/data/calls/call-context.tsx";
import { ProblemNote } from "#desk/data/session/problem-note.tsx";
import { useMe } from "#desk/data/session/session-context.tsx";
import { useConfirmed } from "#desk/data/session/use-confirmed.ts";
import { useLanguage, useMessages, useTexts } from "#desk/language/language-context.tsx";
import { safetyTexts } from "#desk/language/safety-texts.ts";
import { ConfirmHint } from "#desk/parts/page/confirm-hint.tsx";
import { PaperFrame } from "#desk/parts/paper/paper-frame.tsx";
import { dateInJerusalem, dateText } from "#domain/schedule/date-text.ts";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Card, Note, Stack, Toolbar } from "#web/ui/layout.tsx";
import { QrCode } from "#web/ui/qr-code.tsx";
import { ScreenBar } from "#web/ui/screen.tsx";
import styles from "./make-sheet.module.css";

type Copies = NonNullable<NonNullable<AnswerOf<"safety">>["copies"]>;

/** A key that is not used yet: the page is the only place where it is. */
export interface MadeSheet {
  readonly recoveryKey: AnswerOf<"makeRecoveryKey">;
  /** Milliseconds since 1970 UTC. */
  readonly at: number;
}

interface MakeSheetProps {
  readonly sheetMadeAt: number | null;
  readonly onMade: (sheet: MadeSheet) => void;
}

/** Says what the recovery sheet is for, and makes one. */
export function MakeSheet({ sheetMadeAt, onMade }: MakeSheetProps) {
  const { language } = useLanguage();
  const texts = useTexts(safetyTexts);
  const { call } = useCalls();
  const { isBusy, problem, run } = useConfirmed();
  return (
    <Card as="section" align="start" aria-labelledby="sheet">
      <h2 id="sheet">{texts.sheet}</h2>
      <p>{texts.sheetWhy}</p>
      <p>
        {sheetMadeAt === null
          ? texts.noSheet
          : texts.sheetMade(dateText(dateInJerusalem(sheetMadeAt), language))}
      </p>
      <ConfirmHint>{texts.needsConfirm}</ConfirmHint>
      {problem !== null && <ProblemNote problem={problem} />}
      <Button
        aria-busy={isBusy}
        onClick={() =>
          void run(
            () => call("makeRecoveryKey", {}),
            (recoveryKey) => onMade({ recoveryKey, at: Date.now() }),
          )
        }
      >
        {sheetMadeAt === null ? texts.make : texts.makeAnother}
      </Button>
    </Card>
  );
}

interface SheetToPrintProps {
  readonly sheet: MadeSheet;
  readonly copies: Copies;
  readonly onUsed: () => void;
  readonly onDiscard: () => void;
}

/** A new sheet. Copies are encrypted for its key only after she says that it is printed, because it is nowhere else. */
export function SheetToPrint({ sheet, copies, onUsed, onDiscard }: SheetToPrintProps) {
  const { shell } = useMessages();
  const texts = useTexts(safetyTexts);
  const { call } = useCalls();
  const { isBusy, problem, run } = useConfirmed();
  const { key, recipient } = sheet.recoveryKey;
  return (
    <Stack gap={4}>
      <ScreenBar title={texts.sheet} />
      <Note>{texts.printFirst}</Note>
      {problem !== null && <ProblemNote problem={problem} />}
      <Toolbar>
        <Button look="main" onClick={() => print()}>
          {shell.print}
        </Button>
        <Button
          aria-busy={isBusy}
          onClick={() => void run(() => call("useRecoveryKey", { recipient }), onUsed)}
        >
          {texts.use}
        </Button>
        <Button onClick={onDiscard}>{texts.discard}</Button>
      </Toolbar>
      <RecoverySheet recoveryKey={key} copies={copies} madeAt={sheet.at} />
    </Stack>
  );
}

/** What a stranger types on an empty machine, after the program was downloaded. */
const command = "npm ci && npm run restore -- shop-….sqlite.age && npm start";

interface RecoverySheetProps {
  /** The key that opens the copies; it is only on this sheet. */
  readonly recoveryKey: string;
  readonly copies: Copies;
  readonly madeAt: number;
}

/** The paper with which the shop is restored: the key, where the copies are, and what to do. */
function RecoverySheet({ recoveryKey, copies, madeAt }: RecoverySheetProps) {
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
