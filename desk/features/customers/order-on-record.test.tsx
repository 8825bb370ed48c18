import { expect, test } from "vitest";
import { renderInDesk } from "#desk/testing/render-in-desk.tsx";
import { sampleEvent, sampleOrderPage } from "#desk/testing/sample-order-page.ts";
import { sampleWeek } from "#desk/testing/sample-week.ts";
import { onPage, shownTextOf } from "#web/testing/parse-page.ts";
import { OrderOnRecord } from "./order-on-record.tsx";

test("what an order said of its customer before it was changed is on record, too", () => {
  const [order] = sampleWeek().orders;
  if (order === undefined) throw new Error("no order");
  const changes = ["טלפון: 0521111111 (במקום 0527654321)"];
  const history = [sampleEvent({ id: 1, kind: "changed", amount: 26_500, changes })];
  const page = onPage(
    renderInDesk("he", <OrderOnRecord page={sampleOrderPage(order, { history })} />),
  );
  expect(shownTextOf(page.body)).toContain(changes[0]);
});
