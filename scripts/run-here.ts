import { root } from "./root.ts";
import type { ToolOutcome } from "./run-tool.ts";

let runs = 0;

/**
 * Runs a script in this process, as `node SCRIPT ARGS` would in its own, and gives what it wrote and whether its exit code would be 0.
 * For tests of what commands do, one at a time: to start a process takes far longer than most of them.
 */
export async function runHere(
  [script = "", ...args]: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<ToolOutcome> {
  const { argv, env: ownEnv, exitCode } = process;
  const umask = process.umask(0o077);
  const chunks: string[] = [];
  const streams = [process.stdout, process.stderr].map((stream) => catchOutput(stream, chunks));
  process.argv = [process.execPath, script, ...args];
  process.env = { ...ownEnv, ...env };
  process.exitCode = 0;
  runs += 1;
  try {
    // A module is run once for each address.
    await import(new URL(`${script}?run=${String(runs)}`, root).href);
    return { isOk: process.exitCode === 0, output: chunks.join("") };
  } finally {
    for (const restore of streams) restore();
    process.argv = argv;
    process.env = ownEnv;
    process.exitCode = exitCode;
    process.umask(umask);
  }
}

/** Adds what is written to `chunks` instead, and gives a function that ends this and forgets what listens to the stream since. */
function catchOutput(stream: NodeJS.WriteStream, chunks: string[]): () => void {
  const write = stream.write.bind(stream);
  const listeners = stream.listeners("error");
  stream.write = (chunk: string | Uint8Array) => {
    chunks.push(typeof chunk === "string" ? chunk : Buffer.from(chunk).toString("utf8"));
    return true;
  };
  return () => {
    stream.write = write;
    for (const listener of stream.listeners("error"))
      if (!listeners.includes(listener)) stream.off("error", listener);
  };
}
