import { useEffect, useState } from "react";
import { takesNotesDocument } from "#contract/generated/late-operations.ts";
import { useGraphql } from "#web/graphql/graphql-context.tsx";

/** Whether the shop offers to write notes; until that is known, and from a server that does not tell it, it does not. */
export function useTakesNotes(): boolean {
  const { client } = useGraphql();
  const [takesNotes, setTakesNotes] = useState(false);
  useEffect(() => {
    let isShown = true;
    // A failure is not kept: the next field asks again.
    void client.prefetch(takesNotesDocument, {});
    void client.read(takesNotesDocument, {}).then((answer) => {
      if (isShown && answer.ok) setTakesNotes(answer.data.shop.takesNotes);
    });
    return () => {
      isShown = false;
    };
  }, [client]);
  return takesNotes;
}
