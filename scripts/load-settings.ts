import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { root } from "./root.ts";

/** Puts what the file `.env` says into the environment, where the file is there; what is set already stays as it is. */
export function loadSettings(): void {
  const file = fileURLToPath(new URL(".env", root));
  if (existsSync(file)) process.loadEnvFile(file);
}
