import { useState } from "react";
import { Button, type ButtonLook } from "./button.tsx";

interface TryAgainButtonProps {
  readonly texts: { readonly tryAgain: string };
  readonly look?: ButtonLook;
  /** Resolves when the attempt is over, successful or not. Until then the button is marked busy and ignores presses. */
  readonly onTry: () => Promise<unknown>;
}

export function TryAgainButton({ texts, look = "plain", onTry }: TryAgainButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const tryAgain = async () => {
    if (isBusy) return;
    setIsBusy(true);
    await onTry();
    setIsBusy(false);
  };
  return (
    <Button look={look} aria-busy={isBusy} onClick={() => void tryAgain()}>
      {texts.tryAgain}
    </Button>
  );
}
