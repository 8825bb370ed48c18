import { type DeskWeek, useWeek } from "#desk/data/week/week-context.tsx";
import { Said } from "#web/ui/layout.tsx";

interface NamesNoticeProps {
  readonly text: string;
  /** The week in the language of the desk. */
  readonly week: DeskWeek;
}

/**
 * Says that the names of dishes and places are still in the language of the desk: the names in the language around it, which is that
 * of the paper, are loaded from the server. Shows nothing once they are there.
 */
export function NamesNotice({ text, week }: NamesNoticeProps) {
  const isLoaded = namesOf(useWeek()) !== namesOf(week);
  return <Said tone="warning">{isLoaded || namesOf(week) === noNames ? "" : text}</Said>;
}

function namesOf({ places, kitchen }: Pick<DeskWeek, "places" | "kitchen">): string {
  return JSON.stringify([...places, ...kitchen.map(({ dishName }) => dishName)]);
}

const noNames = namesOf({ places: [], kitchen: [] });
