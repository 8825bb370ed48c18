import type { DeskWeek } from "#desk/data/week/week-context.tsx";
import { useMessages } from "#desk/language/language-context.tsx";
import { Note } from "#web/ui/layout.tsx";

/** Says which orders are damaged, wherever their food would be missed: they are in no list and on no paper. */
export function UnreadableOrders({ unreadable }: Pick<DeskWeek, "unreadable">) {
  const { orders } = useMessages();
  if (unreadable.length === 0) return null;
  return (
    <Note as="p" isError role="alert" tone="error">
      {orders.unreadable(unreadable)}
    </Note>
  );
}
