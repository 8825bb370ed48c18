import type { ShownVersion } from "#contract/desk-calls/catalogue.ts";
import {
  type CatalogueDifference,
  catalogueDifference,
} from "#domain/catalogue/catalogue-difference.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import { readDevices } from "#server/seller/session/device-fields.ts";

const versionsAtOnce = 20;

/** See `catalogueCalls.catalogueVersions`. */
export async function readVersions(
  context: DeskCall,
  before: number | undefined,
): Promise<readonly ShownVersion[]> {
  const { store } = context;
  const versions = await store.catalogueVersions({ before, limit: versionsAtOnce });
  const devices = await readDevices(context);
  const answers: ShownVersion[] = [];
  for (const { version, savedAt, deviceId } of versions) {
    const found = devices.find(({ id }) => id === deviceId);
    const device = found === undefined ? null : { name: found.name, isThis: found.isThis };
    answers.push({ version, savedAt, device, changes: await changesOf(context, version) });
  }
  return answers;
}

/** The first version that is kept has none. */
async function changesOf(
  { store }: DeskCall,
  version: number,
): Promise<readonly CatalogueDifference[]> {
  if (version === 1) return [];
  const before = await store.keptCatalogue(version - 1);
  if (before === undefined) return [];
  return catalogueDifference(before, await store.catalogueOfVersion(version));
}
