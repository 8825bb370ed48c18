import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useMessages } from "#desk/language/language-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { Loading } from "#web/ui/loading.tsx";

interface OlderProps {
  /** What the button shows, such as "Older orders". */
  readonly text: string;
  readonly children: ReactNode;
}

/** The next page of a list, once it is asked for. The button goes, and the focus then moves to the first row of the page. */
export function Older({ text, children }: OlderProps) {
  const { shell } = useMessages();
  const [isShown, setIsShown] = useState(false);
  if (isShown)
    return (
      <Suspense fallback={<Loading texts={shell} />}>
        <FocusNextRow />
        {children}
      </Suspense>
    );
  return (
    <div>
      <Button onClick={() => setIsShown(true)}>{text}</Button>
    </div>
  );
}

/** Moves the focus, unless it is somewhere by now, to the row after it. */
function FocusNextRow() {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const here = ref.current;
    if (here === null || document.activeElement !== document.body) return;
    const isAfter = (row: Element) =>
      (here.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const row = [...document.querySelectorAll<HTMLElement>("#page li")].find(isAfter);
    if (row !== undefined) row.tabIndex = -1;
    (row ?? document.getElementById("page"))?.focus({ preventScroll: true });
  }, []);
  return <span ref={ref} hidden />;
}
