import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from "react";
import { classNames } from "./class-names.ts";
import styles from "./dialog.module.css";
import { enterHistory } from "./dialog-history.ts";
import { replaceEarlyDialog } from "./early-dialog.ts";
import { focusPageHeading } from "./page-heading.tsx";

interface DialogProps {
  readonly title: ReactNode;
  /** Called on Escape, on Back, and on any other way in which the browser closes a dialog. */
  readonly onCancel: () => void;
  /** Whether a press on the backdrop closes the dialog too. */
  readonly closesOnBackdrop?: boolean;
  /** `sheet` fills a phone's screen and is 700 px wide elsewhere (specification §9); `note` fits its text; `picture` is as large as the screen allows. */
  readonly size?: "sheet" | "note" | "picture";
  readonly role?: "dialog" | "alertdialog";
  readonly children: ReactNode;
  /** Stays visible below the scrolling content. */
  readonly footer?: ReactNode;
  /** The address of its history entry, from which it can be opened again; that of the page if it has none of its own. */
  readonly address?: string | undefined;
}

/**
 * A modal dialog, open as long as it is rendered. Focus moves to its heading, and on closing back to the element that had it. It has
 * a history entry of its own: Back cancels it.
 */
export function Dialog({
  title,
  onCancel,
  closesOnBackdrop = false,
  size = "note",
  role = "dialog",
  children,
  footer,
  address,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const cancel = useEffectEvent(onCancel);
  const firstAddress = useRef(address);

  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return undefined;
    replaceEarlyDialog();
    const before = document.activeElement;
    dialog.showModal();
    headingRef.current?.focus();
    const stop = aboveKeyboard(dialog);
    const leaveHistory = enterHistory({ cancel: () => cancel(), address: firstAddress.current });
    return () => {
      stop();
      leaveHistory();
      dialog.close();
      ignorePresses(before);
      if (before instanceof HTMLElement) before.focus();
      // That element may be gone or disabled, for example after a dish was removed or the cart was emptied.
      if (document.activeElement !== before) focusPageHeading({ preventScroll: true });
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
        // The cancel event of a nested dialog or of a file input bubbles up to here.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onCancel();
      }}
      onClose={(event) => {
        // On a second Escape in a row, browsers close a dialog without a cancel event. StrictMode closes and reopens it.
        const dialog = event.currentTarget;
        if (event.target !== dialog || dialog.open) return;
        onCancel();
        // If the owner keeps the dialog, for example while an order is being sent, it must be visible again.
        setTimeout(() => {
          if (dialog.isConnected && !dialog.open) dialog.showModal();
        });
      }}
      onMouseDown={(event) => {
        if (!closesOnBackdrop || event.target !== event.currentTarget) return;
        // Otherwise the press would move the focus away from the element to which closing has just returned it.
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

/**
 * Sets `--keyboard` on an element: the height in px that an on-screen keyboard covers. Returns a function that stops updating it.
 * Browsers that support `interactive-widget` in the viewport tag shrink the page itself, so the value stays 0 there; Safari does
 * not support it.
 */
function aboveKeyboard(element: HTMLElement): () => void {
  const shown = window.visualViewport;
  if (shown === null) return () => undefined;
  const measure = () => {
    // Zooming in also reduces the visible height, without any keyboard.
    const covered = shown.scale > 1 ? 0 : Math.max(0, window.innerHeight - shown.height);
    element.style.setProperty("--keyboard", `${String(Math.round(covered))}px`);
  };
  measure();
  shown.addEventListener("resize", measure);
  return () => shown.removeEventListener("resize", measure);
}

/** Longer than the two presses of a slow double click, in milliseconds. */
const momentMs = 500;

let timer: ReturnType<typeof setTimeout> | undefined;
let returnedTo: Element | null = null;

/**
 * Makes the page ignore the mouse and touches for a moment, and keys on the element to which the focus returns. Call it when a dialog closes:
 * the second press of a double click would otherwise hit whatever was below the dialog, and a second Enter would open the dialog again.
 */
function ignorePresses(focused: Element | null): void {
  clearTimeout(timer);
  returnedTo = focused;
  document.body.style.pointerEvents = "none";
  // A press on nothing would take the focus away from the element to which closing has just returned it.
  addEventListener("mousedown", preventDefault, true);
  addEventListener("click", ignoreKey, true);
  timer = setTimeout(() => {
    document.body.style.pointerEvents = "";
    removeEventListener("mousedown", preventDefault, true);
    removeEventListener("click", ignoreKey, true);
  }, momentMs);
}

function ignoreKey(event: MouseEvent): void {
  // A click by a key counts no presses of the mouse.
  if (event.detail > 0 || event.target !== returnedTo) return;
  event.preventDefault();
  event.stopPropagation();
}

function preventDefault(event: Event): void {
  event.preventDefault();
}
