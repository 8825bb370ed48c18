/** Every answer that lacks one part of this one, has null in its place, or something of another type. */
export function damagedAnswers(answer: unknown): readonly unknown[] {
  if (typeof answer !== "object" || answer === null) return [];
  const parts = Object.entries(answer);
  return parts.flatMap(([name, part]) => {
    const others = parts.filter(([other]) => other !== name);
    const withPart = (changed: unknown): unknown =>
      Array.isArray(answer)
        ? answer.with(Number(name), changed)
        : Object.fromEntries([...others, [name, changed]]);
    const without: unknown = Array.isArray(answer)
      ? answer.toSpliced(Number(name), 1)
      : Object.fromEntries(others);
    const changes = [null, 7, "?", [], {}, ...damagedAnswers(part)];
    return [without, ...changes.map(withPart)];
  });
}
