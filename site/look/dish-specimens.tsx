import { useState } from "react";
import { openDraft } from "#domain/cart/dish-draft.ts";
import type { Language } from "#domain/language/language.ts";
import { agorot } from "#domain/money/agorot.ts";
import { CartChanges } from "#site/features/cart/cart-changes.tsx";
import { DishOfCart } from "#site/features/cart/dish-of-cart.tsx";
import { DishIntro } from "#site/features/dish/dish-intro.tsx";
import { ExtraCounts } from "#site/features/dish/extra-counts.tsx";
import { OptionChoices } from "#site/features/dish/option-choices.tsx";
import { SelectionsTable } from "#site/features/dish/selections-table.tsx";
import { DishRow } from "#site/features/menu/dish-row.tsx";
import { LargeImage } from "#site/features/menu/large-image.tsx";
import { Part } from "./part.tsx";
import { sampleCartDish, sampleDish, sampleDraft } from "./sample-dish.ts";

const nothing = () => undefined;

/** The components of a dish on the menu, in its dialog and in the cart. */
export function DishSpecimens({ language }: { readonly language: Language }) {
  const dish = sampleDish(language);
  const inCart = sampleCartDish(language);
  const [draft, setDraft] = useState(sampleDraft);
  const [isLarge, setIsLarge] = useState(false);
  const where = { typeName: "", dishName: dish.dishName };
  const dearer = {
    kind: "price-changed",
    ...where,
    from: agorot(3900),
    to: agorot(4200),
  } as const;
  return (
    <>
      <Part name="DishRow: usual, in the cart, without a picture; the picture opens LargeImage">
        <ul>
          {[
            { of: dish, inCart: 0 },
            { of: dish, inCart: 3 },
            { of: { ...dish, thumbnail: null, image: null }, inCart: 0 },
          ].map(({ of, inCart: amount }, index) => (
            <DishRow
              // oxlint-disable-next-line react/no-array-index-key -- the same dish three times
              key={index}
              typeName={where.typeName}
              dish={of}
              place="later"
              inCart={amount}
              onOrder={nothing}
              onEnlarge={() => setIsLarge(true)}
            />
          ))}
        </ul>
        {isLarge && dish.image !== null && (
          <LargeImage
            dishName={dish.dishName}
            image={dish.image}
            onClose={() => setIsLarge(false)}
          />
        )}
      </Part>
      <Part name="DishIntro">
        <DishIntro dish={dish} areFactsPending={false} />
      </Part>
      <Part name="SelectionsTable: empty, filled in">
        <SelectionsTable dish={dish} draft={openDraft(dish, undefined)} onChange={nothing} />
        <SelectionsTable dish={dish} draft={draft} onChange={setDraft} />
      </Part>
      {dish.options.map((option) => (
        <Part key={option.name} name="OptionChoices: open, chosen">
          <OptionChoices
            dish={dish}
            option={option}
            amounts={[0, 0]}
            chosen={null}
            onChoose={nothing}
          />
          <OptionChoices
            dish={dish}
            option={option}
            amounts={draft.amounts}
            chosen={draft.choices[0] ?? null}
            onChoose={(choice) => setDraft({ ...draft, choices: [choice] })}
          />
        </Part>
      ))}
      <Part name="ExtraCounts">
        <ExtraCounts
          extras={dish.extras}
          amounts={draft.extraAmounts}
          onChange={(extraAmounts) => setDraft({ ...draft, extraAmounts })}
        />
      </Part>
      <Part name="DishOfCart: usual, changed">
        <ul>
          <DishOfCart
            dish={inCart}
            changes={[]}
            onEdit={nothing}
            onRemove={nothing}
            onChangeAmount={nothing}
          />
        </ul>
        <ul>
          <DishOfCart
            dish={inCart}
            changes={[dearer]}
            onEdit={nothing}
            onRemove={nothing}
            onChangeAmount={nothing}
          />
        </ul>
      </Part>
      <Part name="CartChanges">
        <CartChanges
          changes={[dearer, { kind: "dish-gone", ...where }]}
          allOrders={[]}
          isHeldUp={false}
          onEdit={nothing}
          onSeen={nothing}
        />
      </Part>
    </>
  );
}
