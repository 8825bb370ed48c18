import { useState, useTransition } from "react";
import { useQueueState } from "#desk/data/marks/mark-context.tsx";
import { useMessages, useTexts } from "#desk/language/language-context.tsx";
import { pastedTexts } from "#desk/language/pasted-texts.ts";
import { BackToList } from "#desk/parts/page/back-to-list.tsx";
import { longestPasted } from "#domain/payments/read-pasted.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Hint, Page, Said, Toolbar } from "#web/ui/layout.tsx";
import { ScreenBar } from "#web/ui/screen.tsx";
import { useMinute } from "#web/ui/use-minute.ts";
import { FoundPayments } from "./found-payments.tsx";
import { type PastedReading, useReadPasted } from "./use-pasted.ts";

/** Payments that came in, from a list that the seller has copied elsewhere: what is sure is marked by one press. The text stays on the page. */
export function PastedPage() {
  const { money } = useMessages();
  const texts = useTexts(pastedTexts);
  const [reading, setReading] = useState<PastedReading | null>(null);
  return (
    <Page isText gap={3}>
      <ScreenBar title={money.pasted} back={<BackToList href="/money" label={money.title} />} />
      {reading === null ? (
        <PasteForm onRead={setReading} />
      ) : (
        <>
          <FoundPayments reading={reading} />
          <Toolbar>
            <Button onClick={() => setReading(null)}>{texts.another}</Button>
          </Toolbar>
        </>
      )}
    </Page>
  );
}

function PasteForm({ onRead }: { readonly onRead: (reading: PastedReading) => void }) {
  const texts = useTexts(pastedTexts);
  const now = useMinute();
  const readPasted = useReadPasted();
  const { waiting } = useQueueState();
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");
  const [isReading, startReading] = useTransition();
  // What is not sent yet is neither among what was received nor among what is owed.
  const isWaiting = waiting.some(({ action }) => "money" in action || "undo" in action);
  const read = (pasted: string) => {
    setProblem("");
    if (isWaiting) setProblem(texts.waiting);
    if (isWaiting || isReading || pasted.trim() === "") return;
    startReading(async () => {
      const answer = await readPasted(pasted, now);
      if (answer === "too-long")
        setProblem(texts.tooLong(longestPasted.lines.toLocaleString("en")));
      else if (answer === "failed") setProblem(texts.failed);
      else onRead(answer);
    });
  };
  const paste = async () => {
    try {
      const copied = await navigator.clipboard.readText();
      setText(copied);
      read(copied);
    } catch {
      // The person has refused it, or the browser has no such button.
      setProblem(texts.pasteFailed);
    }
  };
  return (
    <>
      <Hint>{texts.hint}</Hint>
      <Toolbar>
        <Button look="main" aria-busy={isReading} onClick={() => void paste()}>
          {texts.paste}
        </Button>
      </Toolbar>
      <TextField label={texts.text} rows={8} dir="auto" value={text} onType={setText} />
      <Said role="alert" tone="problem">
        {problem}
      </Said>
      <Toolbar>
        <Button aria-busy={isReading} onClick={() => read(text)}>
          {texts.read}
        </Button>
      </Toolbar>
    </>
  );
}
