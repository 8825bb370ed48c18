import { useEffect, useEffectEvent, useRef, useState } from "react";
import {
  type CatalogueOutcome,
  newCatalogueAction,
} from "#desk/catalogue-store/catalogue-calls.ts";
import { useCatalogueCalls } from "#desk/catalogue-store/use-catalogue.ts";
import { isStillInDoubt } from "#desk/connection/send-action.ts";
import { useWeekStatus } from "#desk/week-store/week-context.tsx";
import type { CatalogueProblem } from "#domain/catalogue/catalogue-problem.ts";
import { checkDish } from "#domain/catalogue/check-part.ts";
import { type DishDraft, dishOfDraft } from "./dish-draft.ts";

/** Why a draft was not saved, where no field is wrong. */
export type SaveNote = Exclude<CatalogueOutcome["kind"], "saved" | "invalid"> | null;

/** What was wrong with a draft when it was to be saved. */
interface Told {
  readonly draft: DishDraft | null;
  readonly problems: readonly CatalogueProblem[];
  readonly count: number;
}

interface SaveDishProps {
  readonly draft: DishDraft;
  readonly keep: (draft: DishDraft | undefined) => Promise<void>;
  readonly onSaved: (actionId: string) => void;
}

/**
 * Saves a draft, at most once: the device keeps the action before it is sent, and until there is an answer the draft is sent again
 * unchanged, by the button and when the connection is back, also after a reload.
 */
export function useSaveDish({ draft, keep, onSaved }: SaveDishProps) {
  const { connection } = useWeekStatus();
  const { change } = useCatalogueCalls();
  const [told, setTold] = useState<Told>({ draft: null, problems: [], count: 0 });
  const [note, setNote] = useState<SaveNote>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isBusyRef = useRef(false);

  /** Tells what is wrong with the draft, if anything is. Gives whether nothing is. */
  const check = (): boolean => {
    const wrong = problemsOf(draft);
    setTold(({ count }) => ({ draft, problems: wrong, count: count + 1 }));
    return wrong.length === 0;
  };

  const run = async () => {
    setNote(null);
    if (!check()) return;
    const { dishType, seen } = draft;
    const wasInDoubt = draft.sending !== null;
    const sending = draft.sending ?? newCatalogueAction();
    await keep({ ...draft, sending });
    const outcome = await change(
      { kind: "save-dish", dish: dishOfDraft(draft), dishType, seen },
      sending,
    );
    // Until there is an answer it may be stored, and must stay as it is.
    if (isStillInDoubt(outcome, wasInDoubt)) return;
    await keep(outcome.kind === "saved" ? undefined : { ...draft, sending: null });
    if (outcome.kind === "saved") onSaved(sending.actionId);
    else if (outcome.kind === "invalid")
      setTold(({ count }) => ({ draft, problems: outcome.problems, count: count + 1 }));
    else setNote(outcome.kind);
  };
  const save = async () => {
    if (isBusyRef.current) return;
    isBusyRef.current = true;
    setIsBusy(true);
    try {
      await run();
    } finally {
      isBusyRef.current = false;
      setIsBusy(false);
    }
  };

  const saveAgain = useEffectEvent(() => {
    if (draft.sending !== null) void save();
  });
  useEffect(() => {
    if (connection === "online") saveAgain();
  }, [connection]);

  return {
    problems: told.count === 0 || told.problems.length === 0 ? [] : problemsNow(told, draft),
    /** How often problems were told: the focus then goes to the first one. */
    tellings: told.count,
    note: draft.sending !== null && !isBusy ? ("in-doubt" as const) : note,
    isBusy,
    isOnline: connection === "online",
    check,
    save: () => void save(),
  };
}

function problemsOf(draft: DishDraft): readonly CatalogueProblem[] {
  const checked = checkDish(dishOfDraft(draft));
  return checked.kind === "invalid" ? checked.problems : [];
}

/** While she puts things right, only what is still wrong is told. What only the server knows stands until the next saving. */
function problemsNow({ draft: toldOf, problems }: Told, draft: DishDraft) {
  const before = toldOf === null ? [] : problemsOf(toldOf);
  return before.length === 0 ? problems : problemsOf(draft);
}
