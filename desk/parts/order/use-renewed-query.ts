import { useEffect } from "react";
import type { TypedDocument } from "#contract/typed-document.ts";
import type { QueryAnswer } from "#web/graphql/graphql-client.ts";
import { useGraphql, useQuery } from "#web/graphql/graphql-context.tsx";

/** The answers of pages that were left. */
const left = new WeakSet<QueryAnswer<unknown>>();

/**
 * The answer of a query. Suspends until the first one has arrived. When a page is opened again, the kept answer is shown at once
 * and the query is sent again, also after a failure.
 */
export function useRenewedQuery<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): QueryAnswer<Result> {
  const { client } = useGraphql();
  const answer = useQuery(document, variables);
  const asked = JSON.stringify(variables);
  useEffect(() => {
    // Once, though several parts of a page read the same answer.
    if (left.delete(answer)) void client.reload(document, JSON.parse(asked) as Variables);
    // Only when a page is opened or asks for something else: the answer itself changes when it is renewed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [client, document, asked]);
  useEffect(() => () => void left.add(answer), [answer]);
  return answer;
}
