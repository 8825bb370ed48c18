import type { CallName, RequestOf } from "#contract/wire/desk-calls.ts";

const words = { he: "סגור", en: "Closed" };

/** Of what is refused. */
const change = {
  pressedAt: 1,
  namesIn: "he",
  lines: [],
  orderType: "pickup",
  place: "Jerusalem",
  address: "",
  adjustment: 0,
  adjustmentText: "",
  tellsCustomer: false,
} as const;

/** Requests with which each call answers its owner. */
export const requestsOfCalls = ({
  monday,
  week,
  order,
  spare,
  press,
}: {
  readonly monday: number;
  /** The date of a week with orders. */
  readonly week: string;
  /** The number of an order. */
  readonly order: string;
  /** The id of a device that may be revoked. */
  readonly spare: number;
  readonly press: RequestOf<"press">;
}): { readonly [Name in CallName]: RequestOf<Name> } => ({
  me: {},
  week: { week: null, language: "en" },
  changes: { week, since: { event: 0, order: 0 }, generation: null },
  press,
  pressesTogether: { week },
  keepRoute: { stops: ["abc"] },
  today: {},
  weeks: { before: null },
  nextWeeks: {},
  weeksWith: { deadline: { weekday: 4, hour: 20, minute: 0 }, opening: null },
  weeksToMove: {},
  keepWeek: { actionId: "keep", pressedAt: 1, week, seen: "0", isClosed: true },
  takeBackWeek: { actionId: "back", pressedAt: 1, week, undoes: "none" },
  messages: { week },
  sendMessage: { actionId: "m", week, place: null, subject: words, text: words },
  withdrawMessage: { actionId: "m" },
  subscribers: {},
  tellSubscribers: { actionId: "t", week, text: words },
  removeSubscriber: { email: "noa@example.com" },
  weekMessage: {},
  keepText: { name: "greeting", text: words },
  year: { year: 2026, language: "he" },
  accountCsv: { year: 2026, table: "payments" },
  years: {},
  owed: { week: null },
  moneyByWay: { week },
  paymentsLately: {},
  ordersCsv: { week },
  limits: {},
  findOrders: { search: "רות", before: null, language: "he" },
  ordersWithBalance: { search: "", otherThan: null, after: null, language: "he" },
  order: { number: order, language: "he" },
  sendMailAgain: { id: 1, recipient: null },
  changeOrder: { ...change, actionId: "change-1", number: order, revision: 0 },
  placeOrder: {
    ...change,
    actionId: "order-1",
    week,
    name: "Noa",
    phoneNumber: "0501234567",
    email: "",
    language: "he",
  },
  person: { number: order, language: "he" },
  customers: { search: "כהן" },
  customer: { number: order, language: "he" },
  eraseCustomer: { number: "999999999" },
  eraseOldWeeks: { through: null },
  catalogue: {},
  catalogueVersions: { before: null },
  changeCatalogue: {
    actionId: "menu-1",
    pressedAt: 1,
    change: { kind: "remove-dish", id: "none" },
  },
  takeBackCatalogueChange: { actionId: "menu-2", pressedAt: 1, undoes: "none" },
  devices: {},
  renameDevice: { id: spare, name: "Ruth's phone" },
  linkDevice: { role: "helper", endsAt: monday + 1_000 },
  revokeDevice: { id: spare },
  push: {},
  setPush: { kinds: [], language: "en", subscription: null },
  safety: {},
  toldProblems: {},
  backUpNow: {},
  makeRecoveryKey: {},
  useRecoveryKey: {
    recipient: "age1637qatdryq6t0mseykux3vmxe04kdkcn7z4un3ge5hclg5mjayfquck9ju",
  },
});
