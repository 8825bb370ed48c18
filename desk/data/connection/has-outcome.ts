interface Outcome {
  readonly outcome: string;
}

/**
 * Whether the answer to an action has its outcome, with the lists that are read from it. A server that fails, or what stands before
 * it, may leave out any part: then the outcome is in doubt.
 */
export function hasOutcome<Answer extends Outcome>(
  answer: Partial<Answer> | null | undefined,
  ...lists: readonly (keyof Answer)[]
): answer is Answer {
  return (
    typeof answer?.outcome === "string" &&
    lists.every((name) => {
      const list: unknown = answer[name];
      return Array.isArray(list) && list.every(isGiven);
    })
  );
}

/** For what a type says is there. */
export function isGiven(part: unknown): boolean {
  return part !== null && part !== undefined;
}
