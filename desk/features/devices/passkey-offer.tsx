import { useMessages } from "#desk/language/language-context.tsx";
import { useMinute } from "#desk/order-parts/use-minute.ts";
import { KeepPasskeyButton } from "#desk/session/keep-passkey-button.tsx";
import { useMe } from "#desk/session/session-context.tsx";

interface PasskeyOfferProps {
  readonly onKept: () => void;
}

/**
 * Where the seller has no passkey: offers to keep one as long as the sign-in is confirmed, and says afterwards that a new link is
 * needed first. Nothing where she has one.
 */
export function PasskeyOffer({ onKept }: PasskeyOfferProps) {
  const { devices: texts } = useMessages();
  const { hasPasskey, confirmedUntil } = useMe();
  const now = useMinute();
  if (hasPasskey) return null;
  if (confirmedUntil === null || now >= confirmedUntil) return <p>{texts.linkFirst}</p>;
  return (
    <>
      <p>{texts.keepNow}</p>
      <KeepPasskeyButton onKept={onKept} />
    </>
  );
}
