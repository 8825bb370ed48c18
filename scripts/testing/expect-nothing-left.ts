import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, expect, vi } from "vitest";

/**
 * Before each file of unit tests: the file fails that leaves something behind for the next one of its worker (vitest.config.ts says why
 * they share it).
 */
let found: ReturnType<typeof whatOthersSee> | undefined;
let running: readonly string[] = [];

/** What is closed may take this long, in ms, to be gone. */
const closing = 5_000;

beforeAll(() => {
  found = whatOthersSee();
  running = whatRuns();
});

afterAll(expectNothingLeft);

async function expectNothingLeft(): Promise<void> {
  // As before each test.
  vi.unstubAllGlobals();
  expect(whatOthersSee(), "what the next file of tests sees").toEqual(found);
  const end = performance.now() + closing;
  while (whatRuns().length > running.length && performance.now() < end) await setImmediate();
  expect(whatRuns(), "what still runs").toEqual(running);
}

/** What a file of tests can change for the next one. */
function whatOthersSee() {
  const listeners = process.eventNames().map((name) => [name, process.listenerCount(name)]);
  return {
    folder: process.cwd(),
    environment: { ...process.env },
    exitCode: process.exitCode,
    arguments: [...process.argv],
    areTimersFake: vi.isFakeTimers(),
    globals: Object.getOwnPropertyNames(globalThis).toSorted(),
    listeners: Object.fromEntries(listeners),
  };
}

/** Timers are not among them: those of an open desk end with its process. */
function whatRuns(): readonly string[] {
  const kinds = new Set(["ProcessWrap", "TCPServerWrap"]);
  return process
    .getActiveResourcesInfo()
    .filter((kind) => kinds.has(kind))
    .toSorted();
}
