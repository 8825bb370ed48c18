import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { Redirect } from "wouter";
import type { NotSignedInReason } from "#contract/wire/desk-sign-in.ts";
import { useDraftPage } from "#desk/data/drafts/draft-context.tsx";
import { deviceName } from "#desk/data/session/device-name.ts";
import { LinkCommand } from "#desk/data/session/link-command.tsx";
import { canMakePasskey, knowsPasskeys } from "#desk/data/session/passkey.ts";
import { ProblemNote, SignInNote } from "#desk/data/session/problem-note.tsx";
import { RegisterPasskeyButton } from "#desk/data/session/register-passkey-button.tsx";
import { useSession, useSessionState } from "#desk/data/session/session-context.tsx";
import { type AnyProblem, redeemLink, signInByPasskey } from "#desk/data/session/sign-in.ts";
import { useLanguage, useMessages } from "#desk/language/language-context.tsx";
import { otherLanguage } from "#domain/language/language.ts";
import { Button } from "#web/ui/button.tsx";
import { Stack, Text } from "#web/ui/layout.tsx";
import { Pomegranate } from "#web/ui/mark.tsx";
import { focusPageHeading, PageHeading } from "#web/ui/page-heading.tsx";
import { Bullets } from "#web/ui/screen.tsx";
import { DropMarks } from "./drop-marks.tsx";
import styles from "./sign-in-page.module.css";

/**
 * The page of a device that is not signed in, at whatever address, and of `/sign-in`. A link lets a device in only when the button is
 * pressed: a program that opens links on its own, such as the preview of a chat, uses up none.
 */
export function SignInPage() {
  const state = useSessionState();
  const session = useSession();
  const code = useLinkCode();
  const [offersPasskey, setOffersPasskey] = useState(false);

  const letIn = async (role: string) => {
    const isOffering = role === "owner" && (await canMakePasskey());
    forgetLinkCode();
    if (isOffering) setOffersPasskey(true);
    else void session.ask();
  };
  const enter = () => {
    setOffersPasskey(false);
    void session.ask();
  };
  if (!offersPasskey && code === undefined && state.kind === "signed-in") return <GoOn />;
  const isOut = state.kind === "signed-out";
  return (
    <Frame>
      {offersPasskey && <PasskeyOffer onDone={enter} />}
      {!offersPasskey && code !== undefined && (
        <RedeemLink key={code} code={code} onLetIn={letIn} />
      )}
      {!offersPasskey && code === undefined && (
        <SignInForm
          reason={isOut ? state.reason : "none"}
          keepsDrafts={isOut && state.keepsDrafts}
          waiting={isOut ? state.waiting : 0}
          unsent={isOut ? state.unsent : []}
          onDropMarks={() => void session.dropMarks()}
          onSignedIn={enter}
        />
      )}
    </Frame>
  );
}

/** Leads to where something was begun on this device and is not sent, otherwise to the first page. */
function GoOn() {
  return <Redirect to={useDraftPage() ?? ""} replace />;
}

/** The page without the desk's bars, which are for devices that are signed in. */
function Frame({ children }: { readonly children: ReactNode }) {
  const { language, messages, showIn } = useLanguage();
  const other = otherLanguage(language);
  const { title } = messages.signIn;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div className={styles.frame}>
      <header className={styles.top}>
        <Pomegranate size={40} />
        <Button look="quiet" lang={other} onClick={() => showIn(other)}>
          {messages.shell.otherLanguage}
        </Button>
      </header>
      <Stack as="main" gap={4} className={styles.card}>
        {children}
      </Stack>
    </div>
  );
}

function PasskeyOffer({ onDone }: { readonly onDone: () => void }) {
  const { signIn } = useLanguage().messages;
  // The button that was pressed is gone.
  useEffect(focusPageHeading, []);
  return (
    <>
      <PageHeading>{signIn.keepTitle}</PageHeading>
      <p>{signIn.keepWhy}</p>
      <Text tone="soft">{signIn.whatIsPasskey}</Text>
      {/* The link has just confirmed. */}
      <RegisterPasskeyButton hasPasskey={false} onKept={onDone} />
      <Button onClick={onDone}>{signIn.notNow}</Button>
    </>
  );
}

interface RedeemLinkProps {
  readonly code: string;
  /** Resolves once the page shows something else. */
  readonly onLetIn: (role: string) => Promise<void>;
}

/** After these a second press cannot succeed. */
const deadLink: ReadonlySet<AnyProblem> = new Set(["LINK_UNKNOWN", "LINK_USED", "LINK_EXPIRED"]);

/** One press lets this device in by the link that was opened. */
function RedeemLink({ code, onLetIn }: RedeemLinkProps) {
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

/** The code of a link: what is after the `#` of the address. Undefined if there is none. */
function useLinkCode(): string | undefined {
  return useSyncExternalStore(subscribe, read, () => undefined);
}

/** Takes the code out of the address and of the browser's history, once it was used. */
function forgetLinkCode(): void {
  history.replaceState(history.state, "", location.pathname + location.search);
  // Browsers tell nobody of this change.
  window.dispatchEvent(new Event("hashchange"));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
}

function read(): string | undefined {
  return location.hash.length > 1 ? location.hash.slice(1) : undefined;
}

interface SignInFormProps {
  /** Why the device is not signed in. */
  readonly reason: NotSignedInReason;
  /** Whether what the seller had begun to write waits for her. */
  readonly keepsDrafts: boolean;
  /** How many marks wait for the seller. */
  readonly waiting: number;
  /** What was pressed on this device and never sent. */
  readonly unsent: readonly string[];
  readonly onDropMarks: () => void;
  readonly onSignedIn: () => void;
}

/** Signs in by a passkey, or says how to get a link. */
export function SignInForm({
  reason,
  keepsDrafts,
  waiting,
  unsent,
  onDropMarks,
  onSignedIn,
}: SignInFormProps) {
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
      {waiting > 0 && <p>{signIn.marksWait(waiting)}</p>}
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
      {waiting > 0 && <DropMarks count={waiting} onDrop={onDropMarks} />}
    </>
  );
}

/** Says how to get a link that lets this device in. */
function NewLinkHelp({ isOpen }: { readonly isOpen: boolean }) {
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
