import { statfs } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { connect } from "node:tls";
import { timeInJerusalem } from "#domain/schedule/date-text.ts";
import type { Finding } from "./problem.ts";

/** Milliseconds without a new copy after which somebody is told: a copy follows each nightly backup. */
const longWithout = 48 * 60 * 60_000;
/** Milliseconds without a comparison of a copy after which somebody is told: one is fetched and compared every 30 days. */
const longUncompared = 30 * 24 * 60 * 60_000 + longWithout;

/** What is known of the backups away from the disk of the data. Times are milliseconds since 1970 UTC. */
export interface CopiesStatus {
  /** Whether the backups themselves are on the disk of the data, as far as the settings say. */
  readonly isBesideData: boolean;
  /** Undefined if the settings name no place for copies. */
  readonly copies:
    | {
        readonly newestAt: number | undefined;
        readonly isReachable: boolean;
        readonly comparedAt: number | undefined;
      }
    | undefined;
  /** When the recovery sheet was made, without which nothing is copied. */
  readonly sheetMadeAt: number | undefined;
}

/** Looks whether a backup would be left if the machine, or only its disk, were lost. `now` is in milliseconds since 1970 UTC. */
export function lookAtCopies(status: CopiesStatus | undefined, now: number): readonly Finding[] {
  if (status === undefined) return [];
  const { isBesideData, copies, sheetMadeAt } = status;
  const found = (words: string, since?: number): readonly Finding[] => [
    { kind: "backup-copies", since, words, stopsOrders: false },
  ];
  if (copies === undefined)
    return isBesideData
      ? found(
          "the backups are on the disk of the data: set BACKUP_TO to a place away from this machine",
        )
      : [];
  const { newestAt, comparedAt, isReachable } = copies;
  if (sheetMadeAt === undefined)
    return found(
      "nothing is copied to BACKUP_TO until the recovery sheet was made at the desk, at /desk/safety",
      newestAt,
    );
  const [since, sinceCompared] = [newestAt ?? sheetMadeAt, comparedAt ?? sheetMadeAt];
  if (now - since > longWithout)
    return found(
      `no backup was copied to BACKUP_TO since ${timeInJerusalem(since)}${isReachable ? "" : ": the place does not answer"}; the log has the reason`,
      newestAt,
    );
  if (now - sinceCompared > longUncompared)
    return found(
      `no copy at BACKUP_TO was fetched and found to be what was stored since ${timeInJerusalem(sinceCompared)}; the log has the reason`,
      sinceCompared,
    );
  return [];
}

/** Bytes, and the part of the disk, that must be free. */
const least = { bytes: 1_000_000_000, part: 0.1 };

interface Space {
  /** Bytes that are free for the shop's user, and bytes of the whole disk. */
  readonly free: number;
  readonly whole: number;
}

/** The space of the disk that has a folder, or will have it. Rejects with what the system says. */
async function spaceOf(folder: string): Promise<Space> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, whole: blocks * bsize };
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    if (!isMissing || dirname(folder) === folder) throw error;
    return spaceOf(dirname(folder));
  }
}

/** Looks whether the disk of one of the folders, each with the name of its setting, is nearly full. */
export async function lookAtDisk(
  folders: Readonly<Record<string, string>>,
  space: typeof spaceOf = spaceOf,
): Promise<readonly Finding[]> {
  const full = [];
  for (const [setting, folder] of Object.entries(folders)) {
    const { free, whole } = await space(resolve(folder));
    if (free < least.bytes || free < whole * least.part)
      full.push(
        `the disk of ${setting} has ${(free / 1e9).toFixed(1)} GB left (${((free / whole) * 100).toFixed(0)} %)`,
      );
  }
  return full.length === 0
    ? []
    : [{ kind: "disk", words: `${full.join(", ")}: make space`, stopsOrders: false }];
}

/** Milliseconds before its end at which a certificate should have been renewed: proxies do it 30 days before. */
const renewedBefore = 14 * 24 * 60 * 60_000;
/** Milliseconds to wait for an answer. */
const patience = 10_000;

/**
 * Looks whether the certificate at the public address ends soon, or has ended. Finds nothing where the address has none, or does not answer:
 * from the machine itself it may not be reachable.
 */
export async function lookAtCertificate(
  publicOrigin: string | undefined,
  now: number,
): Promise<readonly Finding[]> {
  if (publicOrigin?.startsWith("https:") !== true) return [];
  const endsAt = await endOfCertificate(new URL(publicOrigin));
  if (endsAt === undefined || endsAt - now >= renewedBefore) return [];
  const words = `the certificate of ${publicOrigin} ends ${timeInJerusalem(endsAt)}: look why the proxy does not renew it`;
  return [{ kind: "certificate", since: endsAt - renewedBefore, words, stopsOrders: false }];
}

/** When the certificate of a host ends, in milliseconds since 1970 UTC; undefined if it cannot be asked. */
function endOfCertificate({ hostname, port }: URL): Promise<number | undefined> {
  const end = Promise.withResolvers<number | undefined>();
  const host = hostname.replaceAll(/^\[|\]$/gu, "");
  const socket = connect({
    host,
    port: port === "" ? 443 : Number(port),
    servername: host,
    // One that has ended is to be read too. Nothing is sent.
    rejectUnauthorized: false,
  });
  socket.setTimeout(patience, () => {
    end.resolve(undefined);
    socket.destroy();
  });
  socket.on("error", () => {
    end.resolve(undefined);
  });
  socket.on("secureConnect", () => {
    const time = Date.parse(socket.getPeerCertificate().valid_to);
    end.resolve(Number.isNaN(time) ? undefined : time);
    socket.destroy();
  });
  return end.promise;
}
