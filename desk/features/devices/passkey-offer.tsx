import { RegisterPasskeyButton } from "#desk/data/session/register-passkey-button.tsx";
import { useMe } from "#desk/data/session/session-context.tsx";
import { useMessages } from "#desk/language/language-context.tsx";
import { useMinute } from "#desk/parts/order/use-minute.ts";
import { NewLinkWay } from "./new-link-way.tsx";

interface PasskeyOfferProps {
  /** Undefined until the browser has said so. */
  readonly canMakePasskey: boolean | undefined;
  readonly onKept: () => void;
}

/**
 * Where the seller has no passkey: offers to keep one as long as the sign-in is confirmed, and says afterwards which link is needed
 * first. Nothing where she has one.
 */
export function PasskeyOffer({ canMakePasskey, onKept }: PasskeyOfferProps) {
  const { devices: texts } = useMessages();
  const { hasPasskey, confirmedUntil } = useMe();
  const now = useMinute();
  if (hasPasskey || canMakePasskey === undefined) return null;
  const isConfirmed = confirmedUntil !== null && now < confirmedUntil;
  return (
    <>
      {!isConfirmed && (
        <p>
          {texts.linkFirst} {/* Without a passkey no other device can make a link now. */}
          <NewLinkWay from={undefined} />
        </p>
      )}
      {!canMakePasskey && <p>{texts.noPasskeyHere}</p>}
      {canMakePasskey && !isConfirmed && <p>{texts.thenKeep}</p>}
      {canMakePasskey && isConfirmed && (
        <>
          <p>{texts.keepNow}</p>
          <RegisterPasskeyButton hasPasskey={false} onKept={onKept} />
        </>
      )}
    </>
  );
}
