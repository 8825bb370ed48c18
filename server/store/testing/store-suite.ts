import { describe } from "vitest";
import { booksSuite } from "./books-suite.ts";
import { catalogueSuite } from "./catalogue-suite.ts";
import { catalogueVersionSuite } from "./catalogue-version-suite.ts";
import { changedOrderSuite } from "./changed-order-suite.ts";
import { clockSuite } from "./clock-suite.ts";
import type { DatabaseUnderTest } from "./database-under-test.ts";
import { deskMailSuite } from "./desk-mail-suite.ts";
import { deskReadsSuite } from "./desk-reads-suite.ts";
import { deviceSuite } from "./device-suite.ts";
import { erasingSuite } from "./erasing-suite.ts";
import { eventLogSuite } from "./event-log-suite.ts";
import { eventMailSuite } from "./event-mail-suite.ts";
import { findOrdersSuite } from "./find-orders-suite.ts";
import { generationSuite } from "./generation-suite.ts";
import { mailSuite } from "./mail-suite.ts";
import { messageSuite } from "./message-suite.ts";
import { orderChangeSuite } from "./order-change-suite.ts";
import { orderLimitSuite } from "./order-limit-suite.ts";
import { orderSuite } from "./order-suite.ts";
import { pictureSuite } from "./picture-suite.ts";
import { portionLimitSuite } from "./portion-limit-suite.ts";
import { portionSumSuite } from "./portion-sum-suite.ts";
import { routeSuite } from "./route-suite.ts";
import { sellerMailSuite } from "./seller-mail-suite.ts";
import { weekDecisionSuite } from "./week-decision-suite.ts";
import { weekLogSuite } from "./week-log-suite.ts";

/** The contract of `Store`, which every database must pass. `prepare` gives an empty database for the running test. */
export function storeSuite(name: string, prepare: () => Promise<DatabaseUnderTest>): void {
  describe(`a store on ${name}`, () => {
    catalogueSuite(prepare);
    orderSuite(prepare);
    orderLimitSuite(prepare);
    portionLimitSuite(prepare);
    portionSumSuite(prepare);
    orderChangeSuite(prepare);
    changedOrderSuite(prepare);
    mailSuite(prepare);
    sellerMailSuite(prepare);
    eventMailSuite(prepare);
    messageSuite(prepare);
    eventLogSuite(prepare);
    weekLogSuite(prepare);
    generationSuite(prepare);
    weekDecisionSuite(prepare);
    catalogueVersionSuite(prepare);
    deskReadsSuite(prepare);
    findOrdersSuite(prepare);
    booksSuite(prepare);
    clockSuite(prepare);
    deviceSuite(prepare);
    deskMailSuite(prepare);
    routeSuite(prepare);
    pictureSuite(prepare);
    erasingSuite(prepare);
  });
}
