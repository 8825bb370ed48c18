/** An answer of which one part is null or missing. */
export interface TornAnswer<Answer> {
  /** Such as `placeOrder.page`. */
  readonly part: string;
  readonly answer: Answer;
}

/** The answers that have everything but one part: each field and each item, at any depth, null and missing. */
export function tornAnswers<Answer extends object>(whole: Answer): readonly TornAnswer<Answer>[] {
  return Object.entries(whole).flatMap(([name, value]: [string, unknown]) => {
    const isList = Array.isArray(whole);
    const withPart = (part: unknown): Answer =>
      (isList ? whole.with(Number(name), part) : { ...whole, [name]: part }) as Answer;
    const within = typeof value === "object" && value !== null ? tornAnswers(value) : [];
    return [
      { part: name, answer: withPart(null) },
      { part: name, answer: withPart(undefined) },
      ...within.map(({ part, answer }) => ({ part: `${name}.${part}`, answer: withPart(answer) })),
    ];
  });
}
