import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { placeholderTexts } from "#domain/catalogue/placeholder-texts.ts";
import { projectRoot } from "#server/config/project-root.ts";
import type { AppOptions } from "#server/http/app-options.ts";
import { createApp } from "#server/http/create-app.ts";
import type { OutboxWorker } from "#server/mail/outbox/outbox-worker.ts";
import { makeOrderNumber } from "#server/ordering/make-order-number.ts";
import { importPictures } from "#server/pictures/import-pictures.ts";
import { createPushSender } from "#server/push/send-push.ts";
import { countUnconfirmedMails } from "#server/seller/orders/count-unconfirmed-mails.ts";
import type { VersionOptions } from "#server/store/schema-fence.ts";
import type { Store } from "#server/store/store.ts";
import { backUpBeforeMigration } from "./back-up-shop.ts";
import { removeLeftovers } from "./clean-files.ts";
import { createCustomerEraser } from "./customer-eraser.ts";
import { databaseText } from "./database-text.ts";
import { createWeekFinisher } from "./finish-weeks.ts";
import { createHousekeeping } from "./housekeeping.ts";
import { mailDeliveryNow, setUpProblemFinder } from "./list-problems.ts";
import { listen } from "./listen.ts";
import { createLogStream, type LogStream } from "./log-stream.ts";
import { openCheckedStore } from "./open-store.ts";
import { refuseUntoldShop } from "./refuse-untold-shop.ts";
import { type Seed, seedStore } from "./seed-store.ts";
import { type Backups, setUpBackups } from "./set-up-backups.ts";
import { refuseExamples, sellerAddressNow, setUpOutboxWorker } from "./set-up-outbox-worker.ts";
import { setUpProblemWatch } from "./set-up-problem-watch.ts";
import { watchClock } from "./watch-clock.ts";
import { writeToDescriptor } from "./write-to-descriptor.ts";

/** What is decided here. */
type Internal = "problems" | "safety" | "eraser" | "unconfirmedMails";
type Defaulted = "store" | "picturesFolder" | "clock" | "makeNumber" | "logTo" | Internal;

/** What differs between the shops of production, development, tests and benches; the rest is as in production. */
export interface ShopOptions
  extends Omit<AppOptions, Defaulted>,
    Partial<Pick<AppOptions, Exclude<Defaulted, "logTo" | Internal>>> {
  /** Standard error unless another one is given: standard output is for the line that says where the shop is open. */
  readonly logTo?: LogStream;
  /** Saved as the first catalogue if the store has none; may be left out if the store has one. */
  readonly seed?: Seed;
  /** See `VersionOptions`. */
  readonly onLaterVersion?: VersionOptions["onLaterVersion"];
  /** Whether backups are made at night; `false` by default. */
  readonly isBackedUp?: boolean;
  /** `false`: mails stay in the outbox, and `onOrderStored` may be given. */
  readonly sendsMails?: boolean;
}

/** A server with everything that belongs to its process. */
export interface ComposedShop {
  readonly app: FastifyInstance;
  readonly store: Store;
  /** The time of the shop, see `ClockWatch`. */
  readonly clock: () => number;
  /** See `databaseText`; as the store was before the seed. Empty if the store was given. */
  readonly aboutDatabase: string;
  /**
   * Begins to listen, right after `releasePort`, and to send mails; gives the address to open in a browser. Throws an `OperatorProblem`,
   * see `listen`.
   */
  readonly open: (releasePort?: () => Promise<void>) => Promise<string>;
  /** Finishes requests and mails under way, then closes the store. */
  readonly stop: () => Promise<void>;
  /** Writes what is left of the log, as far as that is possible within `patience` milliseconds. */
  readonly flushLog: (patience: number) => Promise<void>;
}

/**
 * Puts a shop together: store (opened as the settings say, unless one is given), catalogue, server and outbox. It does not
 * listen yet. Throws an `OperatorProblem` if the store cannot be used.
 */
