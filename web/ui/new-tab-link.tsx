import { type ButtonLook, buttonClass } from "./button.tsx";

export interface NewTabTexts {
  /** The accessible name of a link, which says that it opens in a new tab. */
  readonly inNewTab: (link: string) => string;
}

interface NewTabLinkProps {
  readonly texts: NewTabTexts;
  readonly href: string;
  /** The look of a button; without it the link looks like a link in a text. */
  readonly look?: ButtonLook;
  /** Of a link that stands alone. */
  readonly className?: string;
  /** Called when it is followed. */
  readonly onOpen?: () => void;
  readonly children: string;
}

/** A link that opens in a new tab; its accessible name says so. */
export function NewTabLink({ texts, href, look, className, onOpen, children }: NewTabLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={texts.inNewTab(children)}
      className={look ? buttonClass(look) : className}
      onClick={onOpen}
    >
      {children}
    </a>
  );
}
