import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "#server/config/config.ts";
import { type SubscriberState, subscriberPage } from "#server/mail/letters/subscriber-mail.ts";
import { currentCatalogue } from "#server/ordering/current-catalogue.ts";
import type { OrderKeys } from "#server/ordering/order-keys.ts";
import { subscriberOfPath, subscriberPath } from "#server/ordering/subscriber-path.ts";
import type { Store } from "#server/store/store.ts";
import { guardHeaders } from "./content-security-policy.ts";
import { plainErrors, sendPlainPage } from "./plain-page.ts";

export interface SubscriberPagesDeps {
  readonly config: Pick<Config, "publicOrigin">;
  readonly store: Pick<
    Store,
    "confirmSubscriber" | "currentCatalogue" | "findSubscriber" | "stopSubscriber"
  >;
  readonly readOrderKeys: () => Promise<OrderKeys>;
  /** Milliseconds since 1970 UTC. */
  readonly clock: () => number;
}

/** Bytes: mail programs send a few, and nothing of it is read. */
const bodyLimit = 4_096;

/** A document with its own styles and one form, which loads nothing. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

type Access = { Params: { id: string; key: string } };

/**
 * The pages of those who asked to be told when orders open, below `/when-orders-open/<id>/<key>`. Opening one changes nothing. A post to the
 * address itself stops, from the form and from mail programs (RFC 8058), and one to `/confirm` below it confirms; both may be repeated. A
 * wrong key is answered as an id that does not exist.
 */
export function subscriberPages({ config, store, readOrderKeys, clock }: SubscriberPagesDeps) {
  const guards = {
    ...guardHeaders(config),
    "content-security-policy": policy,
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
  };

  return async (app: FastifyInstance): Promise<void> => {
    app.addHook("onRequest", async (_request, reply) => {
      reply.headers(guards);
    });
    app.setErrorHandler(plainErrors("a page of a subscriber failed"));
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", { bodyLimit }, (_request, body, done) => {
      body.on("end", () => done(null)).resume();
    });

    const idOf = async ({ params }: FastifyRequest<Access>) =>
      subscriberOfPath(params.id, params.key, await readOrderKeys());

    const send = async (reply: FastifyReply, id: number | undefined) => {
      const subscriber = id === undefined ? undefined : await store.findSubscriber(id);
      if (subscriber === undefined) return sendPlainPage(reply, 404);
      const { email, confirmedAt, undeliverableAt, language } = subscriber;
      const isConfirmed = confirmedAt !== null && undeliverableAt === null;
      const state: SubscriberState = email === "" ? "stopped" : isConfirmed ? "confirmed" : "asked";
      const { shop } = (await currentCatalogue(store)).catalogue;
      const stop = subscriberPath(subscriber.id, await readOrderKeys());
      const html = subscriberPage({ state, language, shop, confirm: `${stop}/confirm`, stop });
      return reply.type("text/html; charset=utf-8").send(html);
    };

    const path = "/when-orders-open/:id/:key";
    app.get<Access>(path, async (request, reply) => send(reply, await idOf(request)));

    app.post<Access>(path, async (request, reply) => {
      const id = await idOf(request);
      if (id !== undefined) await store.stopSubscriber({ id, now: clock() });
      return send(reply, id);
    });

    app.post<Access>(`${path}/confirm`, async (request, reply) => {
      const id = await idOf(request);
      if (id !== undefined) await store.confirmSubscriber({ id, now: clock() });
      return send(reply, id);
    });
  };
}
