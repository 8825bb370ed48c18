import { setTimeout as wait } from "node:timers/promises";
import { problemOfShop } from "./problem-of-shop.ts";
import type { InstalledShop } from "./with-home.ts";

/** Milliseconds that a start has, with the backup and the migration of a big shop on a small machine. */
const longestStart = 120_000;
/** Milliseconds that one answer may take. */
const longestAnswer = 10_000;
const pause = 50;

/**
 * Waits until the server answers what a shop must answer. Gives what is wrong if it does not in `patience` milliseconds, or as soon as it has
 * ended on its own; undefined if it serves.
 */
export async function untilServing(
  { config, supervisor }: Pick<InstalledShop, "config" | "supervisor">,
  patience = longestStart,
): Promise<string | undefined> {
  const until = performance.now() + patience;
  for (;;) {
    const problem = await problemNow(config);
    if (problem === undefined) return undefined;
    if (!(await supervisor.isRunning())) return `its server ended at its start (${problem})`;
    if (performance.now() > until) return problem;
    await wait(pause);
  }
}

/** What is wrong with what a server answers now, in one line; undefined if nothing is. */
export async function problemNow({
  host,
  port,
}: InstalledShop["config"]): Promise<string | undefined> {
  const name = ["0.0.0.0", "::"].includes(host) ? "localhost" : host;
  const origin = `http://${name.includes(":") ? `[${name}]` : name}:${String(port)}`;
  try {
    return await problemOfShop(async (path, body) => {
      const answer = await fetch(`${origin}${path}`, {
        ...(body !== undefined && { method: "POST", body }),
        headers: {
          ...(body !== undefined && { "content-type": "application/json" }),
          // As a browser on this machine would: the desk opens to no other one without TLS.
          "sec-fetch-mode": "navigate",
        },
        redirect: "manual",
        signal: AbortSignal.timeout(longestAnswer),
      });
      return { status: answer.status, text: await answer.text() };
    });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return `it does not answer on port ${String(port)}`;
  }
}
