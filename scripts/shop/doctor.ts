import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { parseArgs, parseEnv } from "node:util";
import { timeInJerusalem } from "#domain/schedule/date-text.ts";
import { readBackups } from "#server/backups/backup-folder.ts";
import { type Config, readConfig } from "#server/config/config.ts";
import { OperatorProblem } from "#server/config/operator-problem.ts";
import { smtpTransport } from "#server/mail/outbox/smtp-transport.ts";
import { databaseText } from "#server/main/database-text.ts";
import { listProblems } from "#server/main/list-problems.ts";
import { openStoreOfShop } from "#server/main/open-store.ts";
import { isPublicHost } from "#server/main/refuse-untold-shop.ts";
import { examineMachine } from "./doctor-machine.ts";
import { examineProxy } from "./doctor-proxy.ts";
import { type Examination, examined } from "./examination.ts";
import { type Home, homeIn } from "./home.ts";
import { problemNow } from "./until-serving.ts";

/**
 * Examines everything that the shop needs, and prints a line for each thing: what is well, and of what is not, what to do. The status is 1 if
 * something is wrong. With a mail server it sends one mail to the operator; `--no-mail` sends none. Nothing else is changed.
 */
export async function doctor(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { home: { type: "string" }, "no-mail": { type: "boolean", default: false } },
  });
  const home = homeIn(values.home);
  let wrong = 0;
  const tell = async (examine: () => Promise<readonly Examination[]>) => {
    for (const { what, todo } of await examine()) {
      if (todo !== undefined) wrong += 1;
      process.stdout.write(todo === undefined ? `ok     ${what}\n` : `WRONG  ${what}: ${todo}\n`);
    }
  };
  const found = await settingsToExamine(home);
  await tell(() => Promise.resolve(found.examined));
  const { config } = found;
  if (config !== undefined) {
    await tell(() => examineMachine(config, home));
    // What root writes beside a database would close it to the server.
    await becomeUser(config);
    await tell(() => examineShop(config));
    await tell(() => examineProxy(config));
    await tell(() => examineMail(config, { isSent: !values["no-mail"] }));
  }
  process.stdout.write(wrong === 0 ? "Everything is well\n" : `Wrong: ${String(wrong)}\n`);
  process.exitCode = wrong === 0 ? 0 : 1;
}

/** Sends a mail to the operator, or to the seller if no OPERATOR_ADDRESS is set. Without a mail server there is nothing to examine. */
async function examineMail(
  { smtpUrl, mailFrom, sellerAddress, operatorAddress }: Config,
  { isSent }: { readonly isSent: boolean },
): Promise<readonly Examination[]> {
  if (smtpUrl === undefined) return [];
  const to = operatorAddress ?? sellerAddress;
  if (to === undefined || mailFrom === undefined)
    return [
      examined(
        "mail",
        "set MAIL_FROM, and OPERATOR_ADDRESS or SELLER_ADDRESS, so that a mail can be tried",
      ),
    ];
  if (!isSent) return [];
  const transport = smtpTransport(smtpUrl, 1);
  try {
    const now = Date.now();
    const text =
      "npm run shop -- doctor sent this mail to see whether mails leave. Nothing is to be done.";
    const domain = mailFrom.address.slice(mailFrom.address.lastIndexOf("@") + 1);
    const mail = {
      name: "doctor",
      messageId: `<doctor-${crypto.randomUUID()}@${domain}>`,
      from: mailFrom,
      to,
      replyTo: mailFrom.address,
      follows: undefined,
      subject: "Aris Gourmet: mails leave",
      text,
      html: `<p>${text}</p>`,
    };
    const outcome = await transport.send(mail, { now, signal: AbortSignal.timeout(60_000) });
    const what = "the mail server takes a mail; look whether it arrives, and not as spam";
    return [
      outcome.kind === "failed" || outcome.kind === "refused"
        ? examined(what, `${outcome.reason}: correct SMTP_URL or MAIL_FROM`)
        : examined(what),
    ];
  } finally {
    transport.close();
  }
}

