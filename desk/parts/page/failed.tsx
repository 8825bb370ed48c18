import type { ReadName, RequestOf } from "#contract/wire/desk-calls.ts";
import { useCalls } from "#desk/data/calls/call-context.tsx";
import { useMessages } from "#desk/language/language-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { ScreenBar } from "#web/ui/screen.tsx";
import { State } from "#web/ui/state.tsx";

interface FailedProps<Name extends ReadName> {
  /** What is asked again. */
  readonly call: readonly [name: Name, request: RequestOf<Name>];
  /** What cannot be shown, where no title says it. */
  readonly said?: string;
}

/** In the place of what did not arrive. */
export function Failed<Name extends ReadName>({ said, call }: FailedProps<Name>) {
  const { shell } = useMessages();
  const { client } = useCalls();
  return (
    <State drawing="failure" role="alert" title={said ?? shell.failed}>
      <Button onClick={() => void client.reload(...call)}>{shell.tryAgain}</Button>
    </State>
  );
}

/** The same for a page as a whole. */
export function FailedPage<Name extends ReadName>({
  title,
  ...rest
}: FailedProps<Name> & { readonly title: string }) {
  return (
    <>
      <ScreenBar title={title} />
      <Failed {...rest} />
    </>
  );
}
