import { expect, test } from "vitest";
import { changeCatalogue } from "#domain/catalogue/change-catalogue.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { checkDraft, draftOfLimit, type LimitDraft, selectionsOfMenu } from "./limit-draft.ts";

const [half, litre] = selectionsOfMenu(soupKitchen.menu);
const draft: LimitDraft = {
  id: "oven",
  seen: null,
  name: "התנור הגדול",
  most: " 20 ",
  uses: [
    { selection: half?.id ?? "", portions: "1" },
    { selection: litre?.id ?? "", portions: "2" },
  ],
};

test("a limit is saved as it is typed, and can be edited as it was saved", () => {
  const checked = checkDraft(draft);
  if (checked.kind === "invalid") throw new Error([...checked.wrong].join(", "));
  const saved = changeCatalogue(soupKitchen, { kind: "save-limit", ...checked.part, seen: null });
  if (saved.kind !== "changed") throw new Error(saved.kind);
  const [limit] = saved.catalogue.limits ?? [];
  if (limit === undefined) throw new Error("no limit");
  const again = draftOfLimit(saved.catalogue, limit);
  expect(again).toEqual({ ...draft, most: "20", seen: again.seen });

  const changed = checkDraft({ ...again, most: "0" });
  if (changed.kind === "invalid") throw new Error("0 is allowed");
  const { seen } = again;
  expect(changeCatalogue(saved.catalogue, { kind: "save-limit", ...changed.part, seen }).kind).toBe(
    "changed",
  );
});

test("wrong fields are named: the limit's own, and those of selections", () => {
  const wrongOf = (changes: Partial<LimitDraft>) => {
    const checked = checkDraft({ ...draft, ...changes });
    return checked.kind === "invalid" ? [...checked.wrong] : [];
  };
  expect(wrongOf({})).toEqual([]);
  expect(wrongOf({ name: " " })).toEqual(["name"]);
  for (const most of ["", "many", "-1", "1.5"]) expect(wrongOf({ most })).toEqual(["most"]);
  for (const portions of ["", "0", "x"])
    expect(wrongOf({ uses: [{ selection: litre?.id ?? "", portions }] })).toEqual([litre?.id]);
});
