import { useMessages } from "#desk/language/language-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { ScreenBar } from "#web/ui/screen.tsx";
import { State } from "#web/ui/state.tsx";

interface FailedProps {
  /** What cannot be shown, where no title says it. */
  readonly said?: string;
  readonly onTry: () => void;
}

/** In the place of what did not arrive. */
export function Failed({ said, onTry }: FailedProps) {
  const { shell } = useMessages();
  return (
    <State drawing="failure" role="alert" title={said ?? shell.failed}>
      <Button onClick={onTry}>{shell.tryAgain}</Button>
    </State>
  );
}

/** The same for a page as a whole. */
export function FailedPage({ title, ...rest }: FailedProps & { readonly title: string }) {
  return (
    <>
      <ScreenBar title={title} />
      <Failed {...rest} />
    </>
  );
}
