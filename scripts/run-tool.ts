import { spawn } from "node:child_process";
import { delimiter } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "./root.ts";

const folder = fileURLToPath(root);

export interface ToolOutcome {
  /** Ended with code 0. */
  readonly isOk: boolean;
  /** Both of its streams; empty where they were shown. */
  readonly output: string;
}

interface ToolOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Its output goes straight to the terminal. */
  readonly isShown?: boolean;
}

/** Runs a command, those of node_modules first, `node` being the one that runs this. */
export function runTool(
  [command = "", ...args]: readonly string[],
  { cwd = folder, env = {}, isShown = false }: ToolOptions = {},
): Promise<ToolOutcome> {
  const { promise, resolve } = Promise.withResolvers<ToolOutcome>();
  const tools = fileURLToPath(new URL("node_modules/.bin", root));
  const child = spawn(command === "node" ? process.execPath : command, args, {
    cwd,
    env: { ...process.env, PATH: `${tools}${delimiter}${process.env["PATH"] ?? ""}`, ...env },
    stdio: isShown ? "inherit" : ["ignore", "pipe", "pipe"],
  });
  const chunks: Buffer[] = [];
  child.stdout?.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.on("error", (error) => resolve({ isOk: false, output: `${command}: ${error.message}\n` }));
  child.on("close", (code) =>
    resolve({ isOk: code === 0, output: Buffer.concat(chunks).toString("utf8") }),
  );
  return promise;
}
