import { useState } from "react";
import { askingTextDocument } from "#contract/generated/desk-late-operations.ts";
import { useMark } from "#desk/data/marks/mark-context.tsx";
import type { ShownDeskOrder } from "#desk/data/week/week-context.tsx";
import { useMessages } from "#desk/language/language-context.tsx";
import { whatsappNumber } from "#domain/customer/whatsapp-number.ts";
import { balance } from "#domain/order-log/balance.ts";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { LineIcon } from "#web/ui/line-icon.tsx";
import styles from "./ask-by-whatsapp.module.css";
import { nameText } from "./order-name.tsx";
import { WhatsappDialog } from "./whatsapp-dialog.tsx";

interface AskByWhatsappProps {
  readonly order: ShownDeskOrder;
  /** Shows an icon instead of the words. */
  readonly isIcon?: boolean;
}

/**
 * The button that opens the text with which a customer is asked for what is open; nothing where nothing is to be paid, or where the phone
 * number is none of WhatsApp.
 */
export function AskByWhatsapp({ order, isIcon = false }: AskByWhatsappProps) {
  const { money } = useMessages();
  const { client } = useGraphql();
  const press = useMark();
  /** Undefined if it could not be read, null while it was not asked for. */
  const [text, setText] = useState<string | null | undefined>(null);
  const { number, phoneNumber, state } = order;
  const to = phoneNumber === null ? undefined : whatsappNumber(phoneNumber);
  if (to === undefined || state.isErased || balance(state)?.kind !== "to-pay") return null;
  const name = nameText(order);
  const open = async () => {
    const answer = await client.reload(askingTextDocument, { number });
    setText(answer.ok ? (answer.data.askingText ?? undefined) : undefined);
  };
  return (
    <>
      <Button
        look={isIcon ? "quiet" : "plain"}
        className={isIcon ? styles.icon : undefined}
        aria-label={money.askByWhatsapp(name)}
        onClick={() => void open()}
      >
        {isIcon ? <LineIcon path="M4 5h16v11h-9l-5 4v-4H4z" /> : money.byWhatsapp}
      </Button>
      {text !== null && (
        <WhatsappDialog
          name={name}
          language={order.language}
          to={to}
          text={text}
          onCancel={() => setText(null)}
          onOpen={() => {
            press([{ orderNumber: number, action: { asked: "whatsapp" } }], money.saidAsked(name));
            setText(null);
          }}
        />
      )}
    </>
  );
}
