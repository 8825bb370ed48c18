import { type AddressToken, addressLine, addressTokens, tokenAt } from "./address-tokens.ts";
import { isShortUnitWord, isUnitWord, readUnits } from "./address-units.ts";

/** The parts that identify a building: addresses in one city with equal `street`, `number` and `entrance` are one building. */
export interface StreetAddress {
  /** In small letters, without marks and without the word for street: "הזית", "hazayit", "שדרות הרצל". */
  readonly street: string;
  /** With its letter: "7", "7א". */
  readonly number: string;
  /** Entrance, building, block and wing as far as they were written: "כניסה ב". Empty if none was. */
  readonly entrance: string;
  /** Street and number as they were written: what a navigation app is asked for. */
  readonly house: string;
  /** The same with the entrance. It reads as the same building. */
  readonly building: string;
}

/**
 * Reads street, number and entrance of an address in Hebrew or English, and leaves out flat, floor, the code of a door, and the city, whose
 * names are given. Undefined for an address that is not understood as a whole, or has no street or no number: it may be anywhere.
 */
export function readStreetAddress(
  text: string,
  cityNames: readonly string[],
): StreetAddress | undefined {
  const line = addressLine(text);
  const tokens = withoutCity(addressTokens(line), cityNames);
  const first = readUnits(tokens, 0);
  const start = first.end > 0 && tokenAt(tokens, first.end).kind === "," ? first.end + 1 : 0;
  const house = readNumberFirst(tokens, start) ?? readStreetFirst(tokens, start);
  if (house === undefined || house.street === "") return undefined;
  const last = readUnits(tokens, house.end);
  if (last.end < tokens.length) return undefined;
  const parts = [...(start > 0 ? first.units : []), ...last.units].filter(
    ({ kind }) => kind !== "inside",
  );
  const slice = (from: number, to: number) =>
    line.slice(tokens[from]?.from ?? 0, tokens[to - 1]?.to ?? 0);
  const written = slice(start, house.written);
  return {
    street: house.street,
    number: house.number,
    entrance: parts
      .map(({ kind, value }) => `${kind} ${value}`)
      .toSorted()
      .join(" "),
    house: written,
    building: [written, ...parts.map(({ from, to }) => slice(from, to))].join(", "),
  };
}

const countries: ReadonlySet<string> = new Set(["ישראל", "israel"]);

/** Leaves out city, postcode and country, which stand at the end; the city may stand before a comma at the beginning. */
function withoutCity(
  tokens: readonly AddressToken[],
  cityNames: readonly string[],
): readonly AddressToken[] {
  const isOutside = ({ kind, text }: AddressToken) =>
    kind === "," || countries.has(text) || (kind === "number" && /^\d{7}$/u.test(text));
  const inside = tokens.slice(0, tokens.findLastIndex((token) => !isOutside(token)) + 1);
  for (const name of cityNames) {
    const city = wordsOf(addressTokens(addressLine(name)));
    if (city.length === 0) continue;
    const at = beginOfEnd(inside, city);
    const before = inside[at - 1];
    if (before?.kind === ",") return inside.slice(0, at - 1);
    if (before?.kind === "number" || roadEnds.has(before?.text ?? "")) return inside.slice(0, at);
    const comma = inside.findIndex(({ kind }) => kind === ",");
    if (comma > 0 && wordsOf(inside.slice(0, comma)).join(" ") === city.join(" "))
      return inside.slice(comma + 1);
  }
  return inside;
}

/** The index of the token with which the words of a city begin that stand at the end; -1 if they do not. */
function beginOfEnd(tokens: readonly AddressToken[], city: readonly string[]): number {
  return tokens.findIndex(
    ({ kind }, at) => kind !== "-" && wordsOf(tokens.slice(at)).join(" ") === city.join(" "),
  );
}

function wordsOf(tokens: readonly AddressToken[]): readonly string[] {
  return tokens.flatMap(({ kind, text }) => (kind === "-" ? [] : [text]));
}

interface House {
  readonly street: string;
  readonly number: string;
  /** The index of the token after street and number, and of the one after all that was read. */
  readonly written: number;
  readonly end: number;
}

/** The word for street, which is often left out. Words for other roads are part of a name: a lane may have that of a street. */
const streetWords: ReadonlySet<string> = new Set(["רחוב", "רח", "rehov", "rechov"]);
const roadWords: ReadonlyMap<string, string> = new Map([
  ["שד", "שדרות"],
  ["ככר", "כיכר"],
]);
const roadEnds: ReadonlyMap<string, string> = new Map([
  ...["street", "st"].map((word) => [word, ""] as const),
  ...["avenue", "ave", "av"].map((word) => [word, "avenue"] as const),
  ...["boulevard", "blvd"].map((word) => [word, "boulevard"] as const),
  ...["road", "rd"].map((word) => [word, "road"] as const),
  ...["lane", "ln"].map((word) => [word, "lane"] as const),
  ...["square", "sq"].map((word) => [word, "square"] as const),
]);
const houseWords: ReadonlySet<string> = new Set(["מס", "מספר", "בית", "no", "number", "house"]);
/** A street may be called by a day, whose number is not that of a house. */
const months: ReadonlySet<string> = new Set(
  "january february march april may june july august september october november december".split(
    " ",
  ),
);
const houseNumber = /^\d{1,4}\p{L}?$/u;
const latin = /^\p{Script=Latin}/u;

