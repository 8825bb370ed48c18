import { useState } from "react";
import type { NotSignedInReason } from "#contract/wire/desk-sign-in.ts";
import { deviceName } from "#desk/data/session/device-name.ts";
import { LinkCommand } from "#desk/data/session/link-command.tsx";
import { knowsPasskeys } from "#desk/data/session/passkey.ts";
import { ProblemNote, SignInNote } from "#desk/data/session/problem-note.tsx";
import { type AnyProblem, signInByPasskey } from "#desk/data/session/sign-in.ts";
import { useMessages } from "#desk/language/language-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { Text } from "#web/ui/layout.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";
import { Bullets } from "#web/ui/screen.tsx";
import styles from "./sign-in-page.module.css";

interface SignInFormProps {
  /** Why the device is not signed in. */
  readonly reason: NotSignedInReason;
  /** Whether what the seller had begun to write waits for her. */
  readonly keepsDrafts: boolean;
  /** What was pressed on this device and never sent. */
  readonly unsent: readonly string[];
  readonly onSignedIn: () => void;
}

/** Signs in by a passkey, or says how to get a link. */
export function SignInForm({ reason, keepsDrafts, unsent, onSignedIn }: SignInFormProps) {
  const { signIn } = useMessages();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<AnyProblem | null>(null);
  const enter = async () => {
    setIsBusy(true);
    setProblem(null);
    const signedIn = await signInByPasskey(deviceName(navigator) ?? signIn.thisDevice);
    setIsBusy(false);
    if (signedIn.ok) onSignedIn();
    else setProblem(signedIn.problem);
  };
  const why = signIn.reasons[reason];
  const canUsePasskey = knowsPasskeys();
  return (
    <>
      <PageHeading>{signIn.title}</PageHeading>
      {problem === null && why !== undefined && <SignInNote title={why.title} todo={why.todo} />}
      {problem !== null && <ProblemNote problem={problem} />}
      {keepsDrafts && <p>{signIn.draftsWait}</p>}
      {unsent.length > 0 && (
        <div>
          <p>{signIn.unsent}</p>
          <Bullets lines={unsent} />
        </div>
      )}
      {canUsePasskey ? (
        <>
          <Button look="main" aria-busy={isBusy} disabled={isBusy} onClick={() => void enter()}>
            {signIn.withPasskey}
          </Button>
          <Text tone="soft">{signIn.whatIsPasskey}</Text>
        </>
      ) : (
        <ProblemNote problem={window.isSecureContext ? "NO_PASSKEYS" : "NOT_HTTPS"} />
      )}
      <NewLinkHelp isOpen={!canUsePasskey} />
    </>
  );
}

/** Says how to get a link that lets this device in. */
export function NewLinkHelp({ isOpen }: { readonly isOpen: boolean }) {
  const { signIn } = useMessages();
  return (
    <details open={isOpen} className={styles.help}>
      <summary>{signIn.newLink}</summary>
      <p>{signIn.newLinkFromDevice}</p>
      <p>
        {signIn.newLinkFromCommand} <LinkCommand />
      </p>
    </details>
  );
}
