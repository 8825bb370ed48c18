import type { DeviceRegister, Passkey } from "#server/store/devices/device-register.ts";

/** The passkeys of the shop. A revoked device keeps the id of its passkey, but the passkey itself is deleted. */
export async function existingPasskeys(
  store: Pick<DeviceRegister, "listDevices" | "findPasskey">,
): Promise<readonly Passkey[]> {
  const ids = new Set((await store.listDevices()).flatMap(({ passkeyId }) => passkeyId ?? []));
  const passkeys = await Promise.all([...ids].map((id) => store.findPasskey(id)));
  return passkeys.filter((passkey) => passkey !== undefined);
}
