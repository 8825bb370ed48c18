import { Link, useSearchParams } from "wouter";
import { useMessages } from "#desk/language/language-context.tsx";
import { Stack, Text } from "#web/ui/layout.tsx";
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
      return control === "print-window" && <Text tone="warning">{texts.labels}</Text>;
    case "roll":
      if (control === "all-pages") return <p>{texts.sameLength}</p>;
      return (
        <Stack gap={2} align="start">
          <Text tone="warning">{texts.roll}</Text>
          <Link href={`/paper/slips?${search.toString()}`}>{texts.slipsOnA4}</Link>
        </Stack>
      );
  }
}
