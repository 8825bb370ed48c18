import { StoreUnavailable } from "./store-unavailable.ts";

/** The tables of the database are not those of this program. Nothing was read or written. */
export class OtherVersion extends StoreUnavailable {
  /** Both are names of migrations, the newest that the database and the program have. */
  constructor(ofDatabase: string, ofProgram: string) {
    const [theirs, ours] = [numberOf(ofDatabase), numberOf(ofProgram)];
    super(
      ofDatabase > ofProgram
        ? `its tables are those of a later version of the shop (${theirs}, this one has ${ours}): start the later version, or restore a backup made before the upgrade`
        : `its tables are those of an earlier version of the shop (${theirs}, this one has ${ours}): start the server of this version once`,
    );
    this.name = "OtherVersion";
  }
}

function numberOf(migration: string): string {
  return migration === "" ? "0" : String(Number.parseInt(migration, 10));
}
