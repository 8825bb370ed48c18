import { useState } from "react";
import { useDraftsFailing } from "#desk/data/drafts/draft-context.tsx";
import { useTexts } from "#desk/language/language-context.tsx";
import { weekMessageTexts } from "#desk/language/week-message-texts.ts";
import { StickyBar } from "#desk/parts/order/sticky-bar.tsx";
import { Button } from "#web/ui/button.tsx";
import { copyText } from "#web/ui/copy-button.tsx";
import { inputClass } from "#web/ui/field.tsx";
import { shareWithApp } from "#web/ui/share-with-app.ts";

interface ShareBarProps {
  readonly text: string;
  /** Whether the server could not keep the greeting. */
  readonly isGreetingOnDevice: boolean;
  /** Called once the text was copied, or another app has it. */
  readonly onGiven: () => void;
}

/** Gives a text to another app of the device, or copies it. Where the browser does neither, the text is shown selected. */
export function ShareBar({ text, isGreetingOnDevice, onGiven }: ShareBarProps) {
  const texts = useTexts(weekMessageTexts);
  const isFailing = useDraftsFailing();
  const [outcome, setOutcome] = useState<"shared" | "copied" | "refused" | null>(null);
  const canShare = "share" in navigator;
  const give = async (way: typeof copyText | typeof shareText) => {
    // Cleared first, so that screen readers announce it again.
    setOutcome(null);
    const given = await way(text);
    setOutcome(given === "closed" ? null : given);
    if (given === "shared" || given === "copied") onGiven();
  };
  const sentences = [
    ...(isFailing ? [texts.draftFails] : []),
    ...(outcome === null ? [] : [texts[outcome]]),
    ...(isGreetingOnDevice ? [texts.greetingOnDevice] : []),
  ];
  return (
    <>
      {outcome === "refused" && (
        <textarea
          readOnly
          aria-label={texts.refused}
          rows={6}
          value={text}
          className={inputClass}
          ref={focusOn}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
      <StickyBar sentences={sentences}>
        {canShare && (
          <Button look="main" onClick={() => void give(shareText)}>
            {texts.share}
          </Button>
        )}
        <Button look={canShare ? "plain" : "main"} onClick={() => void give(copyText)}>
          {texts.copy}
        </Button>
      </StickyBar>
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
