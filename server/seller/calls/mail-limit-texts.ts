import { mostUnconfirmedMails } from "#server/seller/orders/count-unconfirmed-mails.ts";

/** When a call that mails a customer, one at a time, needs a confirmed sign-in. */
export const mailsReached = `sessions without it have caused ${String(mostUnconfirmedMails)} mails to customers in the last hour`;
export const saidToHer = "said on Today when it is reached";
