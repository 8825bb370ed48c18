import { spawn } from "node:child_process";
import { delimiter } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "./root.ts";

const folder = fileURLToPath(root);

export interface ToolOutcome {
  /** Whether it ended with exit code 0. */
  readonly isOk: boolean;
  /** Its standard output and standard error; empty with `isShown`. */
  readonly output: string;
}

interface ToolOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** What is typed; its standard input is empty otherwise. */
  readonly input?: string;
  /** Its output goes to the terminal instead of into the outcome. */
  readonly isShown?: boolean;
}

/** Runs a command and never rejects. Commands in node_modules come first; `node` is the Node that runs this process. */
export function runTool(
  [command = "", ...args]: readonly string[],
  { cwd = folder, env = {}, input = "", isShown = false }: ToolOptions = {},
): Promise<ToolOutcome> {
  const { promise, resolve } = Promise.withResolvers<ToolOutcome>();
  const tools = fileURLToPath(new URL("node_modules/.bin", root));
  const child = spawn(command === "node" ? process.execPath : command, args, {
    cwd,
    env: { ...process.env, PATH: `${tools}${delimiter}${process.env["PATH"] ?? ""}`, ...env },
    stdio: isShown ? "inherit" : ["pipe", "pipe", "pipe"],
  });
  // A command may end before it has read everything.
  child.stdin?.on("error", () => {});
  child.stdin?.end(input);
  const chunks: Buffer[] = [];
  child.stdout?.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.on("error", (error) => resolve({ isOk: false, output: `${command}: ${error.message}\n` }));
  child.on("close", (code) =>
    resolve({ isOk: code === 0, output: Buffer.concat(chunks).toString("utf8") }),
  );
  return promise;
}
