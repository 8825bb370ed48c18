import { useMessages } from "#desk/language/language-context.tsx";
import { usePress } from "#desk/press-queue/press-context.tsx";
import { useWeek } from "#desk/week-store/week-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";

/** What needs the seller now. */
export function TodayPage() {
  const { today } = useMessages();
  const { week, isClosed } = useWeek();
  const press = usePress();
  const set = (weekClosed: boolean, said: string) =>
    press([{ week, action: { weekClosed } }], said);
  return (
    <>
      <PageHeading>{today.title}</PageHeading>
      {isClosed ? (
        <Button onClick={() => set(false, today.reopened)}>{today.reopen}</Button>
      ) : (
        <Button onClick={() => set(true, today.closed)}>{today.close}</Button>
      )}
    </>
  );
}