export async function composeShop(options: ShopOptions): Promise<ComposedShop> {
  const {
    config,
    clock: machineClock = Date.now,
    logTo = createLogStream(writeToDescriptor(2)),
  } = options;
  await using closing = new AsyncDisposableStack();
  if (options.store === undefined) await refuseUntoldShop(config);
  const saved =
    options.store === undefined ? await backUpBeforeMigration(config, machineClock()) : undefined;
  if (saved !== undefined)
    logTo.write(`Before the upgrade, the database was backed up: ${saved.path}\n`);
  const store = closing.adopt(options.store ?? (await openCheckedStore(config, options)), (each) =>
    each.close(),
  );
  // The settings do not describe a store that was given.
  const aboutDatabase = options.store === undefined ? await databaseText(config, store) : "";
  if (options.seed !== undefined) await seedStore(store, options.seed, machineClock);
  const clockWatch = watchClock(await store.latestStoredAt(), machineClock);
  closing.defer(clockWatch.stop);
  const clock = clockWatch.now;
  const mailDelivery = await mailDeliveryNow(config, store, clock());
  const picturesFolder =
    options.picturesFolder ?? fileURLToPath(new URL("seed/webImages", projectRoot));
  const eraser = createCustomerEraser(store, config);
  const unconfirmedMails = countUnconfirmedMails();
  let outbox: OutboxWorker | undefined;
  let backups: Backups | undefined;
  const backupMissingSince = () => backups?.missingSince() ?? Promise.resolve(undefined);
  const app = closing.adopt(
    await createApp({
      makeNumber: makeOrderNumber,
      onOrderStored: () => void outbox?.wake(),
      ...options,
      picturesFolder,
      store,
      clock,
      logTo,
      problems: () => problems.look(),
      safety: () => backups?.safety,
      eraser,
      unconfirmedMails,
    }),
    (each) => each.close(),
  );
  await importPictures({
    store,
    folder: picturesFolder,
    warn: (name, why) => {
      app.log.warn({ err: why, name }, "a picture is not taken into the database");
    },
  });
  const sendPush = createPushSender({
    store,
    clock,
    log: app.log,
    contact: async () =>
      config.publicOrigin?.startsWith("https:") === true
        ? config.publicOrigin
        : `mailto:${(await sellerAddressNow(config, store)) ?? "nobody@invalid"}`,
  });
  if (mailDelivery !== "held" && options.sendsMails !== false)
    outbox = setUpOutboxWorker({ config, store, log: app.log, clock, sendPush });
  // Backups are named by the clock of the machine, in a process of their own.
  if (options.isBackedUp === true)
    backups = setUpBackups({ config, store, log: app.log, clock: machineClock });
  const housekeeping = createHousekeeping({ store, eraser, config, log: app.log, clock });
  const weeks = createWeekFinisher({ store, log: app.log, clock });
  const problems = setUpProblemWatch({
    config,
    sendPush,
    store,
    find: setUpProblemFinder({
      config,
      store,
      clock,
      mailDelivery,
      clockJump: clockWatch.latest,
      unconfirmedMailsAt: () => unconfirmedMails.reachedAt(clock()),
      backupMissingSince,
      copies: () => backups?.safety.status() ?? Promise.resolve(undefined),
      report: (error) => {
        app.log.error({ err: error }, "a look for problems failed");
      },
    }),
    clock,
    log: app.log,
  });
  closing.move();
  return {
    app,
    store,
    clock,
    aboutDatabase,
    open: async (releasePort) => {
      clockWatch.start(() => void problems.look());
      await warnOfPlaceholders(store, app.log);
      if (outbox !== undefined) await refuseExamples({ config, store });
      await releasePort?.();
      const address = await listen(app, config);
      try {
        await removeLeftovers(config, { now: clock(), isStart: true });
      } catch (error) {
        app.log.error(
          { err: error },
          "what a killed restore or backup has left stays; the night tries again to remove it",
        );
      }
      outbox?.start();
      backups?.start();
      housekeeping.start();
      weeks.start();
      problems.start();
      return address;
    },
    stop: async () => {
      clockWatch.stop();
      await problems.stop();
      const atWork = [outbox, backups, housekeeping, weeks];
      await Promise.all([app.close(), ...atWork.map((each) => each?.stop())]);
      await store.close();
    },
    flushLog: logTo.flush,
  };
}

/** Logs a warning that lists the shop's texts that are missing or still placeholders. */
async function warnOfPlaceholders(
  store: Pick<Store, "currentCatalogue">,
  log: { readonly warn: (fields: object, line: string) => void },
): Promise<void> {
  const current = await store.currentCatalogue();
  const texts = current === undefined ? [] : placeholderTexts(current.catalogue.shop);
  if (texts.length > 0) {
    log.warn(
      { texts },
      "texts of the shop are missing or still placeholders: change them with npm run catalogue",
    );
  }
}
