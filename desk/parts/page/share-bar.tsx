import { useState } from "react";
import { useMessages } from "#desk/language/language-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { copyText } from "#web/ui/copy-button.tsx";
import { inputClass } from "#web/ui/field.tsx";
import { Row, Said } from "#web/ui/layout.tsx";
import { shareWithApp } from "#web/ui/share-with-app.ts";
import { StickyBar } from "#web/ui/sticky-bar.tsx";

interface ShareBarProps {
  readonly text: string;
  /** What else is said of it; with these the bar stays in sight. */
  readonly notes?: readonly string[];
  /** Called once the text was copied, or another app has it. */
  readonly onGiven?: () => void;
}

/** Gives a text to another app of the device, or copies it. Where the browser does neither, the text is shown selected. */
export function ShareBar({ text, notes, onGiven }: ShareBarProps) {
  const { shell: texts } = useMessages();
  const [outcome, setOutcome] = useState<"shared" | "copied" | "refused" | null>(null);
  const canShare = "share" in navigator;
  const give = async (way: typeof copyText | typeof shareText) => {
    // Cleared first, so that screen readers announce it again.
    setOutcome(null);
    const given = await way(text);
    setOutcome(given === "closed" ? null : given);
    if (given === "shared" || given === "copied") onGiven?.();
  };
  const said = outcome !== null && texts[outcome === "refused" ? "notCopied" : outcome];
  const buttons = (
    <>
      {canShare && (
        <Button look="main" onClick={() => void give(shareText)}>
          {texts.share}
        </Button>
      )}
      <Button look={canShare ? "plain" : "main"} onClick={() => void give(copyText)}>
        {texts.copy}
      </Button>
    </>
  );
  return (
    <>
      {outcome === "refused" && (
        <textarea
          readOnly
          aria-label={texts.notCopied}
          rows={6}
          value={text}
          className={inputClass}
          ref={focusOn}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
      {notes === undefined ? (
        <Row gap={3} lines={2} align="center">
          {buttons}
          <Said>{said}</Said>
        </Row>
      ) : (
        <StickyBar sentences={[...(said === false ? [] : [said]), ...notes]}>{buttons}</StickyBar>
      )}
    </>
  );
}

async function shareText(text: string): Promise<"shared" | "closed" | "copied" | "refused"> {
  const outcome = await shareWithApp({ text });
  return outcome === "refused" ? copyText(text) : outcome;
}

function focusOn(field: HTMLTextAreaElement | null): void {
  field?.focus();
}
