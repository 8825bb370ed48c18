import { onTestFinished } from "vitest";
import { createDesk, type Desk } from "#desk/create-desk.ts";
import type { TabMessage, Tabs } from "#desk/data/marks/tabs.ts";
import type { DeviceStorage } from "#desk/data/storage/device-storage.ts";
import { createMemoryDeviceStorage } from "#desk/data/storage/memory-device-storage.ts";
import type { DeskServer } from "./desk-server.ts";

/** A device with its storage, whose tabs share it. */
export interface DeskUnderTest {
  readonly storage: DeviceStorage;
  /** Opens a tab of the desk, signed in. */
  readonly openTab: (now?: () => number) => Promise<Desk>;
}

export function createDevice(
  server: DeskServer,
  storage: DeviceStorage = createMemoryDeviceStorage(),
  name = "press",
): DeskUnderTest {
  const listeners: ((from: Tabs, message: TabMessage) => void)[] = [];
  let last: Promise<void> = Promise.resolve();
  let ids = 0;
  const joinTabs = (): Tabs => {
    const tabs: Tabs = {
      tell: (message) => {
        for (const listener of listeners) listener(tabs, structuredClone(message));
      },
      listen: (listener) => {
        listeners.push((from, message) => {
          if (from !== tabs) listener(message);
        });
      },
    };
    return tabs;
  };
  return {
    storage,
    openTab: async (now = () => 1_000) => {
      const desk = createDesk({
        call: server.call,
        storage,
        tabs: joinTabs(),
        alone: (work) => {
          last = last.then(work);
          return last;
        },
        isOnline: () => true,
        now,
        makeId: () => {
          ids += 1;
          return `${name}-${String(ids)}`;
        },
      });
      // What waits would be sent again and again, also while a later test of the process holds the timers.
      onTestFinished(() => desk.queue.clear());
      await desk.session.open();
      return desk;
    },
  };
}
