import { expect, test } from "vitest";
import { readConfig } from "#server/config/config.ts";
import { OperatorProblem } from "#server/config/operator-problem.ts";
import { openShop } from "#server/testing/open-shop.ts";
import { refuseExamples } from "./set-up-outbox-worker.ts";

test("a shop that sends mails does not start while the seller's or the sender's address is an example", async () => {
  const { store } = await openShop();
  const look = (sellerAddress?: string, settings: Readonly<Record<string, string>> = {}) =>
    refuseExamples({ config: { ...readConfig(settings), sellerAddress }, store });
  const smtp = { SMTP_URL: "smtps://mail.shop.co.il" };
  const sender = { ...smtp, MAIL_FROM: "shop@shop.co.il" };
  await expect(look(undefined, sender)).rejects.toThrow(
    new OperatorProblem(
      "SMTP_URL is set, but cook@soup-kitchen.example is only an example: set SELLER_ADDRESS, or the contact address with npm run catalogue",
    ),
  );
  await expect(look("aris@example.com", sender)).rejects.toThrow("aris@example.com is only an");
  await expect(look("aris@shop.co.il", smtp)).rejects.toThrow(
    "cook@soup-kitchen.example is only an example: set MAIL_FROM",
  );
  await look("aris@shop.co.il", sender);
  // Mails that are written to files go nowhere anyway.
  await look();
});
