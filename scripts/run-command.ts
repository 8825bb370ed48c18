import { laterVersionStatus } from "#server/config/later-version-status.ts";
import { OperatorProblem } from "#server/config/operator-problem.ts";
import { OtherVersion } from "#server/store/schema-fence.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";

/**
 * Runs a terminal command. A problem that its user can solve, such as an `OperatorProblem` or a full disk, is printed in one line, and the
 * exit code is 1, or `laterVersionStatus`; other errors are thrown. With `--help` it only prints `help`, if there is one.
 */
export async function runCommand(command: () => Promise<void>, help?: string): Promise<void> {
  // What a command writes may contain customers' data, so no other user of the machine may read it.
  process.umask(0o077);
  // The reader of the output may end early, as `head` does. The work is finished anyway: a half-written file helps nobody.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE" || process.exitCode === 1) return;
    process.exitCode = 1;
    process.stderr.write(`the output could not be written: ${error.message}\n`);
  });
  process.stderr.on("error", () => {});
  if (help !== undefined && process.argv.includes("--help")) {
    process.stdout.write(`${help}\n`);
    return;
  }
  try {
    await command();
  } catch (error) {
    if (!isOfTheUser(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = isOfLaterVersion(error) ? laterVersionStatus : 1;
  }
}

function isOfLaterVersion(error: Error): boolean {
  const reason = error instanceof OperatorProblem ? error.cause : error;
  return reason instanceof OtherVersion && reason.isLater;
}

function isOfTheUser(error: unknown): error is Error {
  if (error instanceof OperatorProblem || error instanceof StoreUnavailable) return true;
  // Of the system: a folder that cannot be made, a full disk.
  if (error instanceof Error && "syscall" in error) return true;
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" && code.startsWith("ERR_PARSE_ARGS_");
}
