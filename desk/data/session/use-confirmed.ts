import { useState } from "react";
import type { GraphqlAnswer } from "#web/graphql/execute.ts";
import { type ConfirmedAnswer, runConfirmed } from "./run-confirmed.ts";
import { useMe } from "./session-context.tsx";
import type { AnyProblem } from "./sign-in.ts";

/** Runs an operation that needs a confirmed sign-in, once at a time, with the problem that the last one had. */
export function useConfirmed() {
  const { hasPasskey } = useMe();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<AnyProblem | null>(null);
  const run = async <Result>(
    operation: () => Promise<GraphqlAnswer<Result>>,
    onDone: (data: Result) => void,
  ) => {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(null);
    const answer: ConfirmedAnswer<Result> = await runConfirmed(operation, hasPasskey);
    setIsBusy(false);
    if (answer.ok) onDone(answer.data);
    else setProblem(answer.problem);
  };
  return { isBusy, problem, run };
}
