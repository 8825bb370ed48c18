import { useState } from "react";
import type { CallAnswer } from "#desk/data/calls/call-desk.ts";
import { useMessages } from "#desk/language/language-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { saveFile } from "#web/ui/save-file.ts";
import styles from "./csv-button.module.css";

interface CsvButtonProps {
  readonly text: string;
  readonly file: string;
  readonly ask: () => Promise<CallAnswer<string>>;
}

/** Downloads a table for spreadsheets. */
export function CsvButton({ text, file, ask }: CsvButtonProps) {
  const { money: texts } = useMessages();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState("");
  const download = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setOutcome("");
    try {
      const { answer, refused } = await ask();
      if (answer == null || refused !== undefined) throw new Error("refused", { cause: refused });
      saveFile(file, answer, "text/csv");
      setOutcome(texts.csvDone);
    } catch (error) {
      console.error("a table could not be downloaded", error);
      setOutcome(texts.csvFailed);
    }
    setIsBusy(false);
  };
  return (
    <Stack gap={2} align="start" className={styles.csv}>
      <Button aria-busy={isBusy} onClick={() => void download()}>
        {text}
      </Button>
      <p role="status">{outcome}</p>
    </Stack>
  );
}
