import {
  type MakeRecoveryKeyMutation,
  makeRecoveryKeyDocument,
  type SafetyQuery,
  useRecoveryKeyDocument,
} from "#contract/generated/desk-late-operations.ts";
import { ProblemNote } from "#desk/data/session/problem-note.tsx";
import { useConfirmed } from "#desk/data/session/use-confirmed.ts";
import { useLanguage, useMessages, useTexts } from "#desk/language/language-context.tsx";
import { safetyTexts } from "#desk/language/safety-texts.ts";
import { ConfirmHint } from "#desk/parts/order/confirm-hint.tsx";
import { dateInJerusalem, dateText } from "#domain/schedule/date-text.ts";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card, Note, Stack, Toolbar } from "#web/ui/layout.tsx";
import { ScreenBar } from "#web/ui/screen.tsx";
import { RecoverySheet } from "./recovery-sheet.tsx";

/** A key that is not used yet: the page is the only place where it is. */
export interface MadeSheet {
  readonly recoveryKey: MakeRecoveryKeyMutation["makeRecoveryKey"];
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
  const { execute } = useGraphql();
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
            () => execute(makeRecoveryKeyDocument, {}),
            ({ makeRecoveryKey }) => onMade({ recoveryKey: makeRecoveryKey, at: Date.now() }),
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
  readonly copies: NonNullable<NonNullable<SafetyQuery["safety"]>["copies"]>;
  readonly onUsed: () => void;
  readonly onDiscard: () => void;
}

/** A new sheet. Copies are encrypted for its key only after she says that it is printed, because it is nowhere else. */
export function SheetToPrint({ sheet, copies, onUsed, onDiscard }: SheetToPrintProps) {
  const { shell } = useMessages();
  const texts = useTexts(safetyTexts);
  const { execute } = useGraphql();
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
          onClick={() => void run(() => execute(useRecoveryKeyDocument, { recipient }), onUsed)}
        >
          {texts.use}
        </Button>
        <Button onClick={onDiscard}>{texts.discard}</Button>
      </Toolbar>
      <RecoverySheet recoveryKey={key} copies={copies} madeAt={sheet.at} />
    </Stack>
  );
}
