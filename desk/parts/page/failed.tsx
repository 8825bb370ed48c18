import type { TypedDocument } from "#contract/typed-document.ts";
import type { ReadName, RequestOf } from "#contract/wire/desk-calls.ts";
import { useCalls } from "#desk/data/calls/call-context.tsx";
import { useMessages } from "#desk/language/language-context.tsx";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { ScreenBar } from "#web/ui/screen.tsx";
import { State } from "#web/ui/state.tsx";

/** What is asked again: a call, or a query of what has no call yet. */
type Asked<Result, Variables, Name extends ReadName> =
  | { readonly call: readonly [name: Name, request: RequestOf<Name>]; readonly query?: undefined }
  | {
      readonly query: readonly [document: TypedDocument<Result, Variables>, variables: Variables];
    };

type FailedProps<Result, Variables, Name extends ReadName> = Asked<Result, Variables, Name> & {
  /** What cannot be shown, where no title says it. */
  readonly said?: string;
};

/** In the place of what did not arrive. */
export function Failed<Result, Variables, Name extends ReadName>({
  said,
  ...asked
}: FailedProps<Result, Variables, Name>) {
  const { shell } = useMessages();
  const { client } = useGraphql();
  const calls = useCalls();
  const again = () =>
    asked.query === undefined ? calls.client.reload(...asked.call) : client.reload(...asked.query);
  return (
    <State drawing="failure" role="alert" title={said ?? shell.failed}>
      <Button onClick={() => void again()}>{shell.tryAgain}</Button>
    </State>
  );
}

/** The same for a page as a whole. */
export function FailedPage<Result, Variables, Name extends ReadName>({
  title,
  ...rest
}: FailedProps<Result, Variables, Name> & { readonly title: string }) {
  return (
    <>
      <ScreenBar title={title} />
      <Failed {...rest} />
    </>
  );
}