/** Asks the server, and looks at the database, the backups, the disk and the mails: everything that Today and the log say, too. */
async function examineShop(config: Config): Promise<readonly Examination[]> {
  const problem = await problemNow(config);
  const server = examined(
    `the server answers on port ${String(config.port)}: ready, a page, the menu and the desk`,
    problem === undefined ? undefined : `${problem}: start it, and read its log`,
  );
  return [server, ...(await examineDatabase(config)), await examineBackups(config)];
}

async function examineDatabase(config: Config): Promise<readonly Examination[]> {
  try {
    const store = await openStoreOfShop(config);
    try {
      const bugs: unknown[] = [];
      const problems = await listProblems({ config, store, report: (bug) => void bugs.push(bug) });
      return [
        examined(await databaseText(config, store)),
        ...problems.map(({ kind, words }) => examined(kind, words)),
        ...bugs.map((bug) => examined("a look failed", String(bug))),
      ];
    } finally {
      await store.close();
    }
  } catch (error) {
    if (!(error instanceof OperatorProblem)) throw error;
    return [examined("the database", error.message)];
  }
}

async function examineBackups({ backupFolder }: Config): Promise<Examination> {
  try {
    const [newest] = await readBackups(backupFolder);
    return newest === undefined
      ? examined(`backups in ${backupFolder}`, "there is none yet: npm run backup")
      : examined(`the newest backup in ${backupFolder} is from ${timeInJerusalem(newest.at)}`);
  } catch (error) {
    if (!(error instanceof Error && "syscall" in error)) throw error;
    return examined(`backups in ${backupFolder}`, `${error.message}: look at BACKUP_DIR`);
  }
}

interface FoundSettings {
  /** Undefined if they cannot be read. */
  readonly config: Config | undefined;
  readonly examined: readonly Examination[];
}

/** Reads the settings as the service does: those of an installed shop from its file, of a checkout from its file and the environment. */
async function settingsToExamine(home: Home): Promise<FoundSettings> {
  const isInstalled = existsSync(home.settings);
  try {
    const settings = isInstalled ? parseEnv(await readFile(home.settings, "utf8")) : process.env;
    const config = readConfig(settings);
    const where = isInstalled ? home.settings : "the environment";
    return {
      config: isInstalled ? { ...config, ...foldersIn(home, config) } : config,
      examined: [
        examined(`settings of ${where} can be read`),
        ...(isInstalled ? [await examineFile(home.settings)] : []),
        ...examineOrigin(config),
      ],
    };
  } catch (error) {
    const isNamed =
      error instanceof OperatorProblem || (error instanceof Error && "syscall" in error);
    if (!isNamed) throw error;
    const todo = `${error.message}: correct it in ${home.settings}`;
    return { config: undefined, examined: [examined("settings", todo)] };
  }
}

function foldersIn({ folder }: Home, { dataFolder, backupFolder }: Config) {
  const inHome = (path: string) => (path.startsWith("/") ? path : `${folder}/${path}`);
  return { dataFolder: inHome(dataFolder), backupFolder: inHome(backupFolder) };
}

async function examineFile(file: string): Promise<Examination> {
  const isOpen = ((await stat(file)).mode & 0o007) !== 0;
  const what = "the settings are closed to other users of the machine";
  return examined(what, isOpen ? `they may hold passwords: chmod 640 ${file}` : undefined);
}

function examineOrigin({ publicOrigin, trustedProxies }: Config): readonly Examination[] {
  if (publicOrigin === undefined)
    return [examined("PUBLIC_URL is not set, so only this machine opens the desk")];
  const { protocol, hostname } = new URL(publicOrigin);
  const isOpen = isPublicHost(hostname);
  return [
    examined(
      `PUBLIC_URL is ${publicOrigin}`,
      isOpen && protocol !== "https:"
        ? "set it to the https address: the desk opens with TLS only"
        : undefined,
    ),
    examined(
      "TRUST_PROXY names the proxy",
      isOpen && trustedProxies.length === 0
        ? "set TRUST_PROXY=loopback, or the address of the proxy: all customers share the limits of one"
        : undefined,
    ),
  ];
}

/** Goes on as the user of the database, if this is root. */
async function becomeUser({ dataFolder }: Config): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const found = await stat(dataFolder).catch(() => undefined);
  if (found === undefined || found.uid === 0) return;
  process.setgroups?.([]);
  process.setgid?.(found.gid);
  process.setuid?.(found.uid);
}
