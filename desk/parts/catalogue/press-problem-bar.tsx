import type { PressProblem } from "#desk/data/catalogue/use-catalogue-presses.ts";
import { useMessages } from "#desk/language/language-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { NoticeBar, Said } from "#web/ui/layout.tsx";

/** Says why the last press is not saved. It stays in view while the page is scrolled. */
export function PressProblemBar({ problem }: { readonly problem: PressProblem | null }) {
  const { shell } = useMessages();
  return (
    <NoticeBar isEmpty={problem === null}>
      <Said role="alert" tone="problem">
        {problem?.said}
      </Said>
      {problem !== null && problem.again !== null && (
        <Button look="main" onClick={problem.again}>
          {shell.tryAgain}
        </Button>
      )}
    </NoticeBar>
  );
}
