import { type ReactNode, useEffect, useId, useRef } from "react";
import { aboveKeyboard } from "./above-keyboard.ts";
import { classNames } from "./class-names.ts";
import styles from "./dialog.module.css";
import { focusPageHeading } from "./page-heading.tsx";

interface DialogProps {
  readonly title: ReactNode;
  /** Escape, and whatever else the browser closes a dialog with. */
  readonly onCancel: () => void;
  /** Whether a press beside the dialog closes it too. */
  readonly closesOnBackdrop?: boolean;
  /** `sheet` fills a phone's screen and is 700 px wide elsewhere (specification §9); `note` is as small as its text; `picture` is as large as the screen lets it be. */
  readonly size?: "sheet" | "note" | "picture";
  readonly role?: "dialog" | "alertdialog";
  readonly children: ReactNode;
  /** What stays in sight below the part that scrolls. */
  readonly footer?: ReactNode;
}

/** A modal dialog, open as long as it is rendered. Focus goes to its heading, and back to what had it. */
export function Dialog({
  title,
  onCancel,
  closesOnBackdrop = false,
  size = "note",
  role = "dialog",
  children,
  footer,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const headingId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return undefined;
    const before = document.activeElement;
    dialog.showModal();
    headingRef.current?.focus();
    const stop = aboveKeyboard(dialog);
    return () => {
      stop();
      dialog.close();
      if (before instanceof HTMLElement) before.focus();
      // What had the focus may be gone with the dish that was removed, or disabled with the cart that was emptied.
      if (document.activeElement !== before) focusPageHeading();
    };
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- presses on the backdrop and the browser's own events
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={headingId}
      className={classNames(styles.dialog, styles[size])}
      onCancel={(event) => {
        // A dialog inside this one, or a file input, would bubble its own cancel to here.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onCancel();
      }}
      onClose={(event) => {
        // A browser lets the second Escape in a row close a dialog without asking; StrictMode closes and opens it again.
        const dialog = event.currentTarget;
        if (event.target !== dialog || dialog.open) return;
        onCancel();
        // A dialog that must not be cancelled now is still there, and has to be seen.
        setTimeout(() => {
          if (dialog.isConnected && !dialog.open) dialog.showModal();
        });
      }}
      onMouseDown={(event) => {
        if (!closesOnBackdrop || event.target !== event.currentTarget) return;
        // Otherwise the press would move the focus on, away from where closing has just put it back.
        event.preventDefault();
        onCancel();
      }}
    >
      <div className={styles.frame}>
        <h2 ref={headingRef} id={headingId} tabIndex={-1} className={styles.heading}>
          {title}
        </h2>
        <div className={styles.content}>{children}</div>
        {footer !== undefined && <div className={styles.footer}>{footer}</div>}
      </div>
    </dialog>
  );
}
