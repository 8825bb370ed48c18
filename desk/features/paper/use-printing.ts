import { useEffect, useEffectEvent, useState } from "react";
import { flushSync } from "react-dom";

/**
 * The time that the paper shows as that of its printing, in milliseconds since 1970 UTC: the time at which the browser's print
 * dialog opens. `onPrinted` is called when the dialog is closed. No browser tells whether it was closed without printing.
 */
export function usePrinting(onPrinted: () => void): number {
  const [time, setTime] = useState(() => Date.now());
  const printed = useEffectEvent(onPrinted);
  useEffect(() => {
    // The paper must have the time before the browser reads it.
    const before = () => flushSync(() => setTime(Date.now()));
    const after = () => printed();
    addEventListener("beforeprint", before);
    addEventListener("afterprint", after);
    return () => {
      removeEventListener("beforeprint", before);
      removeEventListener("afterprint", after);
    };
  }, []);
  return time;
}
