import { type ReactNode, useEffect, useRef, useState } from "react";
import { mailSlip } from "#domain/customer/mail-slip.ts";
import { Button } from "./button.tsx";
import { addressesClass, Note, Row, Stack } from "./layout.tsx";
import styles from "./mail-slip.module.css";

interface MailSlipProps {
  readonly texts: {
    /** Before the address that is proposed. */
    readonly question: string;
    readonly take: string;
    readonly keep: string;
  };
  /** What stands in the field. */
  readonly value: string;
  /** The address that was confirmed as right; empty where none was. */
  readonly right: string;
  readonly onTake: (address: string) => void;
  readonly onKeep: (address: string) => void;
  /** The field of the address. */
  readonly children: ReactNode;
}

/**
 * Asks below the field of a mail address whether another one was meant, once the field is left or was filled in already. An answer is never
 * needed, and after "it is right" the same address is not asked about again.
 */
export function MailSlip({ texts, value, right, onTake, onKeep, children }: MailSlipProps) {
  const [left, setLeft] = useState(value);
  const box = useRef<HTMLElement>(null);
  const afterPress = useAfterPress();
  const meant = left === value && right !== value ? mailSlip(value) : undefined;
  const answer = (act: () => void) => {
    // The buttons disappear.
    box.current?.querySelector("input")?.focus();
    act();
  };
  return (
    <Stack
      ref={box}
      gap={2}
      onBlur={({ target }) => {
        if (target instanceof HTMLInputElement) afterPress(() => setLeft(target.value));
      }}
    >
      {children}
      <div aria-live="polite" className={styles.live}>
        {meant !== undefined && (
          <Note>
            <p className={addressesClass}>
              {texts.question}{" "}
              <strong>
                <bdi dir="ltr">{meant}</bdi>
              </strong>
              ?
            </p>
            <Row>
              <Button onClick={() => answer(() => onTake(meant))}>{texts.take}</Button>
              <Button look="quiet" onClick={() => answer(() => onKeep(value))}>
                {texts.keep}
              </Button>
            </Row>
          </Note>
        )}
      </div>
    </Stack>
  );
}

/** Gives a function that acts at once or, during a press, after it: what moves under a press before its end would get it, or nothing would. */
function useAfterPress(): (act: () => void) => void {
  const isPressed = useRef(false);
  useEffect(() => {
    const stop = new AbortController();
    for (const type of ["mousedown", "mouseup"])
      window.addEventListener(type, () => (isPressed.current = type === "mousedown"), {
        capture: true,
        signal: stop.signal,
      });
    return () => stop.abort();
  }, []);
  return (act) => {
    if (isPressed.current)
      window.addEventListener("mouseup", () => setTimeout(act), { once: true });
    else act();
  };
}
