import { useState } from "react";
import { deviceName } from "#desk/data/session/device-name.ts";
import { forgetLinkCode } from "#desk/data/session/link-code.ts";
import { ProblemNote } from "#desk/data/session/problem-note.tsx";
import { useSessionState } from "#desk/data/session/session-context.tsx";
import { type AnyProblem, redeemLink } from "#desk/data/session/sign-in.ts";
import { useMessages } from "#desk/language/language-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { Text } from "#web/ui/layout.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";
import { NewLinkHelp } from "./new-link-help.tsx";

interface RedeemLinkProps {
  readonly code: string;
  /** Resolves once the page shows something else. */
  readonly onLetIn: (role: string) => Promise<void>;
}

/** After these a second press cannot succeed. */
const deadLink: ReadonlySet<AnyProblem> = new Set(["LINK_UNKNOWN", "LINK_USED", "LINK_EXPIRED"]);

/** One press lets this device in by the link that was opened. */
export function RedeemLink({ code, onLetIn }: RedeemLinkProps) {
  const { signIn } = useMessages();
  const state = useSessionState();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<AnyProblem | null>(null);
  const name = deviceName(navigator) ?? signIn.thisDevice;
  const redeem = async () => {
    setIsBusy(true);
    setProblem(null);
    const redeemed = await redeemLink(code, name);
    if (redeemed.ok) await onLetIn(redeemed.answer.role);
    else setProblem(redeemed.problem);
    setIsBusy(false);
  };
  const isDead = problem !== null && deadLink.has(problem);
  return (
    <>
      <PageHeading>{signIn.title}</PageHeading>
      {problem !== null && <ProblemNote problem={problem} />}
      {isDead ? (
        <>
          <NewLinkHelp isOpen />
          <Button onClick={forgetLinkCode}>{signIn.withoutLink}</Button>
        </>
      ) : (
        <>
          <Button look="main" aria-busy={isBusy} disabled={isBusy} onClick={() => void redeem()}>
            {signIn.openHere}
          </Button>
          <Text tone="soft">{signIn.oneDevice(`\u2068${name}\u2069`)}</Text>
          {state.kind === "signed-in" && <Text tone="soft">{signIn.isIn}</Text>}
        </>
      )}
    </>
  );
}
