import type { CallRules } from "#contract/desk-calls/call-rules.ts";
import { deskCalls } from "#contract/desk-calls/desk-calls.ts";
import { rulesOfMarks } from "#contract/desk-calls/rules-of-marks.ts";
import { otherCallsPerMinute, rulesOfSignIn, triesPerMinute } from "./rules-of-sign-in.ts";

/** The doors of the desk as a page of the docs, which `npm run generate` writes. */
export function printRules(): string {
  const fields = Object.entries<CallRules>(deskCalls);
  const isReading = ([, { undo }]: readonly [string, CallRules]) => undo === "reads only";
  return `# The calls of the desk

Made by \`npm run generate\` from \`contract/desk-calls\` and \`server/seller/calls\`; a call that is not in these tables does not compile. \`confirmed\` is the sign-in by
passkey, or by a link, less than ten minutes ago. [What protects the desk](security-of-the-desk.md) says why.

## What changes something

${table(columns, [
  ...fields.filter((field) => !isReading(field)),
  ...Object.entries(rulesOfMarks).map(([name, rules]) => [`press: ${name}`, rules] as const),
])}

## What only reads

${table({ roles: columns.roles, confirmed: columns.confirmed }, fields.filter(isReading))}

## Signing in

${table(
  {
    by: ({ by }) => by,
    confirmed: ({ confirmed }) => confirmed,
    "calls a minute of an address": ({ isTry }) =>
      String(isTry ? triesPerMinute : otherCallsPerMinute),
  },
  Object.entries(rulesOfSignIn),
)}
`;
}

type Columns<Rules> = Readonly<Record<string, (rules: Rules) => string>>;

const columns = {
  roles: ({ roles }) => roles.join(", "),
  confirmed: ({ confirmed }) => (typeof confirmed === "string" ? confirmed : confirmed.when),
  mails: ({ mails }) => mails,
  "words read by": ({ words }) => words,
  "taken back": ({ undo }) => undo,
  orders: ({ orders }) => orders,
  limit: ({ limit }) => limit,
} satisfies Columns<CallRules>;

function table<Rules>(
  shown: Columns<Rules>,
  rows: readonly (readonly [name: string, rules: Rules])[],
): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const names = ["call", ...Object.keys(shown)];
  return [
    line(names),
    line(names.map(() => "---")),
    ...rows.map(([name, rules]) =>
      line([`\`${name}\``, ...Object.values(shown).map((cell) => cell(rules))]),
    ),
  ].join("\n");
}
