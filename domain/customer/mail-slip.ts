import { isOneEdit } from "#domain/language/is-one-edit.ts";
import { parseEmail } from "./customer-form.ts";

/** Where many customers have their mail. One letter of the name may be wrong, and one of what follows it. */
const longNames = [
  "gmail.com",
  "walla.co.il",
  "hotmail.com",
  "outlook.com",
  "yahoo.com",
  "icloud.com",
  "netvision.net.il",
  "bezeqint.net",
  "zahav.net.il",
  "googlemail.com",
];

/** With a name that is one letter away from those of others. */
const shortNames = ["walla.com", "live.com", "msn.com", "012.net.il", "013.net.il"];

const providers = [...longNames, ...shortNames];

/** A real domain that looks like a slip. Another first letter, as in mail.com and ymail.com, is not taken for a slip anyway. */
const others = new Set(["gail.com", "live.co"]);

/** The domains below which names are registered in Israel. */
const israeli = ["co", "org", "net", "ac", "gov", "muni", "k12", "idf"];

/** Endings that exist, and are one letter away from one of those that are looked for. */
const realEndings = new Set(
  "om bom mom cm cam co et bet pet vet ntt ne nec new next ong".split(" "),
);

/** The letters and signs that the keys from a to z give on a Hebrew keyboard, and those of the comma and the full stop. */
const hebrewKeys = "שנבגקכעיןחלךצמםפ/רדאוה'סטזתץ";
const latinKeys = "abcdefghijklmnopqrstuvwxyz,.";

/**
 * The address that was probably meant by one whose domain looks like a slip: `ruth@gmial.com` is `ruth@gmail.com`. Undefined for what looks right,
 * and for what gives no hint. It is a guess: the customer is asked, and it is never taken automatically.
 */
export function mailSlip(text: string): string | undefined {
  const meant = meantBy(
    text
      .replaceAll(/\p{Cf}/gu, "")
      .trim()
      .replace(/\s*@[@\s]*/u, "@")
      .replace(/(?<![.,;\s])[.,;\s]+$/u, ""),
  );
  // A guess that the form refuses is dropped.
  const parsed = meant === undefined ? undefined : parseEmail(meant);
  return parsed?.toLowerCase() === parseEmail(text)?.toLowerCase() ? undefined : parsed;
}

function meantBy(address: string): string | undefined {
  const [local = "", typed, ...more] = address.split("@");
  if (typed === undefined) return withSign(address);
  if (local === "" || more.length > 0) return undefined;
  const domain = typed
    .toLowerCase()
    .replaceAll(/\s/gu, "")
    .replaceAll(/[.,;]+/gu, ".");
  const switched = onLatinKeys(domain);
  if (switched !== domain)
    return providers.includes(switched) ? `${onLatinKeys(local)}@${switched}` : undefined;
  return `${local}@${meantDomain(domain) ?? domain}`;
}

/** With the `@` that is missing before the domain: `ruthgmail.com`. */
function withSign(address: string): string | undefined {
  const domain = longNames.find((each) => address.toLowerCase().endsWith(each));
  return (
    domain && `${address.slice(0, -domain.length).replace(/(?<![.\s])[.\s]+$/u, "")}@${domain}`
  );
}

/** What the same keys give once the keyboard is switched from Hebrew. */
function onLatinKeys(text: string): string {
  if (!/\p{Script=Hebrew}/u.test(text)) return text;
  return text.replaceAll(/./gsu, (key) => latinKeys[hebrewKeys.indexOf(key)] ?? key);
}

function meantDomain(domain: string): string | undefined {
  if (providers.includes(domain) || others.has(domain)) return undefined;
  const name = nameOf(domain);
  // Gmail has no domain in Israel.
  if (name === "gmail" && /^(?:(?:com?\.)?il?)?$/u.test(endingOf(domain))) return "gmail.com";
  if (domain === "walla.co") return "walla.co.il";
  const isMeant = (provider: string) =>
    withoutDots(provider) === withoutDots(domain) ||
    (isOneEdit(endingOf(domain), endingOf(provider)) &&
      (name === nameOf(provider) ||
        (longNames.includes(provider) && isNearName(name, nameOf(provider)))));
  return providers.find(isMeant) ?? withRealEnding(domain);
}

/** A domain of any name, with an ending that exists instead of one that does not. */
function withRealEnding(domain: string): string | undefined {
  const labels = domain.split(".");
  const [last = "", second = ""] = labels.toReversed();
  const before = labels.slice(0, -2);
  if (labels.length > 2 && last === "il" && !israeli.includes(second)) {
    const near = israeli.filter((each) => isOneEdit(second, each));
    return near.length === 1 ? [...before, ...near, last].join(".") : undefined;
  }
  if (labels.length > 2 && israeli.includes(second) && isNoEndingLikeIl.test(last))
    return [...before, second, "il"].join(".");
  const ending = ["com", "net", "org"].find((each) => each !== last && isOneEdit(last, each));
  if (ending === undefined || realEndings.has(last) || labels.includes(ending)) return undefined;
  return [...labels.slice(0, -1), ending].join(".");
}

/** No country has one of them. */
const isNoEndingLikeIl = /^(?:[il1]|i[1kl]|i[il]l|ill|[ou]l|jl|ilk)$/u;

function isNearName(typed: string, meant: string): boolean {
  const isMixedUp = sorted(typed) === sorted(meant);
  if (typed[0] !== meant[0]) return isMixedUp && isOneEdit(typed, meant);
  return isOneEdit(typed, meant) || (isMixedUp && meant.length > 5);
}

function sorted(text: string): string {
  return text.split("").toSorted().join("");
}

function nameOf(domain: string): string {
  return domain.split(".", 1)[0] ?? "";
}

function endingOf(domain: string): string {
  return domain.slice(nameOf(domain).length + 1);
}

function withoutDots(domain: string): string {
  return domain.replaceAll(".", "");
}
