import { isTextKey, textKey } from "#domain/language/text-key.ts";
import type { MissingLine, OrderEvent, WeekEvent } from "./desk-event.ts";
import type { BoxLine } from "./order-lines.ts";

/** What marks and events say of lines, by their keys. */
type OfLines =
  | OrderEvent["content"]
  | WeekEvent["content"]
  | (MissingLine & { readonly kind: "missing" });

/**
 * What was said of lines, with the keys that they have today: versions before 1.1 made keys of Hebrew names and measures, which changed
 * with the menu. `lines` are asked for only if there is such a key; they have Hebrew names and today's measures.
 */
export function withTodaysKeys<Content extends OfLines>(
  contents: readonly Content[],
  lines: () => readonly BoxLine[],
): readonly Content[] {
  if (!contents.some(hasFormerKey)) return contents;
  const today = new Map(
    lines().flatMap((line) => formerKeysOf(line).map((former) => [former, line.key] as const)),
  );
  return contents.map((content) => withKeys(content, (key) => today.get(key) ?? key));
}

/** The same of events. */
export function eventsWithTodaysKeys<Event extends OrderEvent | WeekEvent>(
  events: readonly Event[],
  lines: () => readonly BoxLine[],
): readonly Event[] {
  const contents = events.map(({ content }) => content);
  const today = withTodaysKeys<OfLines>(contents, lines);
  return today === contents
    ? events
    : events.map((event, index) => ({ ...event, content: today[index] }));
}

/** Whether a line is named by a key that an earlier version made. */
export function hasFormerKey(content: OfLines): boolean {
  return keysIn(content).some(isFormerKey);
}

/** Whether an earlier version made the key of a line. */
export function isFormerKey(key: string): boolean {
  return isTextKey(key);
}

function keysIn(content: OfLines): readonly string[] {
  const keys: string[] = [];
  withKeys(content, (key) => {
    keys.push(key);
    return key;
  });
  return keys;
}

function withKeys<Content extends OfLines>(
  content: Content,
  keyOf: (key: string) => string,
): Content;
function withKeys(content: OfLines, keyOf: (key: string) => string): OfLines {
  const ofLine = <Line extends { readonly line: string }>(said: Line): Line => ({
    ...said,
    line: keyOf(said.line),
  });
  if (content.kind === "missing") return ofLine(content);
  if (content.kind === "cooked")
    return "lines" in content ? { ...content, lines: content.lines.map(ofLine) } : ofLine(content);
  if (content.kind !== "changed") return content;
  const { missing, stillMissing } = content;
  return {
    ...content,
    ...(missing && { missing: ofLine(missing) }),
    ...(stillMissing && {
      stillMissing: { ...stillMissing, lines: stillMissing.lines.map(ofLine) },
    }),
  };
}

/** The keys that earlier versions made of a line, which had no measure while the menu had none. */
function formerKeysOf(line: BoxLine): readonly string[] {
  const { typeName, dishName, kind, name, addOns } = line;
  const chosen = line.choices.map((choice) => [choice.name, choice.choice]);
  return [line.measure, null].map((measure) => {
    const parts = [typeName, dishName, kind, name, measure?.quantity, measure?.unit, addOns];
    return textKey(JSON.stringify([...parts, chosen]));
  });
}
