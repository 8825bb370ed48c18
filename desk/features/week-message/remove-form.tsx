import { type SyntheticEvent, useState } from "react";
import { useCalls } from "#desk/data/calls/call-context.tsx";
import { sendAction } from "#desk/data/connection/send-action.ts";
import { ProblemNote } from "#desk/data/session/problem-note.tsx";
import { sendConfirmed } from "#desk/data/session/send-confirmed.ts";
import { useMe } from "#desk/data/session/session-context.tsx";
import type { AnyProblem } from "#desk/data/session/sign-in.ts";
import { useTexts } from "#desk/language/language-context.tsx";
import { subscriberTexts } from "#desk/language/subscriber-texts.ts";
import { ConfirmHint } from "#desk/parts/page/confirm-hint.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Stack, Toolbar } from "#web/ui/layout.tsx";
import styles from "./subscribers-section.module.css";

interface RemoveFormProps {
  readonly reload: () => Promise<unknown>;
  readonly onSaid: (said: string) => void;
}

/** Takes an address off the list whose reader has written to the seller. */
export function RemoveForm({ reload, onSaid }: RemoveFormProps) {
  const texts = useTexts(subscriberTexts);
  const { call } = useCalls();
  const { hasPasskey } = useMe();
  const [email, setEmail] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<AnyProblem | null>(null);
  const remove = async (event: SyntheticEvent) => {
    event.preventDefault();
    const typed = email.trim();
    if (isBusy || typed === "") return;
    setIsBusy(true);
    setProblem(null);
    const outcome = await sendConfirmed(
      () =>
        sendAction(
          () => call("removeSubscriber", { email: typed }),
          (isRemoved) => ({ isRemoved }),
        ),
      hasPasskey,
    );
    await reload();
    setIsBusy(false);
    if (outcome.kind === "confirm-first") setProblem(outcome.problem);
    else if (outcome.kind !== "answered") onSaid(texts.notRemoved);
    else if (outcome.data.isRemoved) {
      setEmail("");
      onSaid(texts.removed(typed));
    } else onSaid(texts.notThere(typed));
  };
  return (
    <details className={styles.folded}>
      <summary>{texts.remove}</summary>
      <Stack as="form" noValidate onSubmit={(event: SyntheticEvent) => void remove(event)}>
        <TextField
          label={texts.email}
          type="email"
          inputMode="email"
          value={email}
          onType={setEmail}
        />
        {problem === null ? <ConfirmHint /> : <ProblemNote problem={problem} />}
        <Toolbar>
          <Button type="submit" aria-busy={isBusy}>
            {texts.removeButton}
          </Button>
        </Toolbar>
      </Stack>
    </details>
  );
}
