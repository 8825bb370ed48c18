import type { ClientBase } from "pg";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";

/** 14 is the oldest that is still maintained. */
const oldestVersion = 140_000;

interface Session {
  readonly version: string;
  readonly version_num: number;
  readonly synchronous_commit: string;
  readonly fsync: string;
  readonly standbys: string;
  readonly encoding: string;
}

/**
 * Looks whether a new connection gives what an acknowledged order needs to outlive a power cut. Any connection may be to
 * another server, or find other settings, than the one before. Throws `StoreUnavailable` with the reason where it does not.
 */
export async function checkSession(client: ClientBase): Promise<void> {
  const { rows } = await client.query<Session>(
    `select version() as version,
      current_setting('server_version_num')::integer as version_num,
      current_setting('synchronous_commit') as synchronous_commit,
      current_setting('fsync') as fsync,
      current_setting('synchronous_standby_names') as standbys,
      current_setting('server_encoding') as encoding`,
  );
  const [session] = rows;
  const problem = session === undefined ? "it says nothing of itself" : problemOf(session);
  if (problem !== undefined) throw new StoreUnavailable(problem);
}

function problemOf(session: Session): string | undefined {
  // Some databases speak its language, take its advisory locks and lock nothing.
  if (!session.version.startsWith("PostgreSQL ") || session.version_num < oldestVersion)
    return "it is not PostgreSQL 14 or newer";
  if (session.synchronous_commit === "off")
    return "synchronous_commit is off: a power cut would lose orders that were acknowledged";
  // Where commits wait for a standby, that one's disk may be the one that counts.
  if (session.fsync === "off" && session.standbys === "")
    return "fsync is off: a power cut would lose orders that were acknowledged";
  if (session.encoding !== "UTF8") return "its encoding is not UTF8";
  return undefined;
}
