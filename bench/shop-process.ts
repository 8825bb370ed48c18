import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { projectRoot } from "#server/project-root.ts";

/** The server program, as `npm start` runs it, in a child process. */
export interface ShopProcess extends AsyncDisposable {
  /** Its origin, without a trailing slash. */
  readonly address: string;
}

/** Starts the server on a free port, with the site as last built. Rejects if it does not start. */
export async function startShopProcess(
  settings: Readonly<Record<string, string>>,
): Promise<ShopProcess> {
  const server = spawn(process.execPath, [fileURLToPath(new URL("server/main.ts", projectRoot))], {
    env: {
      ...process.env,
      HOST: "127.0.0.1",
      PORT: "0",
      CALLS_PER_MINUTE: "0",
      LOG_LEVEL: "error",
      ...settings,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  // The server must not outlive this process.
  const kill = () => void server.kill("SIGKILL");
  process.once("exit", kill);
  const end = async () => {
    process.off("exit", kill);
    if (server.exitCode !== null || server.signalCode !== null) return;
    kill();
    await once(server, "exit");
  };
  for await (const line of createInterface({ input: server.stdout })) {
    const address = /http:\/\/\S+$/u.exec(line)?.[0];
    if (address !== undefined) return { address, [Symbol.asyncDispose]: end };
  }
  await end();
  throw new Error("the shop did not start");
}
