import type {
  CatalogueNow,
  CatalogueVersion,
  CatalogueDifference as WireDifference,
} from "#contract/generated/desk-schema-types.ts";
import { wireName } from "#contract/wire/wire-name.ts";
import {
  type CatalogueDifference,
  catalogueDifference,
} from "#domain/catalogue/catalogue-difference.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import { readDevices } from "#server/seller/session/device-fields.ts";
import type { VersionedCatalogue } from "#server/store/catalogue/versioned-catalogue.ts";

const versionsAtOnce = 20;

export function catalogueToWire({ version, catalogue }: VersionedCatalogue): CatalogueNow {
  return { version, content: catalogue };
}

/** See `Query.catalogueVersions`. */
export async function readVersions(
  context: DeskCall,
  before: number | undefined,
): Promise<readonly CatalogueVersion[]> {
  const { store } = context;
  const versions = await store.catalogueVersions({ before, limit: versionsAtOnce });
  const devices = await readDevices(context);
  const answers: CatalogueVersion[] = [];
  for (const { version, savedAt, deviceId } of versions) {
    const device = devices.find(({ id }) => id === deviceId) ?? null;
    answers.push({ version, savedAt, device, changes: await changesOf(context, version) });
  }
  return answers;
}

/** The first version that is kept has none. */
async function changesOf({ store }: DeskCall, version: number): Promise<readonly WireDifference[]> {
  if (version === 1) return [];
  const before = await store.keptCatalogue(version - 1);
  if (before === undefined) return [];
  return catalogueDifference(before, await store.catalogueOfVersion(version)).map(toWire);
}

function toWire({ thing, kind, ...difference }: CatalogueDifference): WireDifference {
  return { ...difference, thing: wireName(thing), kind: wireName(kind) };
}
