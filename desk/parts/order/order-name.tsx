import type { ShownDeskOrder } from "#desk/data/week/week-context.tsx";
import { Words } from "#web/ui/layout.tsx";

type Named = Pick<ShownDeskOrder, "name" | "language" | "distinction">;

/** Whose an order is; while the name repeats, with what tells it from the others. */
export function OrderName({ name, language, distinction }: Named) {
  return (
    <>
      <bdi lang={language}>{name}</bdi>
      {distinction !== "" && (
        <Words tone="soft" size="small">
          {" · "}
          <bdi>{distinction}</bdi>
        </Words>
      )}
    </>
  );
}

/** The same in a sentence, such as that of the bar with Undo. */
export function nameText({ name, distinction }: Pick<Named, "name" | "distinction">): string {
  return distinction === "" ? name : `${name} (\u2068${distinction}\u2069)`;
}
