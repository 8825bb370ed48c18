import { useState } from "react";
import { useMessages } from "#site/language/language-context.tsx";
import { Button } from "./button.tsx";
import type { ButtonLook } from "./button-class.ts";

interface TryAgainButtonProps {
  readonly look?: ButtonLook;
  /** Resolves when the trying is over, well or not. Until then the button says that it is busy, and another press does nothing. */
  readonly onTry: () => Promise<unknown>;
}

export function TryAgainButton({ look = "plain", onTry }: TryAgainButtonProps) {
  const messages = useMessages();
  const [isBusy, setIsBusy] = useState(false);
  const tryAgain = async () => {
    if (isBusy) return;
    setIsBusy(true);
    await onTry();
    setIsBusy(false);
  };
  return (
    <Button look={look} aria-busy={isBusy} onClick={() => void tryAgain()}>
      {messages.tryAgain}
    </Button>
  );
}
