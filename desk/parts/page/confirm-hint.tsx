import { useLocation } from "wouter";
import { useMe } from "#desk/data/session/session-context.tsx";
import { useLanguage } from "#desk/language/language-context.tsx";
import { shownMoment } from "#desk/language/times.ts";
import { PageLink } from "#desk/parts/rights/page-link.tsx";
import { Text } from "#web/ui/layout.tsx";
import { useMinute } from "#web/ui/use-minute.ts";

interface ConfirmHintProps {
  /** Whether what is written is a draft that outlives a new sign-in. */
  readonly isDraft?: boolean;
  /** What the hint is about, where that is not everything around it. */
  readonly children?: string;
}

/**
 * Says before anything is written or pressed what it will need. Nothing where the sign-in is confirmed and a passkey exists. The page of
 * devices itself says how to keep one.
 */
export function ConfirmHint({ isDraft = false, children }: ConfirmHintProps) {
  const { language, messages } = useLanguage();
  const { confirmHint: texts } = messages.signIn;
  const { hasPasskey, confirmedUntil } = useMe();
  const now = useMinute();
  const [path] = useLocation();
  const isConfirmed = confirmedUntil !== null && now < confirmedUntil;
  if (hasPasskey && isConfirmed) return null;
  const said = [
    children,
    hasPasskey && texts.withPasskey,
    !hasPasskey && isConfirmed && texts.until(shownMoment(confirmedUntil, language)),
    !hasPasskey && !isConfirmed && texts.linkFirst,
    !hasPasskey && !isConfirmed && isDraft && texts.kept,
  ];
  return (
    <Text tone="soft">
      {said.filter((sentence) => typeof sentence === "string").join(" ")}{" "}
      {!hasPasskey && path !== "/devices" && <PageLink href="/devices">{texts.toDevices}</PageLink>}
    </Text>
  );
}
