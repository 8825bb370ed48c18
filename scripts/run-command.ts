import { StartProblem } from "#server/start-problem.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";

/** Carries out a command of the terminal; what its user did wrong is said in one line, and the code is 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  // Customers are in whatever a command writes: for nobody else on the machine to read.
  process.umask(0o077);
  try {
    await command();
  } catch (error) {
    if (!isOfTheUser(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

function isOfTheUser(error: unknown): error is Error {
  if (error instanceof StartProblem || error instanceof StoreUnavailable) return true;
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" && code.startsWith("ERR_PARSE_ARGS_");
}
