import type {
  NewPasskeyOptions,
  PasskeyOptions,
  SignInCalls,
} from "#contract/wire/desk-sign-in.ts";
import { type DeviceRole, longestSession } from "#domain/order-log/device.ts";
import type { Config } from "#server/config/config.ts";
import { makeDeviceLink } from "#server/seller/session/device-link.ts";
import { createAuthenticator } from "#server/seller/session/testing/create-authenticator.ts";
import type { Store } from "#server/store/store.ts";
import { openShop } from "./open-shop.ts";

const monday = Date.UTC(2026, 0, 5, 9);
export const deskOrigin = "https://shop.example";
export const testDeviceName = "iPhone";

interface Options {
  readonly config?: Partial<Config>;
  readonly change?: (store: Store) => Store;
}

/** The soup kitchen's server at `deskOrigin`, with a clock that a test moves, links for devices, and browsers that sign in. */
export async function openSignIn({ config, change }: Options = {}) {
  let now = monday;
  const shop = await openShop({
    config: { publicOrigin: deskOrigin, callsPerMinute: 0, ...config },
    clock: () => now,
    ...(change && { change }),
  });
  const link = async (role: DeviceRole = "owner") => {
    const endsAt = now + longestSession;
    const { url } = await makeDeviceLink(shop.store, {
      role,
      endsAt,
      by: null,
      origin: deskOrigin,
      now,
    });
    return new URL(url).hash.slice(1);
  };
  return {
    ...shop,
    link,
    wait: (ms: number) => {
      now += ms;
    },
    /** A browser with its own cookie. */
    openBrowser: (from = deskOrigin) => {
      let cookie = "";
      const call = async <Call extends keyof SignInCalls>(
        path: Call,
        request: SignInCalls[Call]["request"],
      ) => {
        const answer = await shop.app.inject({
          method: "POST",
          url: `/desk/sign-in/${path}`,
          headers: { origin: from, host: new URL(from).host, cookie },
          payload: request,
        });
        const set = answer.headers["set-cookie"];
        if (typeof set === "string") cookie = set.split(";")[0] ?? "";
        return { status: answer.statusCode, ...answer.json<object>(), set };
      };
      return { call, cookie: () => cookie };
    },
  };
}

type Browser = ReturnType<Awaited<ReturnType<typeof openSignIn>>["openBrowser"]>;

/** Keeps a new passkey in a browser that is signed in. */
export async function registerTestPasskey({ call }: Browser) {
  const authenticator = createAuthenticator(deskOrigin);
  const { challenge } = (await call("new-passkey-options", {})) as unknown as NewPasskeyOptions;
  const { status } = await call("keep-passkey", { passkey: authenticator.make(challenge) });
  if (status !== 200) throw new Error(`no passkey was kept: ${String(status)}`);
  return authenticator;
}

export async function challengeFor({ call }: Browser, purpose: "sign-in" | "confirm") {
  return ((await call("passkey-options", { purpose })) as unknown as PasskeyOptions).challenge;
}
