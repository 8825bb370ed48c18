import type { RootField } from "#server/seller/calls/root-fields.ts";

/** Arguments with which each root field answers its owner. */
export const argsOfFields = ({
  week,
}: {
  readonly week: string;
}): Readonly<Record<RootField, string>> => ({
  pressesTogether: `(${week})`,
});
