import { useState } from "react";
import { useRenewedCall } from "#desk/data/connection/use-renewed-call.ts";
import { ProblemNote } from "#desk/data/session/problem-note.tsx";
import { useMessages } from "#desk/language/language-context.tsx";
import { ConfirmHint } from "#desk/parts/page/confirm-hint.tsx";
import { FailedPage } from "#desk/parts/page/failed.tsx";
import { PageLink } from "#desk/parts/rights/page-link.tsx";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { linkClass, NoticeBar, Page, Said, Stack, Text } from "#web/ui/layout.tsx";
import { ScreenBar } from "#web/ui/screen.tsx";
import { type DecisionInput, type Outcome, useDecideWeek } from "./use-decide-week.ts";
import { WeekCard, type WeekCardAction } from "./week-card.tsx";
import { CloseDialog, DeadlineDialog, HandOverDialog } from "./week-dialogs.tsx";
import type { ComingWeek } from "./week-texts.ts";

/** The next weeks: when they close, the holidays near them, and what the seller decides about them. */
export function WeeksPage() {
  const { weeks: texts } = useMessages();
  const answer = useRenewedCall("nextWeeks", {});
  const { outcome, keep, handOver, takeBack } = useDecideWeek();
  const [asking, setAsking] = useState<{ action: WeekCardAction; week: ComingWeek } | null>(null);

  if (!answer.ok) return <FailedPage title={texts.title} call={["nextWeeks", {}]} />;

  const act = (action: WeekCardAction, week: ComingWeek) => {
    if (action === "open") keep(week, {});
    else if (action === "tell") handOver(week, { tellsCustomers: true });
    else setAsking({ action, week });
  };
  const stop = () => setAsking(null);
  const decide = (decision: Partial<DecisionInput>) => {
    stop();
    if (asking !== null) keep(asking.week, decision);
  };
  const { weeks, handedOver } = answer.data;
  return (
    <Page isText>
      <ScreenBar title={texts.title} />
      <Text tone="soft">{texts.intro}</Text>
      <ConfirmHint>{texts.needsConfirm}</ConfirmHint>
      <OutcomeBar outcome={outcome} />
      <Stack as="ol" gap={4}>
        {[...handedOver, ...weeks].map((week, index) => (
          <WeekCard
            key={week.week}
            week={week}
            isHandedOver={index < handedOver.length}
            isBusy={outcome.kind === "busy"}
            onAct={(action) => act(action, week)}
          />
        ))}
      </Stack>
      {asking?.action === "close" && (
        <CloseDialog week={asking.week} onCancel={stop} onDecide={decide} />
      )}
      {asking?.action === "deadline" && (
        <DeadlineDialog week={asking.week} onCancel={stop} onDecide={decide} />
      )}
      {asking?.action === "hand-over" && (
        <HandOverDialog
          week={asking.week}
          onCancel={stop}
          onDecide={(decision) => {
            stop();
            handOver(asking.week, decision);
          }}
        />
      )}
      {asking?.action === "bring-back" && (
        <BringBackDialog
          week={asking.week}
          onCancel={stop}
          onConfirm={(actionId) => {
            stop();
            takeBack(asking.week.week, actionId);
          }}
        />
      )}
    </Page>
  );
}

interface BringBackDialogProps {
  readonly week: ComingWeek;
  readonly onCancel: () => void;
  readonly onConfirm: (actionId: string) => void;
}

/** Asks first, because customers may get an email. */
function BringBackDialog({ week: { lastKept }, onCancel, onConfirm }: BringBackDialogProps) {
  const { weeks: texts, shell } = useMessages();
  if (lastKept === null) return null;
  return (
    <ConfirmDialog
      title={texts.bringBackTitle}
      texts={{ cancel: shell.cancel, confirm: texts.bringBack(lastKept.orders) }}
      onCancel={onCancel}
      onConfirm={() => onConfirm(lastKept.actionId)}
    >
      <p>{texts.bringBackHint(lastKept.orders)}</p>
    </ConfirmDialog>
  );
}

/** Says what happened to the last change, and takes it back or sends it again. It stays in view while the page is scrolled. */
function OutcomeBar({ outcome }: { readonly outcome: Outcome }) {
  const { weeks: texts, shell } = useMessages();
  const isProblem = outcome.kind === "refused" || outcome.kind === "unsure";
  const isShown = isProblem || outcome.kind === "done" || outcome.kind === "unconfirmed";
  return (
    <NoticeBar isEmpty={!isShown}>
      <Said>{outcome.kind === "done" && outcome.said}</Said>
      <Said role="alert" tone="problem">
        {isProblem && (outcome.kind === "refused" ? outcome.said : texts.unsure)}
      </Said>
      {outcome.kind === "done" && outcome.undo !== null && (
        <Button data-once onClick={outcome.undo}>
          {shell.undo}
        </Button>
      )}
      {outcome.kind === "done" && (
        <PageLink href="/week-message" className={linkClass}>
          {shell.weekMessage}
        </PageLink>
      )}
      {outcome.kind === "unconfirmed" && <ProblemNote problem={outcome.problem} />}
      {(outcome.kind === "unsure" || outcome.kind === "unconfirmed") && (
        <Button look="main" onClick={outcome.retry}>
          {shell.tryAgain}
        </Button>
      )}
    </NoticeBar>
  );
}