/** "7 HaZayit St.". In Hebrew a number at the beginning may be that of a day (29 בנובמבר), unless the word for street follows. */
function readNumberFirst(tokens: readonly AddressToken[], start: number): House | undefined {
  const number = tokens[start];
  if (number?.kind !== "number" || !houseNumber.test(number.text)) return undefined;
  const from = tokenAt(tokens, start + 1).kind === "," ? start + 2 : start + 1;
  const { kind, text } = tokenAt(tokens, from);
  if (kind !== "word" || months.has(text) || !(latin.test(text) || streetWords.has(text)))
    return undefined;
  const end = endOfStreet(tokens, from);
  const street = nameOfStreet(tokens.slice(from, end));
  return { street, number: number.text, written: end, end };
}

/** "רחוב הזית 7", "HaZayit Street 7", "29 בנובמבר 7", "הזית 7/5". */
function readStreetFirst(tokens: readonly AddressToken[], start: number): House | undefined {
  const first = streetWords.has(tokenAt(tokens, start).text) ? start + 1 : start;
  const from = tokenAt(tokens, first).kind === "number" ? first + 1 : first;
  const { text: begin } = tokenAt(tokens, from);
  if (from > first && (latin.test(begin) || streetWords.has(begin))) return undefined;
  const end = endOfStreet(tokens, from);
  const { text: last } = tokenAt(tokens, end - 1);
  if (end === from || isShortUnitWord(last)) return undefined;
  const street = nameOfStreet(tokens.slice(first, houseWords.has(last) ? end - 1 : end));
  const gap = [",", "-"].includes(tokenAt(tokens, end).kind) ? 1 : 0;
  const at = houseWords.has(tokenAt(tokens, end + gap).text) ? end + gap + 1 : end + gap;
  const house = readHouseNumber(tokens, at);
  return house && { street, ...house };
}

/** A number with its letter, and the flat of 7/5; nobody knows what 7/2/5 is. */
function readHouseNumber(
  tokens: readonly AddressToken[],
  at: number,
): Omit<House, "street"> | undefined {
  const { kind, text } = tokenAt(tokens, at);
  if (kind !== "number" || !houseNumber.test(text)) return undefined;
  const letter = readLetter(tokens, at + 1);
  if (letter === "unclear" || (letter !== undefined && !/\d$/u.test(text))) return undefined;
  const written = letter?.end ?? at + 1;
  const house = { number: text + (letter?.text ?? ""), written };
  const [sign, flat, more] = [0, 1, 2].map((after) => tokenAt(tokens, written + after).kind);
  if (sign !== "/") return { ...house, end: written };
  return flat === "number" && more !== "/" ? { ...house, end: written + 2 } : undefined;
}

/** The letter of a house that stands apart: "7 א׳", "7-א". Before a number it may be the word for a flat instead, and 7-9 may be anything. */
function readLetter(tokens: readonly AddressToken[], at: number) {
  const index = tokenAt(tokens, at).kind === "-" ? at + 1 : at;
  const { kind, text } = tokenAt(tokens, index);
  if (kind === "number") return "unclear" as const;
  if (kind !== "word" || text.length !== 1) return undefined;
  const next = tokenAt(tokens, index + 1).kind;
  if (index + 1 < tokens.length && next !== "," && next !== "word") return "unclear" as const;
  return { text, end: index + 1 };
}

/** The index of the token after the words of a street: after the English word for a road, or before what is not its name. */
function endOfStreet(tokens: readonly AddressToken[], from: number): number {
  let at = from;
  while (at < tokens.length) {
    const { kind, text } = tokenAt(tokens, at);
    const isHyphen = kind === "-" && at > from && tokenAt(tokens, at + 1).kind === "word";
    if (!isHyphen && (kind !== "word" || isUnitWord(text))) break;
    at += 1;
    if (at > from + 1 && roadEnds.has(text)) break;
  }
  return at;
}

/** Empty if nothing is left of it. */
function nameOfStreet(tokens: readonly AddressToken[]): string {
  const words = wordsOf(tokens).map((word) => roadWords.get(word) ?? word);
  const named = streetWords.has(words[0] ?? "") ? words.slice(1) : words;
  const end = named.at(-1) ?? "";
  const name = [...named.slice(0, -1), roadEnds.get(end) ?? end].join(" ").trim();
  // Ha-Zayit and HaZayit, Ben Gurion and Ben-Gurion.
  return name.replaceAll(/(?<=\p{Script=Latin}) (?=\p{Script=Latin})/gu, "");
}
