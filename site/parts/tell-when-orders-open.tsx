import { type SyntheticEvent, useEffect, useId, useRef, useState } from "react";
import {
  tellsOfOpeningDocument,
  tellWhenOrdersOpenDocument,
} from "#contract/generated/late-operations.ts";
import { useLanguage } from "#site/language/language-context.tsx";
import { openingMailTexts } from "#site/language/opening-mail-texts.ts";
import { typedAddressTexts } from "#site/language/typed-address-texts.ts";
import { useLateAnswer } from "#site/order-state/use-late-answer.ts";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { CheckField } from "#web/ui/check-field.tsx";
import { Field, fieldErrorProps } from "#web/ui/field.tsx";
import { footClass, Row, Stack } from "#web/ui/layout.tsx";
import { MailSlip } from "#web/ui/mail-slip.tsx";

type Progress = "none" | "sending" | "asked" | "no-address" | "too-many" | "failed";

interface TellWhenOrdersOpenProps {
  /** The address that is filled in at first; the order form has asked whether it is right. */
  readonly email?: string | undefined;
  /** At the foot of a page; otherwise among other things. */
  readonly isFoot?: boolean;
}

/**
 * A box that is not ticked, with which a customer asks to be told by email when orders open; nothing where the shop does not offer it, and until
 * that is known. Ticking it only shows the field: the address gets a mail first that asks its reader to confirm.
 */
export function TellWhenOrdersOpen({ email = "", isFoot = false }: TellWhenOrdersOpenProps) {
  const { execute } = useGraphql();
  const { language, shopLanguage } = useLanguage();
  const texts = openingMailTexts[language];
  const id = useId();
  const isOffered = useLateAnswer(tellsOfOpeningDocument)?.shop.tellsOfOpening === true;
  const [isTicked, setIsTicked] = useState(false);
  const [typed, setTyped] = useState(email);
  const [right, setRight] = useState(email);
  const [progress, setProgress] = useState<Progress>("none");

  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that was pressed is gone.
    if (progress === "asked") said.current?.focus();
  }, [progress]);
  if (!isOffered) return null;

  const ask = async (): Promise<Progress> => {
    if (!typed.includes("@")) return "no-address";
    const variables = { email: typed.trim(), language: shopLanguage };
    const { data, errors } = await execute(tellWhenOrdersOpenDocument, variables);
    if (data != null) return data.tellWhenOrdersOpen ? "asked" : "no-address";
    return errors?.[0]?.extensions?.code === "TOO_MANY_REQUESTS" ? "too-many" : "failed";
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (progress === "sending") return;
    setProgress("sending");
    void ask()
      .catch((): Progress => "failed")
      .then((now) => {
        setProgress(now);
        if (now === "no-address") document.getElementById(id)?.focus();
      });
  };
  const type = (address: string) => {
    setTyped(address);
    setProgress("none");
  };
  const error = progress === "no-address" ? texts.problems[progress] : undefined;
  return (
    <Stack gap={2} className={isFoot ? footClass : undefined}>
      {progress !== "asked" && (
        <CheckField isChecked={isTicked} onCheck={setIsTicked}>
          {texts.tell}
        </CheckField>
      )}
      {isTicked && progress !== "asked" && (
        <Stack as="form" noValidate gap={2} aria-busy={progress === "sending"} onSubmit={submit}>
          <MailSlip
            texts={typedAddressTexts[language]}
            value={typed}
            right={right}
            onTake={type}
            onKeep={setRight}
          >
            <Field isUnmarked id={id} label={texts.email} error={error}>
              <input
                id={id}
                type="email"
                inputMode="email"
                autoComplete="email"
                dir="ltr"
                readOnly={progress === "sending"}
                value={typed}
                {...fieldErrorProps(id, error)}
                onChange={({ currentTarget }) => type(currentTarget.value)}
              />
            </Field>
          </MailSlip>
          <p>{texts.promise}</p>
          <p role="alert">
            {(progress === "too-many" || progress === "failed") && texts.problems[progress]}
          </p>
          <Row>
            <Button type="submit" aria-busy={progress === "sending"}>
              {texts.send}
            </Button>
          </Row>
        </Stack>
      )}
      <p ref={said} role="status" tabIndex={-1}>
        {progress === "asked" && (
          <>
            {texts.asked} <bdi dir="ltr">{typed.trim()}</bdi>
          </>
        )}
      </p>
    </Stack>
  );
}
