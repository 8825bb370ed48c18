import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { overBefore } from "#domain/order-log/may-be-erased.ts";
import { dateInJerusalem } from "#domain/schedule/date-text.ts";
import { nextNight } from "#server/backups/backup-due.ts";
import { readBackups } from "#server/backups/backup-folder.ts";
import { readCopies } from "#server/backups/copy-backup.ts";
import { nameOfPlace, openCopyPlace } from "#server/backups/copy-place.ts";
import { backupEnds } from "#server/backups/kept-backups.ts";
import type { Config } from "#server/config/config.ts";
import { removeMailFiles } from "#server/mail/outbox/eml-transport.ts";
import type { CustomerEraser } from "#server/seller/desk-context.ts";
import { namesIn } from "#server/store/files.ts";
import { shopFiles } from "#server/store/shop-files.ts";
import type { Store } from "#server/store/store.ts";
import { otherCopies } from "./clean-files.ts";
import { mailFolder } from "./set-up-outbox-worker.ts";

/** Erases customers from the database and from the files of a shop. */
export function createCustomerEraser(
  store: Pick<Store, "eraseOrders" | "erasedAmong" | "erasedSubscribersAmong">,
  config: Pick<Config, "dataFolder" | "backupFolder" | "copyTo">,
): CustomerEraser {
  return {
    erase: async (request) => {
      const over = overBefore(dateInJerusalem(request.now));
      const outcome = await store.eraseOrders({ ...request, overBefore: over });
      await removeMailFiles(mailFolder(config), {
        orders: store.erasedAmong,
        subscribers: store.erasedSubscribersAmong,
      });
      await cleanLists(config.backupFolder, store.erasedAmong);
      await removeTables(config.dataFolder, store.erasedAmong);
      return outcome;
    },
    copiesSince: async (since, now) => {
      const ends = backupEnds(await readBackups(config.backupFolder), now);
      return [
        ...ends.filter(({ at }) => at >= since),
        ...(await copiesAway(config.copyTo, since, now)),
        ...(await otherCopies(config, nextNight(now))),
      ];
    },
  };
}

/** The encrypted copies away from the machine. If their place does not answer, the place is named as one whose end nobody knows. */
async function copiesAway(
  copyTo: Config["copyTo"],
  since: number,
  now: number,
): ReturnType<CustomerEraser["copiesSince"]> {
  if (copyTo === undefined) return [];
  try {
    const ends = backupEnds(await readCopies(openCopyPlace(copyTo)), now);
    return ends.filter(({ at }) => at >= since);
  } catch {
    return [{ name: nameOfPlace(copyTo), endsAt: null }];
  }
}

/** Of an erased order the lists of newer orders keep the number only. */
async function cleanLists(folder: string, erasedAmong: Store["erasedAmong"]): Promise<void> {
  for (const name of await namesIn(folder)) {
    if (!shopFiles.newerOrders.form.test(name)) continue;
    const file = join(folder, name);
    const lines = (await readFile(file, "utf8")).split("\n");
    const numberOf = (line: string) => line.split("\t", 1)[0] ?? "";
    const erased = new Set(await erasedAmong(lines.map(numberOf)));
    const cleaned = lines.map((line) => (erased.has(numberOf(line)) ? numberOf(line) : line));
    if (cleaned.some((line, index) => line !== lines[index]))
      await writeFile(file, cleaned.join("\n"), { mode: 0o600 });
  }
}

/** A table with an erased order goes as a whole, since it would not add up without some rows. The command that made it makes another one. */
async function removeTables(folder: string, erasedAmong: Store["erasedAmong"]): Promise<void> {
  for (const name of await namesIn(folder)) {
    if (!shopFiles.table.form.test(name)) continue;
    const file = join(folder, name);
    const table = await readFile(file, "utf8");
    // A row begins with the number of its order.
    const numbers = new Set(table.match(/^\d+(?=,)/gmu));
    if ((await erasedAmong([...numbers])).length > 0) await rm(file, { force: true });
  }
}
