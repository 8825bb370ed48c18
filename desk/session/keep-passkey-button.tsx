import { useState } from "react";
import { useMessages } from "#desk/language/language-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { ProblemNote } from "./problem-note.tsx";
import { type AnyProblem, keepPasskey } from "./sign-in.ts";

/** Keeps a passkey in this device. `onKept` is also called where one was kept already. */
export function KeepPasskeyButton({ onKept }: { readonly onKept: () => void }) {
  const { signIn } = useMessages();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<AnyProblem | null>(null);
  const keep = async () => {
    setIsBusy(true);
    setProblem(null);
    const kept = await keepPasskey();
    setIsBusy(false);
    if (kept.ok || kept.problem === "PASSKEY_EXISTS") onKept();
    else setProblem(kept.problem);
  };
  return (
    <>
      {problem !== null && <ProblemNote problem={problem} />}
      <Button look="main" aria-busy={isBusy} disabled={isBusy} onClick={() => void keep()}>
        {signIn.keep}
      </Button>
    </>
  );
}
