/** Where a shop has files: its data, the mails below it, its backups, their copies away from the machine, and its program. */
export type ShopFolder = "data" | "mails" | "backups" | "copies" | "program";

interface ShopFile {
  readonly folder: ShopFolder;
  /** Of its name. */
  readonly form: RegExp;
  /**
   * What happens to what it has of customers when one is erased: it has nothing of any, it is rewritten or removed, or it is named as a copy that
   * still has the customer.
   */
  readonly atErasing: "has-none" | "cleaned" | "named";
  /**
   * When it goes: with the shop only, when its maker is done, as `keptBackups` says, after thirty days, or when somebody removes
   * it. What is done at once may be left by a process that was killed: then the next start and the night remove it (`removeLeftovers`).
   */
  readonly ends: "with-shop" | "at-once" | "as-backups" | "after-30-days" | "by-hand";
  /** The sources that make it. */
  readonly madeBy: readonly string[];
}

const backUp = "server/store/backup/back-up.ts";
const putBack = "server/store/backup/put-back.ts";

/**
 * All files of a shop. A source that makes a file and is named at none of them fails a test (`shop-files.test.ts`), so a new file
 * cannot be forgotten here: which customers' data it has, and who removes it when.
 */
export const shopFiles = {
  database: {
    folder: "data",
    form: /^shop\.sqlite(?:-wal|-shm|-journal)?$/u,
    atErasing: "cleaned",
    ends: "with-shop",
    madeBy: ["server/store/sqlite/open-database.ts", putBack],
  },
  space: {
    folder: "data",
    form: /^shop\.sqlite-space$/u,
    atErasing: "has-none",
    ends: "at-once",
    madeBy: ["server/store/sqlite/open-sqlite-store.ts"],
  },
  restored: {
    folder: "data",
    form: /^shop\.sqlite\.(?:(?:fetched|opened|restored)(?:-wal|-shm|-journal)?|damaged-[-\dT]+(?:-wal|-shm)?\.unfinished)$/u,
    atErasing: "named",
    ends: "at-once",
    madeBy: [putBack, "server/backups/copy-place.ts", "server/backups/encrypt-backup.ts", backUp],
  },
  damaged: {
    folder: "data",
    form: /^shop\.sqlite\.damaged-[-\dT]+(?:-wal|-shm)?$/u,
    atErasing: "named",
    ends: "by-hand",
    madeBy: ["server/store/backup/lock-or-keep.ts"],
  },
  mail: {
    folder: "mails",
    form: /^\.?\d+-[\w-]+\.eml(?:\.\d+)?$/u,
    atErasing: "cleaned",
    ends: "after-30-days",
    madeBy: ["server/mail/outbox/eml-transport.ts"],
  },
  /** Of the orders of a week, with their customers. */
  table: {
    folder: "data",
    form: /^orders-\d{4}-\d{2}-\d{2}\.csv$/u,
    atErasing: "cleaned",
    ends: "by-hand",
    madeBy: ["scripts/orders.ts"],
  },
  backup: {
    folder: "backups",
    form: /^shop-\d{4}-[-\dT]+(?:-[0-9a-f]{8})?\.sqlite$/u,
    atErasing: "named",
    ends: "as-backups",
    madeBy: [backUp],
  },
  unfinished: {
    folder: "backups",
    form: /^shop-.*\.unfinished(?:-wal|-shm|-journal)?$/u,
    atErasing: "named",
    ends: "at-once",
    madeBy: [
      backUp,
      "server/store/backup/own-checksum.ts",
      "server/backups/encrypt-backup.ts",
      "server/backups/copy-place.ts",
    ],
  },
  newerOrders: {
    folder: "backups",
    form: /^newer-orders-[-\dT]+\.txt$/u,
    // What an erased order has in it. One that the database does not have stays, and then it is named.
    atErasing: "cleaned",
    ends: "after-30-days",
    madeBy: ["scripts/restore.ts", "server/main/customer-eraser.ts"],
  },
  copy: {
    folder: "copies",
    form: /^shop-\d{4}-[-\dT]+-[0-9a-f]{8}\.sqlite\.age$/u,
    atErasing: "named",
    ends: "as-backups",
    madeBy: ["server/backups/copy-place.ts"],
  },
  unfinishedCopy: {
    folder: "copies",
    form: /^shop-.*\.unfinished$/u,
    // Encrypted, and it is never finished: no key opens it.
    atErasing: "has-none",
    ends: "at-once",
    madeBy: ["server/backups/copy-place.ts"],
  },
  trial: {
    folder: "program",
    form: /^\.trial-\w+$/u,
    atErasing: "named",
    ends: "at-once",
    madeBy: ["scripts/shop/try-release.ts"],
  },
} as const satisfies Readonly<Record<string, ShopFile>>;

/** The row of a file of a folder; undefined for a file that is not the shop's. */
export function shopFileOf(folder: ShopFolder, name: string): ShopFile | undefined {
  return Object.values<ShopFile>(shopFiles).find(
    (row) => row.folder === folder && row.form.test(name),
  );
}
