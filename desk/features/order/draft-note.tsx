import { Link } from "wouter";
import { useDraft } from "#desk/data/drafts/draft-context.tsx";
import { useMessages } from "#desk/language/language-context.tsx";
import { changeDraftName } from "#desk/parts/order/draft-names.ts";
import { Note } from "#web/ui/layout.tsx";

/** Says that a change of the order was begun on this device and is not stored. Suspends until the device has read it. */
export function DraftNote({ number }: { readonly number: string }) {
  const { order: texts } = useMessages();
  const [draft] = useDraft(changeDraftName(number), isThere);
  if (draft === undefined) return null;
  return (
    <Note as="p">
      {texts.draft} <Link href={`/orders/${number}/change`}>{texts.goOn}</Link>
    </Note>
  );
}

function isThere(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
