import { useEffect, useRef, useState } from "react";
import { useCalls } from "#desk/data/calls/call-context.tsx";
import type { DeskWeek } from "#desk/data/week/desk-week.ts";
import { useArrangeRoute, useWeek } from "#desk/data/week/week-context.tsx";
import { useDeviceChoice } from "#desk/language/device-choice.ts";
import { useMessages } from "#desk/language/language-context.tsx";
import { useHandOver } from "#desk/parts/order/hand-over.tsx";
import { PressesTogether } from "#desk/parts/order/presses-together.tsx";
import { WorkPage } from "#desk/parts/order/work-page.tsx";
import { moveStop } from "#domain/order-log/route-stops.ts";
import { Button } from "#web/ui/button.tsx";
import { CountBar } from "#web/ui/count-bar.tsx";
import { LineIcon } from "#web/ui/icon.tsx";
import { Note, Said, Text } from "#web/ui/layout.tsx";
import { barToolClass, ScreenList } from "#web/ui/screen.tsx";
import { StepButton } from "#web/ui/step-button.tsx";
import styles from "./route-page.module.css";
import { mapApps, StopListRow } from "./route-stop.tsx";

/** The driver's stops in the kept sequence: where, whom to call, what is due. The sequence is changed by buttons. */
export function RoutePage() {
  const { route: texts, shell } = useMessages();
  const { route: stops, orders } = useWeek();
  const kept = useRoute();
  const handOver = useHandOver();
  const [isChanging, setIsChanging] = useState(false);
  const [moved, setMoved] = useState("");
  const [app, setApp] = useDeviceChoice("desk-map-app", mapApps);
  const ofNumber = new Map(orders.map((order) => [order.number, order]));
  const ordersOf = (stop: (typeof stops)[number]) =>
    stop.orders.flatMap((number) => ofNumber.get(number) ?? []);
  const done = stops.filter((stop) => ordersOf(stop).every(({ state }) => state.isHandedOver));
  const move = (key: string, by: -1 | 1) => {
    const before = stops.map((stop) => stop.key);
    const after = moveStop(before, key, by);
    if (after === before) return;
    kept.keep(after);
    const address = stops.find((stop) => stop.key === key)?.address ?? "";
    setMoved(texts.moved(address, after.indexOf(key) + 1, after.length));
  };
  return (
    <WorkPage
      texts={texts}
      paper="route"
      tools={
        !isChanging && (
          <button
            type="button"
            className={barToolClass}
            aria-label={texts.change}
            onClick={() => setIsChanging(true)}
          >
            <LineIcon path="M8 20V4M4 8l4-4 4 4M16 4v16M12 16l4 4 4-4" />
          </button>
        )
      }
      isEmpty={stops.length === 0}
    >
      <CountBar
        count={
          done.length === stops.length ? texts.allDone : texts.doneOf(done.length, stops.length)
        }
      >
        {isChanging && (
          <Button look="main" onClick={() => setIsChanging(false)}>
            {texts.changed}
          </Button>
        )}
      </CountBar>
      {isChanging && <p>{texts.changeHint}</p>}
      <Said>{[moved, kept.isKept === true ? texts.kept : ""].filter(Boolean).join(". ")}</Said>
      {kept.isKept === false && (
        <Note isError role="alert" align="start">
          <p>{texts.notKept}</p>
          <Button onClick={kept.keepAgain}>{shell.tryAgain}</Button>
        </Note>
      )}
      <ScreenList isOrdered isGrid>
        {stops.map((stop, index) =>
          isChanging ? (
            <StopMover
              key={stop.key}
              stop={stop}
              position={index + 1}
              count={stops.length}
              onMove={(by) => move(stop.key, by)}
            />
          ) : (
            <StopListRow
              key={stop.key}
              stop={stop}
              position={index + 1}
              orders={ordersOf(stop)}
              app={app}
              onApp={setApp}
              onHandOver={handOver}
            />
          ),
        )}
      </ScreenList>
      <PressesTogether of="handedOver" />
    </WorkPage>
  );
}

/** Keeps the sequence of the stops as it is chosen on this device. Of several moves in a row only the last sequence is sent. */
function useRoute() {
  const { call } = useCalls();
  const arrange = useArrangeRoute();
  /** Whether the server has the sequence that was chosen here; null while that is not known. */
  const [isKept, setIsKept] = useState<boolean | null>(null);
  const newest = useRef<readonly string[]>(undefined);
  const isSending = useRef(false);

  const send = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setIsKept(null);
    let sent: readonly string[] | undefined;
    let hasServerIt = false;
    while (newest.current !== undefined && sent !== newest.current) {
      sent = newest.current;
      hasServerIt = await call("keepRoute", { stops: sent }).then(
        ({ answer }) => answer === true,
        (error: unknown) => {
          console.warn("the route was not kept", error);
          return false;
        },
      );
    }
    isSending.current = false;
    // A week that was read before the server had the sequence may have arrived meanwhile.
    if (hasServerIt && sent !== undefined) arrange(sent);
    setIsKept(hasServerIt);
  };

  return {
    isKept,
    /** Shows a sequence of stops, by their keys, at once and keeps it at the server. */
    keep: (stops: readonly string[]) => {
      newest.current = stops;
      arrange(stops);
      void send();
    },
    /** Sends the newest sequence again. */
    keepAgain: () => void send(),
  };
}

interface StopMoverProps {
  readonly stop: DeskWeek["route"][number];
  readonly position: number;
  readonly count: number;
  readonly onMove: (by: -1 | 1) => void;
}

/** A stop with buttons that move it up and down. */
function StopMover({ stop, position, count, onMove }: StopMoverProps) {
  const { route: texts } = useMessages();
  const pressed = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // A browser may take the focus from a button that moves in the page.
    pressed.current?.focus();
  }, [position]);
  const button = (by: -1 | 1, control: string, sign: string) => {
    const isPossible = position + by >= 1 && position + by <= count;
    return (
      <StepButton
        sign={sign}
        aria-label={`${control}: ${stop.address}`}
        isPossible={isPossible}
        onClick={({ currentTarget }) => {
          pressed.current = currentTarget;
          if (isPossible) onMove(by);
        }}
        onBlur={() => {
          pressed.current = null;
        }}
      />
    );
  };
  return (
    <li className={styles.stop}>
      <span className={styles.position}>{position}</span>
      <Text weight={600}>
        <bdi>{stop.address}</bdi>
        <span className={styles.place}>{stop.place}</span>
      </Text>
      {button(-1, texts.up, "↑")}
      {button(1, texts.down, "↓")}
    </li>
  );
}
