import { type DeviceStorage, type Entry, lastingNames } from "./device-storage.ts";
import { createMemoryDeviceStorage } from "./memory-device-storage.ts";

const databaseName = "desk";
const stores = ["kept", "presses", "refused"] as const;
/** How long the browser may take to open the database, in milliseconds: WebKit at times never answers. */
const longestOpening = 5000;

type StoreName = (typeof stores)[number];

/** Storage in IndexedDB. The database is opened at its first use, and again after it was closed or could not be opened. */
export function createIndexedDeviceStorage(factory: IDBFactory): DeviceStorage {
  let opening: Promise<IDBDatabase> | undefined;

  const open = () => {
    opening ??= openDatabase(factory, () => {
      opening = undefined;
    });
    return opening;
  };
  const write = async (
    names: readonly StoreName[],
    work: (stores: (name: StoreName) => IDBObjectStore) => void,
  ) => {
    const database = await open();
    // Strict: confirmed only when the operating system has written it to the disk.
    const transaction = database.transaction(names, "readwrite", { durability: "strict" });
    work((name) => transaction.objectStore(name));
    // Otherwise the browser waits for this page to see the answers, and drops the transaction of a page that is left before.
    transaction.commit();
    await completed(transaction);
  };
  const ask = async <Result>(name: StoreName, question: (store: IDBObjectStore) => IDBRequest) => {
    const database = await open();
    return answered<Result>(question(database.transaction(name, "readonly").objectStore(name)));
  };

  return {
    read: (name) => ask("kept", (store) => store.get(name)),
    keep: (name, value) =>
      write(["kept"], (store) => {
        if (value === undefined) store("kept").delete(name);
        else store("kept").put(value, name);
      }),
    list: async (list) => {
      const database = await open();
      const store = database.transaction(list, "readonly").objectStore(list);
      // Both before the transaction ends.
      const [keys, values] = await Promise.all([
        answered<number[]>(store.getAllKeys() as IDBRequest<number[]>),
        answered<unknown[]>(store.getAll()),
      ]);
      return keys.map((key, index): Entry => ({ key, value: values[index] }));
    },
    change: (changes) =>
      write(["presses", "refused"], (store) => {
        for (const change of changes) {
          if (change.kind === "add") store(change.list).add(change.value);
          else store(change.list).delete(change.key);
        }
      }),
    wipe: (kept = lastingNames) =>
      write(stores, (store) => {
        store("presses").clear();
        store("refused").clear();
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
      clearTimeout(timer);
      onClose();
      reject(error ?? new Error("the device's storage cannot be opened"));
    };
    // The next use opens it again.
    const timer = setTimeout(() => fail(null), longestOpening);
    request.addEventListener("upgradeneeded", () => {
      request.result.createObjectStore("kept");
      request.result.createObjectStore("presses", { autoIncrement: true });
      request.result.createObjectStore("refused", { autoIncrement: true });
    });
    request.addEventListener("success", () => {
      clearTimeout(timer);
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
  if (factory !== undefined) return createIndexedDeviceStorage(factory);
  console.warn("this browser has no IndexedDB; a reload loses what waits to be sent");
  return createMemoryDeviceStorage();
}
