import type { ReactNode } from "react";
import { useDraft } from "#desk/data/drafts/draft-context.tsx";
import { useTexts } from "#desk/language/language-context.tsx";
import { mailSlipTexts } from "#desk/language/mail-slip-texts.ts";
import { MailSlip } from "#web/ui/mail-slip.tsx";

interface AskedAddressProps {
  /** Which address of the shop it is. */
  readonly field: string;
  readonly value: string;
  readonly onTake: (address: string) => void;
  readonly children: ReactNode;
}

const isText = (value: unknown): value is string => typeof value === "string";

/** A mail address of the shop, with the question whether another one was meant. The device keeps the address that was confirmed as right. */
export function AskedAddress({ field, value, onTake, children }: AskedAddressProps) {
  const texts = useTexts(mailSlipTexts);
  const [right = "", keep] = useDraft(`catalogue right address ${field}`, isText);
  return (
    <MailSlip
      texts={texts}
      value={value}
      right={right}
      onTake={onTake}
      onKeep={(address) => void keep(address)}
    >
      {children}
    </MailSlip>
  );
}
