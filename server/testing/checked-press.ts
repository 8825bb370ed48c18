import * as v from "valibot";
import { deskCalls } from "#contract/desk-calls/desk-calls.ts";
import type { CheckedRequestOf, RequestOf } from "#contract/wire/desk-calls.ts";

/** A mark as the server has it once it has checked it. */
export function checkedPress(sent: RequestOf<"press">): CheckedRequestOf<"press"> {
  return v.parse(deskCalls.press.request, sent);
}
