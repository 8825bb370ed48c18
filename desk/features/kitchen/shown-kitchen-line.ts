import type { DeskWeek } from "#desk/data/week/desk-week.ts";

export type ShownKitchenLine = DeskWeek["kitchen"][number];
