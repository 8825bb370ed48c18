import { type ReactNode, useEffect, useState } from "react";
import { useMessages } from "#desk/language/language-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { canMakePasskey } from "./passkey.ts";
import { ProblemNote } from "./problem-note.tsx";
import { type AnyProblem, registerPasskey } from "./sign-in.ts";

interface KeepPasskeyButtonProps {
  /** Whether the seller has a passkey already, on whatever device. */
  readonly hasPasskey: boolean;
  /** Also called where one was kept already. */
  readonly onKept: () => void;
  /** Says what to do where no passkey could confirm. */
  readonly otherWay?: ReactNode;
}

/** Keeps a passkey in this device. */
export function RegisterPasskeyButton({ hasPasskey, onKept, otherWay }: KeepPasskeyButtonProps) {
  const { signIn } = useMessages();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<AnyProblem | null>(null);
  const keep = async () => {
    setIsBusy(true);
    setProblem(null);
    const kept = await registerPasskey(hasPasskey);
    setIsBusy(false);
    if (kept.ok || kept.problem === "PASSKEY_EXISTS") onKept();
    else setProblem(kept.problem);
  };
  return (
    <>
      {problem !== null && (
        <ProblemNote problem={problem} todo={problem === "CONFIRM_FIRST" ? otherWay : undefined} />
      )}
      <Button look="main" aria-busy={isBusy} disabled={isBusy} onClick={() => void keep()}>
        {signIn.keep}
      </Button>
    </>
  );
}

/** Whether a passkey can be made in this device; undefined until the browser has said so. */
export function useCanMakePasskey(): boolean | undefined {
  const [canMake, setCanMake] = useState<boolean>();
  useEffect(() => void canMakePasskey().then(setCanMake), []);
  return canMake;
}
