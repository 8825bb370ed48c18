/**
 * Adds the variables of the file `.env`, if there is one, to the environment; a variable that is already set keeps its value.
 * package.json preloads this for every command: Node's own `--env-file-if-exists` prints a line where there is no such file.
 * A command that a test starts itself does not preload it, and so never reads the settings of a real shop.
 */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { root } from "./root.ts";

const file = fileURLToPath(new URL(".env", root));
if (existsSync(file)) process.loadEnvFile(file);
