import type { ReactNode } from "react";
import type { ActionName, CallName } from "#contract/wire/desk-calls.ts";
import { useMay } from "#desk/data/session/session-context.tsx";

/** With the call or the mark that it makes. */
type MayProps = (
  | { readonly call: CallName; readonly mark?: never }
  | { readonly mark: ActionName; readonly call?: never }
) & {
  readonly children: ReactNode;
  /** What stands in its place on a device that may not; usually nothing. */
  readonly otherwise?: ReactNode;
};

/** A control that makes a call or sends a mark: a device whose role may not is not shown it. */
export function May({ call, mark, children, otherwise = null }: MayProps) {
  const may = useMay();
  return (call === undefined ? may.mark(mark) : may.call(call)) ? children : otherwise;
}
