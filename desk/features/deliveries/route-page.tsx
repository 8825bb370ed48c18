import { useState } from "react";
import { Link } from "wouter";
import { useWeek } from "#desk/data/week/week-context.tsx";
import { useMessages } from "#desk/language/language-context.tsx";
import { CountBar } from "#desk/parts/order/count-bar.tsx";
import { useHandOver } from "#desk/parts/order/hand-over.tsx";
import { WorkPage } from "#desk/parts/order/work-page.tsx";
import { moveStop } from "#domain/order-log/sequence-of-stops.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Row, Said, Stack } from "#web/ui/layout.tsx";
import styles from "./route-page.module.css";
import { StopListRow } from "./route-stop.tsx";
import { StopMover } from "./stop-mover.tsx";
import { useRoute } from "./use-route.ts";

/** The driver's stops in the kept sequence: where, whom to call, what is due. The sequence is changed by buttons. */
export function RoutePage() {
  const { route: texts } = useMessages();
  const { week, route: stops, orders } = useWeek();
  const kept = useRoute();
  const handOver = useHandOver();
  const [isChanging, setIsChanging] = useState(false);
  const [moved, setMoved] = useState("");
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
    <WorkPage texts={texts} isEmpty={stops.length === 0} width={44} gap={3}>
      <CountBar
        count={
          done.length === stops.length ? texts.allDone : texts.doneOf(done.length, stops.length)
        }
      >
        <Button onClick={() => setIsChanging(!isChanging)} aria-expanded={isChanging}>
          {isChanging ? texts.changed : texts.change}
        </Button>
        <Link href={`/paper/route?week=${week}`} className={buttonClass("quiet")}>
          {texts.toPaper}
        </Link>
      </CountBar>
      {isChanging && <p>{texts.changeHint}</p>}
      <Said>{[moved, kept.isKept === true ? texts.kept : ""].filter(Boolean).join(". ")}</Said>
      {kept.isKept === false && (
        <Row role="alert" gap={4} lines={2} align="center" className={styles.failed}>
          <p>{texts.notKept}</p>
          <Button onClick={kept.keepAgain}>{texts.keepAgain}</Button>
        </Row>
      )}
      <Stack as="ol">
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
              onHandOver={handOver}
            />
          ),
        )}
      </Stack>
    </WorkPage>
  );
}
