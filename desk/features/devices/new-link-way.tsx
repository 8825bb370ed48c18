import { LinkCommand } from "#desk/data/session/link-command.tsx";
import { useMessages } from "#desk/language/language-context.tsx";

interface NewLinkWayProps {
  /** The name of another device of the seller that can make a link, if there is one. */
  readonly from: string | undefined;
}

/** Says where the link comes from that confirms the sign-in on this device, and what to press. */
export function NewLinkWay({ from }: NewLinkWayProps) {
  const { devices: texts, signIn } = useMessages();
  if (from !== undefined) return texts.linkFrom(`\u2068${from}\u2069`, signIn.openHere);
  return (
    <>
      {texts.linkFromCommand(signIn.openHere)} <LinkCommand />
    </>
  );
}
