import { type MouseEvent, useEffect, useState } from "react";
import type { AnswerOf } from "#contract/wire/desk-calls.ts";
import { useCalls } from "#desk/data/calls/call-context.tsx";
import { useRenewedCall } from "#desk/data/connection/use-renewed-call.ts";
import { useMark, useQueueState } from "#desk/data/marks/mark-context.tsx";
import { useWeek } from "#desk/data/week/week-context.tsx";
import { useLanguage } from "#desk/language/language-context.tsx";
import { shownMoment } from "#desk/language/times.ts";
import { Failed } from "#desk/parts/page/failed.tsx";
import { Older } from "#desk/parts/page/older.tsx";
import { May } from "#desk/parts/rights/may.tsx";
import { Hint, ListRow, Stack } from "#web/ui/layout.tsx";
import { leadingClass } from "#web/ui/leading.ts";
import { NamedButton } from "#web/ui/named-button.tsx";
import { namesText } from "./hand-over.tsx";

type Press = AnswerOf<"pressesTogether">[number];

interface PressesTogetherProps {
  /** Whether it lists what was set of the kitchen, what was packed, or what was handed over. */
  readonly of: "lines" | "orders" | "handedOver";
}

/** What one press set of several dishes or boxes of the week, unfolded by a press. Each is taken back by one press, on any day. */
export function PressesTogether({ of }: PressesTogetherProps) {
  const { order: texts } = useLanguage().messages;
  return (
    <May call="pressesTogether">
      <Older text={texts.together}>
        <List of={of} />
      </Older>
    </May>
  );
}

function List({ of }: PressesTogetherProps) {
  const { order: texts } = useLanguage().messages;
  const { client } = useCalls();
  const { week } = useWeek();
  const { waiting } = useQueueState();
  const answer = useRenewedCall("pressesTogether", { week });
  const isSent = waiting.length === 0;
  useEffect(() => {
    if (isSent) void client.reload("pressesTogether", { week });
  }, [client, isSent, week]);
  if (!answer.ok) return <Failed said={texts.historyFailed} call={["pressesTogether", { week }]} />;
  const listed = answer.data.filter((press) => (press[of] ?? []).length > 0);
  return (
    <section aria-label={texts.together}>
      {listed.length === 0 && <Hint>{texts.noneTogether}</Hint>}
      <Stack as="ul">
        {listed.map((press) => (
          <PressRow
            key={`${String(press.at)} ${(press[of] ?? []).join(" ")}`}
            week={week}
            press={press}
          />
        ))}
      </Stack>
    </section>
  );
}

function PressRow({ week, press }: { readonly week: string; readonly press: Press }) {
  const { language, messages } = useLanguage();
  const { order: texts, shell } = messages;
  const mark = useMark();
  const said = useSaid(press);
  const { at, device, standing } = press;
  // Until the list has been read again, which gives other objects.
  const [pressed, setPressed] = useState<Press>();
  const takeBack = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (pressed === press) return;
    setPressed(press);
    // The button is about to go.
    currentTarget.closest("li")?.focus();
    mark(
      standing.map(({ actionId, orderNumber }) =>
        orderNumber === null
          ? { week, action: { undo: actionId } }
          : { orderNumber, action: { undo: actionId } },
      ),
      shell.undone(said),
    );
  };
  return (
    <ListRow tabIndex={-1} gap={1} align="start">
      {standing.length > 0 ? <span>{said}</span> : <s>{said}</s>}
      <Hint as="span">
        {shownMoment(at, language)}
        {" · "}
        {device === null ? texts.noDevice : <bdi>{texts.device(device)}</bdi>}
        {standing.length === 0 && ` · ${texts.isUndone}`}
      </Hint>
      {standing.length > 0 && (
        <NamedButton
          look="quiet"
          className={leadingClass}
          text={shell.undo}
          name={said}
          aria-busy={pressed === press}
          onClick={takeBack}
        />
      )}
    </ListRow>
  );
}

/** In the words of the bar with Undo: which dish or dish type is ready, how many boxes of which places are packed, or whose are handed over. */
function useSaid({ lines, orders, handedOver = [] }: Press): string {
  const { kitchen: texts, packing, handingOver } = useLanguage().messages;
  const { kitchen, orders: ofWeek } = useWeek();
  const set = new Set([...lines, ...orders]);
  if (handedOver.length > 0) {
    const names = namesText(ofWeek.filter(({ number }) => handedOver.includes(number)));
    return handingOver.together.saidHandedOver(names, handedOver.length);
  }
  const cooked = kitchen.filter(({ key }) => set.has(key));
  if (orders.length === 0) {
    const dishes = new Set(cooked.map(({ dishName }) => dishName));
    const types = new Set(cooked.map(({ typeName }) => typeName));
    return texts.saidAll([...(dishes.size === 1 ? dishes : types)].join(", "));
  }
  const places = new Set(ofWeek.filter(({ number }) => set.has(number)).map(({ place }) => place));
  return packing.saidRestPacked([...places].join(", "), orders.length);
}
