import { type ReactNode, Suspense, useState } from "react";
import { useMessages } from "#desk/language/language-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { Loading } from "#web/ui/loading.tsx";

interface OlderProps {
  /** What the button shows, such as "Older orders". */
  readonly text: string;
  readonly children: ReactNode;
}

/** The next page of a list, once it is asked for. */
export function Older({ text, children }: OlderProps) {
  const { shell } = useMessages();
  const [isShown, setIsShown] = useState(false);
  if (isShown) return <Suspense fallback={<Loading texts={shell} />}>{children}</Suspense>;
  return (
    <div>
      <Button onClick={() => setIsShown(true)}>{text}</Button>
    </div>
  );
}
