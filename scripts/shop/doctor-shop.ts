import { timeInJerusalem } from "#domain/schedule/date-text.ts";
import { readBackups } from "#server/backups/backup-folder.ts";
import type { Config } from "#server/main/config.ts";
import { databaseText } from "#server/main/database-text.ts";
import { listProblems } from "#server/main/list-problems.ts";
import { openStoreOfShop } from "#server/main/open-store.ts";
import { OperatorProblem } from "#server/main/operator-problem.ts";
import { type Examination, examined } from "./examination.ts";
import { problemNow } from "./until-serving.ts";

/** Asks the server, and looks at the database, the backups, the disk and the mails: everything that Today and the log say, too. */
export async function examineShop(config: Config): Promise<readonly Examination[]> {
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
