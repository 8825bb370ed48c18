import { useState } from "react";
import type { TypedDocument } from "#contract/typed-document.ts";
import { useMessages } from "#desk/language/language-context.tsx";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { saveFile } from "#web/ui/save-file.ts";
import styles from "./csv-button.module.css";

interface CsvButtonProps<Result, Variables> {
  readonly text: string;
  readonly file: string;
  readonly document: TypedDocument<Result, Variables>;
  readonly variables: Variables;
  readonly tableOf: (answer: Result) => string;
}

/** Downloads a table for spreadsheets. */
export function CsvButton<Result, Variables>(props: CsvButtonProps<Result, Variables>) {
  const { text, file, document: csvDocument, variables, tableOf } = props;
  const { money: texts } = useMessages();
  const { execute } = useGraphql();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState("");
  const download = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setOutcome("");
    try {
      const { data, errors } = await execute(csvDocument, variables);
      if (data == null || errors !== undefined) throw new Error("refused", { cause: errors });
      saveFile(file, tableOf(data), "text/csv");
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
