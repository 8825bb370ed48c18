import type { TestInfo } from "@playwright/test";

/** What a server of this Playwright worker says. */
interface ServerLog {
  readonly name: string;
  readonly text: () => string;
  /** Whether it serves the next test, too. */
  readonly isRunning: () => boolean;
}

const logs = new Set<ServerLog>();

/** The log of a server, kept for the tests that fail while it runs. */
export function keepLog(log: ServerLog): void {
  logs.add(log);
}

/** Attaches to a test that fails in `use` what servers said meanwhile. */
export async function attachLogs(testInfo: TestInfo, use: () => Promise<void>): Promise<void> {
  const before = new Map([...logs].map((log) => [log, log.text().length]));
  await use();
  for (const log of logs) {
    const body = log.text().slice(before.get(log) ?? 0);
    if (testInfo.status !== testInfo.expectedStatus && body !== "")
      await testInfo.attach(`log of ${log.name}`, { body });
    if (!log.isRunning()) logs.delete(log);
  }
}
