import type { TestProject } from "vitest/node";
import { type Postgres, startPostgres } from "./start-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The socket folder of the PostgreSQL that all tests share; see `Postgres`. */
    readonly postgresSocketFolder: string;
  }
}

let postgres: Postgres | undefined;

/** Starts the one PostgreSQL of a test run. */
export async function setup(project: TestProject): Promise<void> {
  // Its files may be in memory.
  postgres = await startPostgres("-c max_wal_size=512MB");
  project.provide("postgresSocketFolder", postgres.socketFolder);
}

export async function teardown(): Promise<void> {
  await postgres?.remove();
}
