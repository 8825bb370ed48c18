import { connect } from "node:tls";
import { timeInJerusalem } from "#domain/schedule/date-text.ts";
import type { Finding } from "./problem.ts";

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
  const { promise, resolve } = Promise.withResolvers<number | undefined>();
  const host = hostname.replaceAll(/^\[|\]$/gu, "");
  const socket = connect({
    host,
    port: port === "" ? 443 : Number(port),
    servername: host,
    // One that has ended is to be read too. Nothing is sent.
    rejectUnauthorized: false,
  });
  socket.setTimeout(patience, () => {
    resolve(undefined);
    socket.destroy();
  });
  socket.on("error", () => {
    resolve(undefined);
  });
  socket.on("secureConnect", () => {
    const end = Date.parse(socket.getPeerCertificate().valid_to);
    resolve(Number.isNaN(end) ? undefined : end);
    socket.destroy();
  });
  return promise;
}
