import { useState } from "react";
import { Button } from "./button.tsx";
import styles from "./copy-button.module.css";

interface CopyButtonProps {
  readonly texts: {
    readonly copy: string;
    /** The button's accessible name, which says what is copied, where `copy` does not. */
    readonly copyThis?: (name: string) => string;
    readonly copied: string;
    /** Shown beside the selected text when the browser refuses to copy. */
    readonly refused: string;
  };
  /** The name of the copied text, as the label beside the button shows it. */
  readonly name: string;
  readonly text: string;
  /** Of the button. */
  readonly className?: string;
}

/** Copies a text. If the browser refuses, the text is shown selected, so that it can be copied by hand. */
export function CopyButton({ texts, name, text, className }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<"copied" | "refused" | null>(null);
  const copy = async () => {
    // Cleared first, so that screen readers announce a second copy again.
    setOutcome(null);
    setOutcome(await copyText(text));
  };
  return (
    <span className={styles.copy}>
      <Button
        look="quiet"
        className={className}
        aria-label={texts.copyThis?.(name)}
        onClick={() => void copy()}
      >
        {texts.copy}
      </Button>
      <span role="status">
        {outcome !== null && <span className={styles.said}>{texts[outcome]}</span>}
      </span>
      {outcome === "refused" && (
        <input
          readOnly
          aria-label={name}
          value={text}
          className={styles["by-hand"]}
          ref={markAll}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </span>
  );
}

/** Copies a text, if the browser allows it. Never rejects. */
export async function copyText(text: string): Promise<"copied" | "refused"> {
  try {
    await clipboardIfAllowed()?.writeText(text);
    return clipboardIfAllowed() === undefined ? "refused" : "copied";
  } catch (error) {
    console.warn("the browser refused to copy a text", error);
    return "refused";
  }
}

/** Undefined if the site is not served over HTTPS. */
function clipboardIfAllowed(): Clipboard | undefined {
  return (navigator as Partial<Navigator>).clipboard;
}

function markAll(input: HTMLInputElement | null): void {
  input?.focus();
}
