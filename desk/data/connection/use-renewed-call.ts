import { useEffect, useEffectEvent, useRef } from "react";
import type { AnswerOf, ReadName, RequestOf } from "#contract/wire/desk-calls.ts";
import { useCall, useCalls } from "#desk/data/calls/call-context.tsx";
import type { QueryAnswer } from "#web/graphql/answer-cache.ts";
import { useConnectionState } from "./use-action.ts";

/**
 * Asks for what a page needs together with its week, and not after it. A page that waits is rendered many times: without a connection
 * each of them would ask again.
 */
export function useCalledAhead<Name extends ReadName>(name: Name, request: RequestOf<Name>): void {
  const { client } = useCalls();
  const isOnline = useConnectionState() === "online";
  if (isOnline) void client.prefetch(name, request);
}

/** The answers of pages that were left. */
const left = new WeakSet<QueryAnswer<unknown>>();

/**
 * The answer of a call. Suspends until the first one has arrived. When a page is opened again, the kept answer is shown at once
 * and the call is made again, also after a failure. What failed is also asked again when the connection is back.
 */
export function useRenewedCall<Name extends ReadName>(
  name: Name,
  request: RequestOf<Name>,
): QueryAnswer<AnswerOf<Name>> {
  const { client } = useCalls();
  const answer = useCall(name, request);
  const asked = JSON.stringify(request);
  const again = useEffectEvent(() => void client.reload(name, request));
  useEffect(() => {
    // Once, though several parts of a page read the same answer.
    if (left.delete(answer)) again();
    // Only when a page is opened or asks for something else: the answer itself changes when it is renewed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [asked]);
  useEffect(() => () => void left.add(answer), [answer]);
  const isOnline = useConnectionState() === "online";
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !wasOnline.current && !answer.ok) again();
    wasOnline.current = isOnline;
  }, [answer, isOnline]);
  return answer;
}
