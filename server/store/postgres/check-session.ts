import type { ClientBase } from "pg";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";

/** PostgreSQL 14 is the oldest version that is still maintained. */
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
 * Checks that a new connection has what an acknowledged order needs to survive a power cut. Every connection is checked,
 * because it may reach another server or other settings than the last one. Throws `StoreUnavailable` with the reason.
 */
export async function checkSession(client: ClientBase): Promise<void> {
  const problem = await sessionProblem(async (query) => (await client.query<object>(query)).rows);
  if (problem !== undefined) throw new StoreUnavailable(problem);
}

/** Why acknowledged orders would not survive a power cut; undefined if they would. `query` runs SQL and gives the rows. */
export async function sessionProblem(
  query: (sql: string) => Promise<readonly unknown[]>,
): Promise<string | undefined> {
  const [session] = (await query(
    `select version() as version,
      current_setting('server_version_num')::integer as version_num,
      current_setting('synchronous_commit') as synchronous_commit,
      current_setting('fsync') as fsync,
      current_setting('synchronous_standby_names') as standbys,
      current_setting('server_encoding') as encoding`,
  )) as readonly Session[];
  return session === undefined ? "it does not report its settings" : problemOf(session);
}

function problemOf(session: Session): string | undefined {
  // Some compatible databases accept advisory locks without locking anything.
  if (!session.version.startsWith("PostgreSQL ") || session.version_num < oldestVersion)
    return "it is not PostgreSQL 14 or newer";
  if (session.synchronous_commit === "off")
    return "synchronous_commit is off: a power cut would lose orders that were acknowledged";
  // If commits wait for a standby, the standby's disk may be the durable one.
  if (session.fsync === "off" && session.standbys === "")
    return "fsync is off: a power cut would lose orders that were acknowledged";
  if (session.encoding !== "UTF8") return "its encoding is not UTF8";
  return undefined;
}
