import { type ComponentProps, type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { useLanguage } from "#site/language/language-context.tsx";
import { typedAddressTexts } from "#site/language/typed-address-texts.ts";
import { MailSlip } from "#web/ui/mail-slip.tsx";

interface AskedEmailProps {
  /** What the form is filled in with. */
  readonly first: { readonly email: string; readonly rightEmail: string };
  /** An answer is in the form, which fires no event of it. */
  readonly onAnswered: () => void;
  readonly children: (props: ComponentProps<"input">) => ReactNode;
}

/** The field of the mail address, with the question whether another one was meant. The answer is kept with the form and with her details. */
export function AskedEmail({ first, onAnswered, children }: AskedEmailProps) {
  const { language } = useLanguage();
  const [email, setEmail] = useState(first.email);
  const [right, setRight] = useState(first.rightEmail);
  const answer = (set: () => void) => {
    // The form is read from its elements.
    flushSync(set);
    onAnswered();
  };
  return (
    <MailSlip
      texts={typedAddressTexts[language]}
      value={email}
      right={right}
      onTake={(address) => answer(() => setEmail(address))}
      onKeep={(address) => answer(() => setRight(address))}
    >
      {children({
        value: email,
        onChange: (event) => setEmail(event.currentTarget.value),
      })}
      {right !== "" && <input type="hidden" name="rightEmail" value={right} />}
    </MailSlip>
  );
}
