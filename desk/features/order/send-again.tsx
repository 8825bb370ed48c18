import { type SyntheticEvent, useId, useState } from "react";
import { orderPageDocument, sendMailAgainDocument } from "#contract/generated/desk-operations.ts";
import { ProblemNote } from "#desk/data/session/problem-note.tsx";
import type { AnyProblem } from "#desk/data/session/sign-in.ts";
import { useConfirmed } from "#desk/data/session/use-confirmed.ts";
import { useLanguage } from "#desk/language/language-context.tsx";
import { ConfirmHint } from "#desk/parts/order/confirm-hint.tsx";
import type { OrderMail } from "#desk/parts/order/use-order-page.ts";
import { parseEmail } from "#domain/customer/customer-form.ts";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { FieldError, fieldErrorProps, inputClass } from "#web/ui/field.tsx";
import { Row, Said, Stack } from "#web/ui/layout.tsx";

/**
 * Sends a mail again, to its address or to a corrected one, for which the passkey may be asked. It needs a connection: nothing of it
 * waits on the device.
 */
export function SendAgain({ mail }: { readonly mail: OrderMail }) {
  const { language, messages } = useLanguage();
  const { client, execute } = useGraphql();
  const { isBusy, problem: obstacle, run } = useConfirmed();
  const texts = messages.order;
  const id = useId();
  const [outcome, setOutcome] = useState("");
  const [typed, setTyped] = useState<string>();
  const [isWrong, setIsWrong] = useState(false);
  const problem = isWrong ? texts.invalidAddress : undefined;
  const isUnconfirmed = obstacle !== null && isAboutSigningIn(obstacle);

  const send = async (recipient: string | null) => {
    setOutcome("");
    await run(
      () => execute(sendMailAgainDocument, { mail: { id: mail.id, recipient } }),
      async () => {
        setTyped(undefined);
        await client.reload(orderPageDocument, { number: mail.orderNumber, language });
        setOutcome(texts.sentAgain(recipient ?? mail.recipient));
      },
    );
  };
  const sendToTyped = (event: SyntheticEvent) => {
    event.preventDefault();
    const address = parseEmail(typed ?? "");
    setIsWrong(address === undefined);
    if (address !== undefined) void send(address);
  };

  return (
    <Stack gap={2}>
      <Row>
        <Button data-once aria-busy={isBusy} onClick={() => void send(null)}>
          {messages.shell.sendAgain}
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
      </Row>
      {typed !== undefined && (
        <Stack as="form" noValidate gap={2} align="start" onSubmit={sendToTyped}>
          <ConfirmHint />
          <label htmlFor={id}>{texts.newAddress}</label>
          <input
            id={id}
            type="email"
            dir="ltr"
            autoComplete="off"
            className={inputClass}
            value={typed}
            {...fieldErrorProps(id, problem)}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setIsWrong(false);
            }}
          />
          <FieldError id={id} error={problem} />
          <Button look="main" type="submit" data-once aria-busy={isBusy}>
            {texts.send}
          </Button>
        </Stack>
      )}
      {isUnconfirmed && <ProblemNote problem={obstacle} />}
      <Said>{obstacle !== null && !isUnconfirmed ? texts.sendFailed : outcome}</Said>
    </Stack>
  );
}

/** Whether the person did not confirm; every other problem is one of sending. */
function isAboutSigningIn(problem: AnyProblem): boolean {
  return problem === "CONFIRM_FIRST" || problem === "NO_PASSKEYS" || problem.startsWith("PASSKEY_");
}
