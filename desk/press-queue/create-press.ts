import { pressDocument } from "#contract/generated/desk-operations.ts";
import type { Execute } from "#web/graphql/execute.ts";
import type { PressFunction } from "./press-context.tsx";

/** Sends presses at once. */
export function createPress(execute: Execute): PressFunction {
  return (requests) =>
    requests.map((request) => {
      const actionId = crypto.randomUUID();
      const about =
        "week" in request ? { week: request.week } : { orderNumber: request.orderNumber };
      const press = {
        actionId,
        pressedAt: Date.now(),
        seen: { event: 0, actionIds: [] },
        ...about,
        action: request.action as never,
      };
      execute(pressDocument, { press }).catch(console.error);
      return actionId;
    });
}
