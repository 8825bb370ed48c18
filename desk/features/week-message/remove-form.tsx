import { type SyntheticEvent, useState } from "react";
import { useCalls } from "#desk/data/calls/call-context.tsx";
import { sendAction } from "#desk/data/connection/send-action.ts";
import { useTexts } from "#desk/language/language-context.tsx";
import { subscriberTexts } from "#desk/language/subscriber-texts.ts";
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
  const [email, setEmail] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const remove = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy || email.trim() === "") return;
    setIsBusy(true);
    const outcome = await sendAction(
      () => call("removeSubscriber", { email }),
      (isRemoved) => ({ isRemoved }),
    );
    await reload();
    setIsBusy(false);
    if (outcome.kind !== "answered") onSaid(texts.notRemoved);
    else if (outcome.data.isRemoved) {
      setEmail("");
      onSaid(texts.removed(email.trim()));
    } else onSaid(texts.notThere(email.trim()));
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
        <Toolbar>
          <Button type="submit" aria-busy={isBusy}>
            {texts.removeButton}
          </Button>
        </Toolbar>
      </Stack>
    </details>
  );
}
