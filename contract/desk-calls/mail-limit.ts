/**
 * The most mails to customers that sessions without a confirmed sign-in cause in an hour, all together. In a week of 100 orders the busiest
 * evening has about 30 customers who get a mail each; the limit is twice that.
 */
export const mostUnconfirmedMails = 60;

/** As how many mails an order by phone counts, whose address is whatever is typed: 20 in an hour are one every three minutes. */
export const mailsOfPhoneOrder = 3;

/** When a call that mails a customer, one at a time, needs a confirmed sign-in. */
export const mailsReached = `sessions without it have caused ${String(mostUnconfirmedMails)} mails to customers in the last hour`;
export const saidToHer = "said on Today when it is reached";
