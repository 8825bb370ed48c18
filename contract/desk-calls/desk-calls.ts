import { catalogueCalls } from "./catalogue.ts";
import { changeOrderCalls } from "./change-order.ts";
import { customerCalls } from "./customers.ts";
import { deviceCalls } from "./devices.ts";
import { meCalls } from "./me.ts";
import { messageCalls } from "./messages.ts";
import { orderListCalls } from "./order-lists.ts";
import { orderPageCalls } from "./order-page.ts";
import { pressCalls } from "./press.ts";
import { pushCalls } from "./push.ts";
import { safetyCalls } from "./safety.ts";
import { sumCalls } from "./sums.ts";
import { todayCalls } from "./today.ts";
import { workingWeekCalls } from "./week.ts";
import { weekDecisionCalls } from "./week-decisions.ts";
import { weekCalls } from "./weeks.ts";
import { yearCalls } from "./year.ts";

/**
 * The calls of the desk: JSON by POST to `/desk/calls`, from the desk's own origin. A body is an object of requests by the names of their
 * calls, several only if all of them read; its answer has a `CallOutcome` for each. Money is whole agorot, times are milliseconds
 * since 1970 UTC. The desk takes the types from `contract/wire/desk-calls.ts`, so that no schema becomes a part of it.
 */
export const deskCalls = {
  ...meCalls,
  ...workingWeekCalls,
  ...pressCalls,
  ...todayCalls,
  ...weekCalls,
  ...weekDecisionCalls,
  ...messageCalls,
  ...yearCalls,
  ...sumCalls,
  ...orderListCalls,
  ...orderPageCalls,
  ...changeOrderCalls,
  ...customerCalls,
  ...catalogueCalls,
  ...deviceCalls,
  ...pushCalls,
  ...safetyCalls,
} as const;
