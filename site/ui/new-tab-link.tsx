import { useMessages } from "#site/language/language-context.tsx";
import { type ButtonLook, buttonClass } from "./button-class.ts";

interface NewTabLinkProps {
  readonly href: string;
  /** As a button looks; without it as a link in a text. */
  readonly look?: ButtonLook;
  readonly children: string;
}

/** A link that leaves what is open here as it is; those who hear the page are told that another tab opens. */
export function NewTabLink({ href, look, children }: NewTabLinkProps) {
  const { inNewTab } = useMessages();
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={inNewTab(children)}
      className={look && buttonClass(look)}
    >
      {children}
    </a>
  );
}
