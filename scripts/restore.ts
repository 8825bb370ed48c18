/**
 * `npm run restore -- FILE`: puts a backup in the place of the shop's database. FILE may also be a folder or `s3://bucket/prefix`, of which
 * the newest is taken; a copy that is encrypted opens with the key of the recovery sheet, which is asked for, or is in a file:
 * `--key FILE`. A file that is not what was backed up, by its checksum, is refused, and one without a checksum is asked about. The server must be stopped. The backup is checked before anything is touched; then what it replaces is backed up, and
 * orders that it does not have as they are now are listed in a file; only then is anything replaced.
 */
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { agorot, shekelsOf } from "#domain/money/agorot.ts";
import { type Config, readConfig } from "#server/config/config.ts";
import { OperatorProblem } from "#server/config/operator-problem.ts";
import { backUpShop, databaseLocationOf } from "#server/main/back-up-shop.ts";
import { takePort } from "#server/main/listen.ts";
import { makeFolder } from "#server/main/make-folder.ts";
import { hasShop } from "#server/main/open-store.ts";
import { momentInName } from "#server/store/backup/back-up.ts";
import type { NewerOrder } from "#server/store/backup/newer-orders.ts";
import { putBack } from "#server/store/backup/put-back.ts";
import { sync } from "#server/store/files.ts";
import { withBackup } from "./open-backup.ts";
import { runCommand } from "./run-command.ts";
import { shopText } from "./shop-text.ts";

const help = `npm run restore -- FILE [--key FILE] [--unproven]

puts a backup in the place of the shop's database; the server must be stopped

FILE        a backup or a copy, or a folder or s3://bucket/prefix, of which the newest is taken
--key FILE  has the key of the recovery sheet; without it the key is asked for where it is needed
--unproven  also restores a file that has no checksum, without a question, or that does not fit its checksum`;

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { key: { type: "string" }, unproven: { type: "boolean", default: false } },
  });
  const [from] = positionals;
  if (from === undefined) throw new OperatorProblem("name the backup: npm run restore -- FILE");
  const config = readConfig(process.env);
  await makeFolder(config.dataFolder);
  // A server of this machine has the port, and none can start meanwhile.
  const releasePort = await takePort(config).catch((error: unknown) => {
    if (!(error instanceof OperatorProblem)) throw error;
    throw new OperatorProblem(`stop the shop's server first (${error.message})`, { cause: error });
  });
  try {
    const source = { from, keyFile: values.key, mayBeAltered: values.unproven, config };
    await withBackup(source, (file, isProven) =>
      restore({ file, from, config, isAsked: !isProven && !values.unproven }),
    );
  } finally {
    await releasePort();
  }
}, help);

interface Restoring {
  readonly file: string;
  readonly from: string;
  readonly config: Config;
  /** Whether nothing proves that the file is what was backed up. */
  readonly isAsked: boolean;
}

async function restore({ file, from, config, isAsked }: Restoring): Promise<void> {
  const now = Date.now();
  const outcome = await withReasons(from, () =>
    putBack({
      backup: file,
      location: databaseLocationOf(config),
      folder: config.dataFolder,
      now,
      onChecked: async () => {
        if (isAsked) await askWhetherUnproven(from);
        await backUpReplaced(config, now);
      },
      onNewer: (newer) => listNewer(newer, config, now),
    }),
  );
  if (outcome.kind === "shop-is-open")
    throw new OperatorProblem("the shop is running: stop its servers and commands first");
  process.stdout.write(`restored and checked (${shopText(outcome.summary)}): start the server\n`);
  if (outcome.keptAs !== undefined)
    process.stdout.write(`the database that could not be read is kept as ${outcome.keptAs}\n`);
}

/** Throws an `OperatorProblem` unless somebody says yes. */
async function askWhetherUnproven(from: string): Promise<void> {
  const unproven = `nothing proves that ${from} is what was backed up: it has a checksum neither in its name nor in itself`;
  if (!process.stdin.isTTY)
    throw new OperatorProblem(
      `nothing was restored: ${unproven}. Nobody can be asked here: add --unproven`,
    );
  using asking = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await asking.question(`${unproven}. Restore it? Type yes: `);
  if (answer.trim().toLowerCase() !== "yes") throw new OperatorProblem("nothing was restored");
}

/** What cannot be read cannot be backed up, and is no reason not to restore: `putBack` keeps its files. */
async function backUpReplaced(config: Config, now: number): Promise<void> {
  try {
    if (!(await hasShop(config))) return;
    const { path } = await backUpShop(config, now);
    process.stdout.write(`what is replaced was backed up: ${path}\n`);
  } catch (error) {
    if (!(error instanceof OperatorProblem) || config.databaseUrl !== undefined) throw error;
    process.stdout.write(`what is replaced could not be backed up: ${error.message}\n`);
  }
}

/** Throws an `OperatorProblem` if the list cannot be written: nothing else has these orders beside the backup of what is replaced. */
async function listNewer(
  newer: readonly NewerOrder[] | undefined,
  { backupFolder }: Pick<Config, "backupFolder">,
  now: number,
): Promise<void> {
  if (newer === undefined)
    process.stdout.write("whether orders are newer than the backup could not be read\n");
  if (newer === undefined || newer.length === 0) return;
  const file = join(backupFolder, `newer-orders-${momentInName(now)}.txt`);
  try {
    await makeFolder(backupFolder);
    // On the disk, with its name, before the database is replaced.
    await writeFile(file, newer.map(lineOf).join(""), { mode: 0o600, flag: "wx", flush: true });
    await sync(backupFolder, "r");
  } catch (error) {
    if (!(error instanceof Error && "syscall" in error && "code" in error)) throw error;
    // A list that was there before is the only one of its orders.
    if (error.code !== "EEXIST") await rm(file, { force: true });
    throw new OperatorProblem(
      `nothing was restored, because the orders that are newer than the backup cannot be listed (${error.message}): make space there, or set BACKUP_DIR to another folder`,
      { cause: error },
    );
  }
  const missing = newer.filter(({ isInBackup }) => !isInBackup).length;
  const changed = newer.length - missing;
  process.stdout.write(
    `orders that the backup does not have: ${String(missing)}; orders that were changed or marked since: ${String(changed)}. They are listed in ${file}\n`,
  );
}

function lineOf(order: NewerOrder): string {
  const { number, receivedAt, name, email, phoneNumber, orderTotal, isInBackup } = order;
  const total = `₪${shekelsOf(agorot(orderTotal)).toFixed(2)}`;
  const what = isInBackup ? "changed or marked since" : "missing";
  const fields = [
    number,
    what,
    new Date(receivedAt).toISOString(),
    name,
    phoneNumber,
    email,
    total,
  ];
  return `${fields.join("\t")}\n`;
}

/** The problem of a backup, in one line. */
async function withReasons<Result>(from: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error) || error instanceof OperatorProblem) throw error;
    throw new OperatorProblem(`${from} cannot be restored: ${error.message}`, { cause: error });
  }
}
