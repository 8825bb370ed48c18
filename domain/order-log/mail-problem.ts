/** Why a mail was not delivered, as the seller can act on it. */
export const mailProblems = [
  /** The address does not exist. */
  "address",
  /** The recipient's mailbox is full. */
  "full",
  /** The shop's own mail server refuses the shop: its settings are wrong. */
  "login",
  /** There is no server of the name that the shop's settings have. */
  "host",
  /** The encryption with the shop's mail server fails: most often nobody vouches for its certificate. */
  "certificate",
  /** The shop's own mail server takes nothing from its sender. */
  "sender",
  /** A server could not be reached or did not answer. */
  "unreachable",
  /** The recipient's server takes no mail at the moment. */
  "later",
  /** The recipient's server refuses the mail. */
  "refused",
] as const;
export type MailProblem = (typeof mailProblems)[number];

/** In this sequence: an answer with a code of the address may also contain the word "timeout". */
const signs: readonly (readonly [MailProblem, RegExp])[] = [
  ["address", /\b5\d\d[ -]5\.1\.(?:1|2|3|6|10)(?!\d)|\b55[01]\b.*(?:unknown|no such|not exist)/iu],
  ["full", /\b[45]\.2\.2(?!\d)|\b[45]52\b|quota|mailbox (?:is )?full/iu],
  ["login", /invalid login|\bEAUTH\b|\b53[045]\b/iu],
  ["certificate", /certificate|altnames|SSL routines|STARTTLS/iu],
  ["host", /\bE(?:DNS|NOTFOUND|AI_AGAIN)\b|getaddrinfo/iu],
  ["sender", /Mail command failed: 5|\brelay/iu],
  [
    "unreachable",
    /\bE(?:CONN\w*|TIMEDOUT|SOCKET|HOSTUNREACH)\b|time(?:d )?out|never received|closed/iu,
  ],
  ["later", /\b4\d\d\b/u],
];

/** Reads the last error of a mail: the words of a mail server, or of the network. */
export function mailProblem(lastError: string): MailProblem {
  return signs.find(([, sign]) => sign.test(lastError))?.[0] ?? "refused";
}
