/**
 * Adds the variables of the file `.env`, if there is one, to the environment; a variable that is already set keeps its value. The file is in
 * the folder of the repository, of an installed shop in the folder that holds its releases.
 * package.json preloads this for every command: Node's own `--env-file-if-exists` prints a line where there is no such file.
 * A command that a test starts itself does not preload it, and so never reads the settings of a real shop.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";
import { root, shopHome } from "./root.ts";

// A path in the settings is one beside them: a folder in a release would be removed with it.
if (shopHome !== undefined) process.chdir(fileURLToPath(shopHome));
// Not `process.loadEnvFile`, which calls a file that this user may not read missing.
try {
  const settings = parseEnv(readFileSync(new URL(".env", shopHome ?? root), "utf8"));
  for (const [name, value] of Object.entries(settings)) process.env[name] ??= value;
} catch (error) {
  if (!(error instanceof Error && "code" in error && "syscall" in error)) throw error;
  if (error.code !== "ENOENT") {
    process.stderr.write(
      `.env cannot be read: ${error.message}: run this as the user of the shop\n`,
    );
    process.exit(1);
  }
}
