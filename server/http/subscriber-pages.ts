import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "#server/config/config.ts";
import { type SubscriberState, subscriberPage } from "#server/mail/letters/subscriber-mail.ts";
import { currentCatalogue } from "#server/ordering/current-catalogue.ts";
import { fitsSubscriber, subscriberPath } from "#server/ordering/subscriber-path.ts";
import type { Store } from "#server/store/store.ts";
import type { Subscriber } from "#server/store/subscribers/subscribers.ts";
import { guardHeaders } from "./content-security-policy.ts";
import { plainErrors, sendPlainPage } from "./plain-page.ts";

export interface SubscriberPagesDeps {
  readonly config: Pick<Config, "publicOrigin">;
  readonly store: Pick<
    Store,
    "confirmSubscriber" | "currentCatalogue" | "findSubscriber" | "stopSubscriber"
  >;
  /** Milliseconds since 1970 UTC. */
  readonly clock: () => number;
}

/** Bytes: mail programs send a few, and nothing of it is read. */
const bodyLimit = 4_096;

/** A document with its own styles and one form, which loads nothing. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

interface Access {
  readonly Params: { readonly id: string; readonly token: string };
}

/**
 * The pages of those who asked to be told when orders open, below `/order/emails/<id>/<token>`. Opening one changes nothing. A post to the
 * address itself stops, from the form and from mail programs (RFC 8058), and one to `/confirm` below it confirms; both may be repeated. A
 * wrong token is answered as an id that does not exist.
 */
export function subscriberPages({ config, store, clock }: SubscriberPagesDeps) {
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
    app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit }, (_request, _body, done) =>
      done(null),
    );

    const find = async ({ params: { id, token } }: FastifyRequest<Access>) => {
      const isId = /^[1-9]\d{0,8}$/u.test(id);
      const subscriber = isId ? await store.findSubscriber(Number(id)) : undefined;
      return subscriber && fitsSubscriber(subscriber, token) ? subscriber : undefined;
    };

    const send = async (request: FastifyRequest<Access>, reply: FastifyReply) => {
      const subscriber = await find(request);
      if (subscriber === undefined) return sendPlainPage(reply, 404);
      const { shop } = (await currentCatalogue(store)).catalogue;
      const stop = subscriberPath(subscriber);
      const { language } = subscriber;
      const state = stateOf(subscriber);
      const html = subscriberPage({ state, language, shop, confirm: `${stop}/confirm`, stop });
      return reply.type("text/html; charset=utf-8").send(html);
    };

    const path = "/order/emails/:id/:token";
    app.get<Access>(path, send);
    // The address after the press, opened again.
    app.get<Access>(`${path}/confirm`, send);

    const press =
      (change: typeof store.stopSubscriber | typeof store.confirmSubscriber) =>
      async (request: FastifyRequest<Access>, reply: FastifyReply) => {
        const { id } = (await find(request)) ?? {};
        if (id !== undefined) await change({ id, now: clock() });
        return send(request, reply);
      };
    app.post<Access>(path, press(store.stopSubscriber));
    app.post<Access>(`${path}/confirm`, press(store.confirmSubscriber));
  };
}

/** One whose address was refused since is asked once more. */
function stateOf({ email, confirmedAt, undeliverableAt, stoppedAt }: Subscriber): SubscriberState {
  if (email === "") return "stopped";
  if (stoppedAt !== null) return "refused";
  return confirmedAt !== null && undeliverableAt === null ? "confirmed" : "asked";
}
