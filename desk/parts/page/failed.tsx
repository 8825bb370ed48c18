import type { TypedDocument } from "#contract/typed-document.ts";
import { useMessages } from "#desk/language/language-context.tsx";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { ScreenBar } from "#web/ui/screen.tsx";
import { State } from "#web/ui/state.tsx";

interface FailedProps<Result, Variables> {
  /** What cannot be shown, where no title says it. */
  readonly said?: string;
  /** What is asked again. */
  readonly query: readonly [document: TypedDocument<Result, Variables>, variables: Variables];
}

/** In the place of what did not arrive. */
export function Failed<Result, Variables>({ said, query }: FailedProps<Result, Variables>) {
  const { shell } = useMessages();
  const { client } = useGraphql();
  return (
    <State drawing="failure" role="alert" title={said ?? shell.failed}>
      <Button onClick={() => void client.reload(...query)}>{shell.tryAgain}</Button>
    </State>
  );
}

/** The same for a page as a whole. */
export function FailedPage<Result, Variables>({
  title,
  ...rest
}: FailedProps<Result, Variables> & { readonly title: string }) {
  return (
    <>
      <ScreenBar title={title} />
      <Failed {...rest} />
    </>
  );
}
