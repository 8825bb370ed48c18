import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { projectRoot } from "#server/project-root.ts";

export interface ShopProcess {
  readonly address: string;
  /** Ends it at once, in the middle of whatever it does. Fulfilled when it is gone. */
  readonly kill: () => Promise<void>;
  readonly isRunning: () => boolean;
  /** What it wrote on standard error. */
  readonly log: () => string;
}

const main = fileURLToPath(new URL("server/main.ts", projectRoot));

/** Starts the program itself, with the site as it was built last, on a free port; it is gone with the running test. */
export async function startShopProcess(
  env: Readonly<Record<string, string>>,
): Promise<ShopProcess> {
  const shop = spawn(process.execPath, [main], {
    env: { HOST: "127.0.0.1", PORT: "0", CALLS_PER_MINUTE: "0", LOG_LEVEL: "error", ...env },
  });
  let log = "";
  shop.stderr.setEncoding("utf8").on("data", (text: string) => {
    log += text;
  });
  const ended = once(shop, "exit");
  const kill = async () => {
    shop.kill("SIGKILL");
    await ended;
  };
  onTestFinished(kill);
  const isOpen = once(shop.stdout.setEncoding("utf8"), "data") as Promise<[string]>;
  const [line] = await Promise.race([isOpen, ended]);
  const address = /http:\S+/u.exec(String(line))?.[0];
  if (address === undefined) throw new Error(`the shop did not open: ${log}`);
  return {
    address,
    kill,
    isRunning: () => shop.exitCode === null && shop.signalCode === null,
    log: () => log,
  };
}
