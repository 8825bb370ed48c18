import fc from "fast-check";
import { expect, test } from "vitest";
import type { LocalizedText } from "#domain/language/language.ts";
import { anyCatalogue } from "#domain/testing/any-catalogue.ts";
import { changeCatalogue } from "./change-catalogue.ts";
import { copyDish } from "./copy-dish.ts";
import { idsIn } from "./give-ids.ts";
import { parseCatalogue } from "./parse-catalogue.ts";

const nameOf = ({ he, en }: LocalizedText, count: number): LocalizedText => ({
  he: `${he} עותק ${String(count)}`,
  en: `${en} copy ${String(count)}`,
});

test("any dish can be copied, also twice, and nothing in a copy has the id of something else", () => {
  fc.assert(
    fc.property(anyCatalogue, fc.nat(1_000), (generated, at) => {
      let catalogue = parseCatalogue(generated);
      const all = catalogue.menu.flatMap(({ id: type = "", dishes }) =>
        dishes.map((dish) => ({ type, dish })),
      );
      fc.pre(all.length > 0);
      const { type = "", dish } = all[at % all.length] ?? {};
      if (dish === undefined) throw new Error("no dish");
      let made = 0;
      const newId = () => {
        made += 1;
        return `copy${String(made)}`;
      };
      for (const copies of [1, 2]) {
        const siblings = catalogue.menu.find(({ id }) => id === type)?.dishes ?? [];
        const copied = copyDish(dish, siblings, newId, nameOf);
        const outcome = changeCatalogue(catalogue, {
          kind: "save-dish",
          dish: copied,
          dishType: type,
          seen: null,
        });
        expect(outcome.kind).toBe("changed");
        if (outcome.kind === "changed") ({ catalogue } = outcome);
        expect(copied.isHidden).toBe(true);
        expect(copied.name.he).toBe(nameOf(dish.name, copies).he);
        expect(copied.recipe?.lines.map(({ amount }) => amount)).toEqual(
          dish.recipe?.lines.map(({ amount }) => amount),
        );
        expect(copied.selections.map(({ price }) => price)).toEqual(
          dish.selections.map(({ price }) => price),
        );
      }
      expect(idsIn(catalogue).repeated).toEqual([]);
    }),
  );
});
