import { useEffect, useState } from "react";
import type { TypedDocument } from "#contract/typed-document.ts";
import { useGraphql } from "#web/graphql/graphql-context.tsx";

/** The answer to a question that the page does not wait for; undefined until it is there, and from a server that does not know the question. */
export function useLateAnswer<Result>(
  document: TypedDocument<Result, Readonly<Record<string, never>>>,
): Result | undefined {
  const { client } = useGraphql();
  const [answer, setAnswer] = useState<Result>();
  useEffect(() => {
    let isShown = true;
    // A failure is not kept: what is shown next asks again.
    void client.prefetch(document, {});
    void client.read(document, {}).then((read) => {
      if (isShown && read.ok) setAnswer(read.data);
    });
    return () => {
      isShown = false;
    };
  }, [client, document]);
  return answer;
}
