import { useState } from "react";
import { Button } from "./button.tsx";
import styles from "./copy-button.module.css";

interface CopyButtonProps {
  readonly texts: {
    readonly copy: string;
    /** The button's accessible name, which says what is copied. */
    readonly copyThis: (name: string) => string;
    readonly copied: string;
    /** Shown beside the selected text when the browser refuses to copy. */
    readonly refused: string;
  };
  /** What is copied, as it is called beside the button. */
  readonly name: string;
  readonly text: string;
}

/** Copies a text. Where the browser does not let it, the text is shown marked, to be copied by hand. */
export function CopyButton({ texts, name, text }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<"copied" | "refused" | null>(null);
  const copy = async () => {
    // Gone first, so that a second copy is announced again.
    setOutcome(null);
    setOutcome(await tryToCopy(text));
  };
  return (
    <span className={styles.copy}>
      <Button look="quiet" aria-label={texts.copyThis(name)} onClick={() => void copy()}>
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

async function tryToCopy(text: string): Promise<"copied" | "refused"> {
  try {
    await clipboardIfAllowed()?.writeText(text);
    return clipboardIfAllowed() === undefined ? "refused" : "copied";
  } catch (error) {
    console.warn("the browser does not let a text be copied", error);
    return "refused";
  }
}

/** There is none where the site is not served by TLS. */
function clipboardIfAllowed(): Clipboard | undefined {
  return (navigator as Partial<Navigator>).clipboard;
}

function markAll(input: HTMLInputElement | null): void {
  input?.focus();
}
