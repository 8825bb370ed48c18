import { type AddressToken, tokenAt } from "./address-tokens.ts";

/** What an address has beside street and number: "דירה 5", "Apt. 3", "כניסה ב׳", "2nd floor". */
interface AddressUnit {
  /** `inside` leads from the door of the building to a door in it; otherwise the word that names a part of a building. */
  readonly kind: string;
  readonly value: string;
  /** The indexes of its first token, and of the one after it. */
  readonly from: number;
  readonly to: number;
}

/** What stands before a number or a letter, by the word that is compared. */
const kinds: ReadonlyMap<string, string> = new Map([
  ...["דירה", "apartment", "apt", "flat", "unit"].map((word) => [word, "inside"] as const),
  ...["קומה", "קומת", "floor", "fl"].map((word) => [word, "floor"] as const),
  ...["קוד", "code"].map((word) => [word, "code"] as const),
  ...["entrance", "ent"].map((word) => [word, "entrance"] as const),
  ...["בניין", "בנין"].map((word) => [word, "בניין"] as const),
  ...["building", "bldg"].map((word) => [word, "building"] as const),
  ...["כניסה", "בלוק", "block", "אגף", "wing"].map((word) => [word, word] as const),
]);
/** Only behind a comma or another unit: before them the letter may be that of the house. */
const shortKinds: ReadonlyMap<string, string> = new Map([
  ["ד", "inside"],
  ["ק", "floor"],
  ["כ", "כניסה"],
]);
const insideKinds: ReadonlySet<string> = new Set(["inside", "floor", "code"]);
const numberWords: ReadonlySet<string> = new Set(["מס", "מספר", "no", "number"]);
const ofCode: ReadonlySet<string> = new Set(["כניסה", "לכניסה", "בניין", "לבניין", "דלת", "לדלת"]);
const floors: ReadonlySet<string> = new Set([
  ..."קרקע ראשונה שנייה שניה שלישית רביעית חמישית שישית עליונה אחרונה".split(" "),
  ..."ground first second third fourth fifth top".split(" "),
]);

/** Whether a word such as "floor" says what the number after it counts, so that it is no house number. */
export function isUnitWord(word: string): boolean {
  return kinds.has(word);
}

/** Whether a letter that stands alone may be the word for what comes behind it. */
export function isShortUnitWord(letter: string): boolean {
  return shortKinds.has(letter);
}

/** The units that follow each other from a token on, those inside of the building without their kind, and the index of the token after them. */
export function readUnits(tokens: readonly AddressToken[], start: number) {
  const units: AddressUnit[] = [];
  let end = start;
  for (;;) {
    const isApart = [",", "-"].includes(tokenAt(tokens, end).kind);
    const unit = readUnit(tokens, isApart ? end + 1 : end, isApart || units.length > 0);
    if (unit === undefined) return { units, end };
    units.push(insideKinds.has(unit.kind) ? { ...unit, kind: "inside" } : unit);
    end = unit.to;
  }
}

function readUnit(
  tokens: readonly AddressToken[],
  from: number,
  mayBeShort: boolean,
): AddressUnit | undefined {
  const [word, next] = [tokenAt(tokens, from), tokenAt(tokens, from + 1)];
  const pair = { value: next.text, from, to: from + 2 };
  if (word.kind === "#") return next.kind === "number" ? { kind: "inside", ...pair } : undefined;
  if (isFloor(word) && kinds.get(next.text) === "floor") return { kind: "floor", ...pair };
  const kind = kindOf(word, mayBeShort);
  if (kind === undefined) return undefined;
  const at = beginOfValue(tokens, from + 1, kind);
  const value = tokenAt(tokens, at);
  if (!isValueOf(kind, value)) return undefined;
  const hasSign = kind === "code" && tokenAt(tokens, at + 1).kind === "#";
  return { kind, value: value.text, from, to: hasSign ? at + 2 : at + 1 };
}

function kindOf({ text, isShort }: AddressToken, mayBeShort: boolean): string | undefined {
  return kinds.get(text) ?? (mayBeShort && isShort ? shortKinds.get(text) : undefined);
}

/** Of what a code is, and words and signs for a number, may stand before the value. */
function beginOfValue(tokens: readonly AddressToken[], from: number, kind: string): number {
  let at = from;
  if (kind === "code" && ofCode.has(tokenAt(tokens, at).text)) at += 1;
  if (numberWords.has(tokenAt(tokens, at).text)) at += 1;
  return tokenAt(tokens, at).kind === "#" ? at + 1 : at;
}

function isFloor({ text }: AddressToken): boolean {
  return floors.has(text) || /^\d+(?:st|nd|rd|th)$/u.test(text);
}

function isValueOf(kind: string, token: AddressToken): boolean {
  if (token.kind === "number") return true;
  if (token.kind !== "word") return false;
  return (token.text.length === 1 && kind !== "code") || (kind === "floor" && isFloor(token));
}
