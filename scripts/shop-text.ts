import { agorot, shekelsOf } from "#domain/money/agorot.ts";
import type { ShopSummary, TableName } from "#server/store/table-plans.ts";

const contents: Record<TableName, string> = {
  catalogues: "catalogue versions",
  orders: "orders",
  mails: "mails",
  devices: "devices",
  passkeys: "passkeys",
  device_links: "device links",
  secrets: "secrets",
  leases: "leases",
  events: "events",
  order_revisions: "changes of orders",
  order_states: "order states",
  customer_names: "words of names",
  route_stops: "route stops",
  messages: "messages",
  notices: "notices",
  subscribers: "subscribers",
  pictures: "files of pictures",
};

/** The contents of a shop in one line: `catalogue versions: 2, orders: 601 (₪131799.30), mails: 1202`. */
export function shopText(summary: ShopSummary): string {
  const total = `(₪${shekelsOf(agorot(summary.orders.sum)).toFixed(2)})`;
  return Object.entries(contents)
    .map(([table, content]) => {
      const count = `${content}: ${String(summary[table as TableName].rows)}`;
      return table === "orders" ? `${count} ${total}` : count;
    })
    .join(", ");
}
