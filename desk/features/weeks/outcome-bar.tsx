import { useMessages } from "#desk/language/language-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { NoticeBar, Said } from "#web/ui/layout.tsx";
import type { Outcome } from "./use-decide-week.ts";

/** Says what became of the last change, and takes it back or sends it again. It stays in view while the page is scrolled. */
export function OutcomeBar({ outcome }: { readonly outcome: Outcome }) {
  const { weeks: texts } = useMessages();
  const isProblem = outcome.kind === "refused" || outcome.kind === "unsure";
  const isShown = isProblem || outcome.kind === "done";
  return (
    <NoticeBar isEmpty={!isShown}>
      <Said>{outcome.kind === "done" && outcome.said}</Said>
      <Said role="alert" tone="problem">
        {isProblem && (outcome.kind === "refused" ? outcome.said : texts.unsure)}
      </Said>
      {outcome.kind === "done" && outcome.undo !== null && (
        <Button data-once onClick={outcome.undo}>
          {texts.undo}
        </Button>
      )}
      {outcome.kind === "unsure" && (
        <Button look="main" onClick={outcome.retry}>
          {texts.tryAgain}
        </Button>
      )}
    </NoticeBar>
  );
}
