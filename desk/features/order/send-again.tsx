import { type SyntheticEvent, useId, useState } from "react";
import { orderPageDocument, sendMailAgainDocument } from "#contract/generated/desk-operations.ts";
import { useLanguage } from "#desk/language/language-context.tsx";
import { parseEmail } from "#domain/customer/customer-form.ts";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { FieldError, fieldErrorProps } from "#web/ui/field.tsx";
import styles from "./send-again.module.css";
import type { OrderMail } from "./use-order-page.ts";

/** Sends a mail again, to its address or to a corrected one. It needs a connection: nothing of it waits on the device. */
export function SendAgain({ mail }: { readonly mail: OrderMail }) {
  const { language, messages } = useLanguage();
  const { client, execute } = useGraphql();
  const texts = messages.order;
  const id = useId();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState("");
  const [typed, setTyped] = useState<string>();
  const [isWrong, setIsWrong] = useState(false);
  const problem = isWrong ? texts.invalidAddress : undefined;

  const send = async (recipient: string | null) => {
    if (isBusy) return;
    setIsBusy(true);
    setOutcome("");
    const sent = await trySending(() =>
      execute(sendMailAgainDocument, { mail: { id: mail.id, recipient } }),
    );
    if (sent) {
      setTyped(undefined);
      await client.reload(orderPageDocument, { number: mail.orderNumber, language });
    }
    setOutcome(sent ? texts.sentAgain(recipient ?? mail.recipient) : texts.sendFailed);
    setIsBusy(false);
  };
  const sendToTyped = (event: SyntheticEvent) => {
    event.preventDefault();
    const address = parseEmail(typed ?? "");
    setIsWrong(address === undefined);
    if (address !== undefined) void send(address);
  };

  return (
    <div className={styles.again}>
      <div className={styles.buttons}>
        <Button aria-busy={isBusy} onClick={() => void send(null)}>
          {texts.sendAgain}
        </Button>
        {mail.kind === "customer" && (
          <Button
            look="quiet"
            aria-expanded={typed !== undefined}
            onClick={() => setTyped(typed === undefined ? mail.recipient : undefined)}
          >
            {texts.sendElsewhere}
          </Button>
        )}
      </div>
      {typed !== undefined && (
        <form noValidate className={styles.form} onSubmit={sendToTyped}>
          <label htmlFor={id}>{texts.newAddress}</label>
          <input
            id={id}
            type="email"
            dir="ltr"
            autoComplete="off"
            className={styles.input}
            value={typed}
            {...fieldErrorProps(id, problem)}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setIsWrong(false);
            }}
          />
          <FieldError id={id} error={problem} />
          <Button look="main" type="submit" aria-busy={isBusy}>
            {texts.send}
          </Button>
        </form>
      )}
      <p role="status" className={styles.outcome}>
        {outcome}
      </p>
    </div>
  );
}

async function trySending(
  send: () => Promise<{ readonly data?: unknown; readonly errors?: unknown }>,
): Promise<boolean> {
  try {
    const { data, errors } = await send();
    if (errors === undefined && data != null) return true;
    console.error("the server did not send a mail again", errors);
  } catch (error) {
    console.error("a mail could not be sent again", error);
  }
  return false;
}
