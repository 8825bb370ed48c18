import { useState } from "react";
import { ordersCsvDocument } from "#contract/generated/desk-operations.ts";
import { useMessages } from "#desk/language/language-context.tsx";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { Stack } from "#web/ui/layout.tsx";
import styles from "./money-page.module.css";

/** Downloads the orders of a week as a table for spreadsheets. */
export function CsvButton({ week }: { readonly week: string }) {
  const { money: texts } = useMessages();
  const { execute } = useGraphql();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState("");
  const download = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setOutcome("");
    try {
      const { data, errors } = await execute(ordersCsvDocument, { week });
      if (data == null || errors !== undefined) throw new Error("refused", { cause: errors });
      saveFile(texts.csvFile(week), data.ordersCsv);
      setOutcome(texts.csvDone);
    } catch (error) {
      console.error("the table of orders could not be downloaded", error);
      setOutcome(texts.csvFailed);
    }
    setIsBusy(false);
  };
  return (
    <Stack gap={2} align="start" className={styles.csv}>
      <Button aria-busy={isBusy} onClick={() => void download()}>
        {texts.csv}
      </Button>
      <p role="status">{outcome}</p>
    </Stack>
  );
}

/** Gives the browser a file to save. */
function saveFile(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
