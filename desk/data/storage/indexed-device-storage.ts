import { type DeviceStorage, type Entry, lastingNames } from "./device-storage.ts";
import { createMemoryDeviceStorage } from "./memory-device-storage.ts";

const databaseName = "desk";
const stores = ["kept", "presses", "refused"] as const;
/** How long the browser may take to open the database, and to answer, in seconds. */
const longestSilence = 5;
const noAnswer = "the device's storage does not answer";

type StoreName = (typeof stores)[number];

/**
 * Storage in IndexedDB. The database is opened at its first use, and again after it was closed or could not be opened.
 *
 * WebKit never ends a transaction that waits for its turn when its page is left. All later pages of the tab wait for its stores forever,
 * also after a reload or with another connection, and aborting what they ask does not help. So what is being read is aborted when
 * `pageEvents` says that the page is left. Where that did not help, the desk does not wait: such a store rejects, at first after
 * `longestSilence`, then at once until what was asked of it is answered after all. So what has been rejected may still be stored.
 */
export function createIndexedDeviceStorage(
  factory: IDBFactory,
  pageEvents: EventTarget,
): DeviceStorage {
  let opening: Promise<IDBDatabase> | undefined;
  const reading = new Set<IDBTransaction>();
  const silent = new Set<StoreName>();

  pageEvents.addEventListener("pagehide", () => {
    for (const transaction of reading) transaction.abort();
  });
  const forget = () => {
    opening = undefined;
  };
  const withDatabase = async <Result>(
    names: readonly StoreName[],
    work: (database: IDBDatabase) => Promise<Result>,
  ): Promise<Result> => {
    opening ??= openDatabase(factory, forget);
    const database = await inTime(opening, forget);
    if (names.some((name) => silent.has(name))) throw new Error(noAnswer);
    const answer = work(database);
    const end = () => names.forEach((name) => silent.delete(name));
    answer.then(end, end);
    return inTime(answer, () => names.forEach((name) => silent.add(name)));
  };
  const write = (
    names: readonly StoreName[],
    work: (stores: (name: StoreName) => IDBObjectStore) => void,
  ) =>
    withDatabase(names, (database) => {
      // Strict: confirmed only when the operating system has written it to the disk.
      const transaction = database.transaction(names, "readwrite", { durability: "strict" });
      work((name) => transaction.objectStore(name));
      // Otherwise the browser waits for this page to see the answers, and drops the transaction of a page that is left before.
      transaction.commit();
      return completed(transaction);
    });
  const ask = <Result>(name: StoreName, questions: (store: IDBObjectStore) => Promise<Result>) =>
    withDatabase([name], (database) => {
      const transaction = database.transaction(name, "readonly");
      reading.add(transaction);
      const answers = questions(transaction.objectStore(name));
      return answers.finally(() => reading.delete(transaction));
    });

  return {
    read: (name) => ask("kept", (store) => answered(store.get(name))),
    keep: (name, value) =>
      write(["kept"], (store) => {
        if (value === undefined) store("kept").delete(name);
        else store("kept").put(value, name);
      }),
    list: (list) =>
      ask(list, async (store) => {
        // Both before the transaction ends.
        const [keys, values] = await Promise.all([
          answered<number[]>(store.getAllKeys() as IDBRequest<number[]>),
          answered<unknown[]>(store.getAll()),
        ]);
        return keys.map((key, index): Entry => ({ key, value: values[index] }));
      }),
    change: (changes) =>
      write(["presses", "refused"], (store) => {
        for (const change of changes) {
          if (change.kind === "add") store(change.list).add(change.value);
          else store(change.list).delete(change.key);
        }
      }),
    wipe: (kept = lastingNames, keepsLists = false) =>
      write(stores, (store) => {
        if (!keepsLists) for (const list of ["presses", "refused"] as const) store(list).clear();
        // What comes before those names in the sequence of keys, and what comes after them.
        store("kept").delete(IDBKeyRange.upperBound(kept, true));
        store("kept").delete(IDBKeyRange.lowerBound(`${kept}\uFFFF`));
      }),
  };
}

function openDatabase(factory: IDBFactory, onClose: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(databaseName, 1);
    const fail = (error: DOMException | null) => {
      onClose();
      reject(error ?? new Error("the device's storage cannot be opened"));
    };
    request.addEventListener("upgradeneeded", () => {
      request.result.createObjectStore("kept");
      request.result.createObjectStore("presses", { autoIncrement: true });
      request.result.createObjectStore("refused", { autoIncrement: true });
    });
    request.addEventListener("success", () => {
      const database = request.result;
      database.addEventListener("close", onClose);
      // A tab of a newer build changes the structure, or the user deletes the data of the site.
      database.addEventListener("versionchange", () => {
        database.close();
        onClose();
      });
      resolve(database);
    });
    request.addEventListener("error", () => fail(request.error));
    request.addEventListener("blocked", () => fail(null));
  });
}

/** What `answer` gives. After the longest silence it calls `giveUp` and rejects. */
function inTime<Result>(answer: Promise<Result>, giveUp: () => void): Promise<Result> {
  return new Promise((resolve, reject) => {
    let seconds = 0;
    // Not one long timer: it would be due at once when a phone shows a page again that it had frozen.
    const timer = setInterval(() => {
      seconds += 1;
      if (seconds < longestSilence) return;
      clearInterval(timer);
      giveUp();
      reject(new Error(noAnswer));
    }, 1000);
    answer.finally(() => clearInterval(timer)).then(resolve, reject);
  });
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () =>
      reject(transaction.error ?? new Error("the device could not store a change"));
    transaction.addEventListener("complete", () => resolve());
    transaction.addEventListener("abort", fail);
    transaction.addEventListener("error", fail);
  });
}

function answered<Result>(request: IDBRequest): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result as Result));
    request.addEventListener("error", () =>
      reject(request.error ?? new Error("the device's storage cannot be read")),
    );
  });
}

/** The storage of this device; in a browser without IndexedDB it lasts as long as the page. */
export function openDeviceStorage(): DeviceStorage {
  const factory = (globalThis as { readonly indexedDB?: IDBFactory }).indexedDB;
  if (factory !== undefined) return createIndexedDeviceStorage(factory, globalThis);
  console.warn("this browser has no IndexedDB; a reload loses what waits to be sent");
  return createMemoryDeviceStorage();
}
