import type { Config } from "#server/config/config.ts";
import { problemsMail } from "#server/mail/letters/problems-mail.ts";
import { withinSending } from "#server/mail/outbox/mail-transport.ts";
import { smtpTransport } from "#server/mail/outbox/smtp-transport.ts";
import { heartbeat } from "#server/problems/heartbeat.ts";
import { type OperatorMailer, operatorTeller } from "#server/problems/tell-operator.ts";
import {
  type ProblemWatch,
  type ProblemWatchOptions,
  watchProblems,
} from "#server/problems/watch-problems.ts";
import { problemPush } from "#server/push/push-text.ts";
import type { SendPush } from "#server/push/send-push.ts";
import type { Store } from "#server/store/store.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";

interface ProblemWatchSetup extends Omit<ProblemWatchOptions, "afterLook"> {
  readonly config: Pick<Config, "heartbeatUrl" | "mailFrom" | "operatorAddress" | "smtpUrl">;
  readonly store: Pick<Store, "currentCatalogue" | "readSecret" | "replaceSecret" | "takeLease">;
  readonly sendPush: SendPush;
}

/**
 * Watches for problems as the settings say: the seller's devices that want it get a push message when one begins, the operator gets a mail
 * if there are an address and a mail server, and the heartbeat is called if there is a URL.
 */
export function setUpProblemWatch({
  config,
  store,
  sendPush,
  ...options
}: ProblemWatchSetup): ProblemWatch {
  const { heartbeatUrl: url } = config;
  const { clock, log } = options;
  return watchProblems({
    ...options,
    afterLook: [
      operatorTeller({
        store,
        mailer: operatorMailer({ config, store, clock }),
        push: (begun) => sendPush(problemPush(begun)),
        clock,
        log,
      }),
      ...(url === undefined ? [] : [heartbeat({ url, log })]),
    ],
  });
}

/** Sends the operator's mails past the outbox, which stops with the database. Undefined if the settings do not allow it. */
function operatorMailer({
  config: { operatorAddress: recipient, smtpUrl, mailFrom: from },
  store,
  clock,
}: Pick<ProblemWatchSetup, "config" | "store" | "clock">): OperatorMailer | undefined {
  if (recipient === undefined || smtpUrl === undefined) return undefined;
  let shop: { readonly name: string; readonly contactAddress: string } | undefined;
  const send: OperatorMailer["send"] = async (news) => {
    // While the database does not answer, what it said last is used.
    const current = await store.currentCatalogue().catch((error: unknown) => {
      if (error instanceof StoreUnavailable) return undefined;
      throw error;
    });
    if (current !== undefined) {
      const { name, contactAddress } = current.catalogue.shop;
      shop = { name: name.en || name.he, contactAddress };
    }
    const sender = {
      shopName: shop?.name ?? "",
      contactAddress: shop?.contactAddress ?? recipient,
    };
    const now = clock();
    const transport = smtpTransport(smtpUrl, 1);
    const outcome = await transport.send(
      problemsMail({ ...news, ...sender, recipient, from, now }),
      {
        now,
        signal: withinSending(new AbortController().signal),
      },
    );
    transport.close();
    return "reason" in outcome ? outcome : undefined;
  };
  return { recipient, send };
}
