import type { DeviceStorage } from "./device-storage.ts";
import { createIndexedDeviceStorage } from "./indexed-device-storage.ts";
import { createMemoryDeviceStorage } from "./memory-device-storage.ts";

/** The storage of this device; in a browser without IndexedDB it lasts as long as the page. */
export function openDeviceStorage(): DeviceStorage {
  const factory = (globalThis as { readonly indexedDB?: IDBFactory }).indexedDB;
  if (factory !== undefined) return createIndexedDeviceStorage(factory);
  console.warn("this browser has no IndexedDB; a reload loses what waits to be sent");
  return createMemoryDeviceStorage();
}
