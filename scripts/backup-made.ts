import * as v from "valibot";

const backupMade = v.object({
  /** Of the file, as the settings name its folder. */
  path: v.string(),
});

/** What `npm run backup` prints for a program, as one line of JSON. */
export type BackupMade = Readonly<v.InferOutput<typeof backupMade>>;

/**
 * The variable that asks for it. It is no argument, because an upgrade runs the program of the release that serves, and an older one
 * refuses an argument that it does not know, but not a variable.
 */
export const asJson = { name: "SHOP_OUTPUT", value: "json" } as const;

/** The path of the backup in what the program printed, its errors included; undefined if it is not there. */
export function pathOfBackup(output: string): string | undefined {
  for (const line of output.split("\n")) {
    if (!line.startsWith("{")) continue;
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), backupMade), line);
    if (read.success) return read.output.path;
  }
  // An older release answers with a sentence, which never changes.
  return /\): (\S[^\n]*\.sqlite)$/mu.exec(output)?.[1];
}
