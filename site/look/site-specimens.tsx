import { useId, useState } from "react";
import type { Language } from "#domain/language/language.ts";
import { agorot } from "#domain/money/agorot.ts";
import { useMessages } from "#site/language/language-context.tsx";
import { useDishDialogTexts } from "#site/language/use-dish-dialog-texts.ts";
import { useOrderTexts } from "#site/language/use-order-texts.ts";
import { Logo } from "#site/shell/logo.tsx";
import { Button } from "#web/ui/button.tsx";
import { CountInput } from "#web/ui/count-input.tsx";
import { Field, fieldErrorProps } from "#web/ui/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";
import { AddedPrice, Price } from "#web/ui/price.tsx";
import { State } from "#web/ui/state.tsx";
import { DishSpecimens } from "./dish-specimens.tsx";
import { OrderSpecimens } from "./order-specimens.tsx";
import { Part } from "./part.tsx";
import { PlacedOrderSpecimens } from "./placed-order-specimens.tsx";

/** All components of the site, smallest first. */
export function SiteSpecimens({ language }: { readonly language: Language }) {
  const messages = useMessages();
  const { orderSent } = useOrderTexts();
  return (
    <>
      <Part name="Logo">
        <Logo />
      </Part>
      <Part name="PageHeading">
        <PageHeading>{messages.menu.title}</PageHeading>
      </Part>
      <Part name="Icon" inRow>
        {(["menu", "heart", "cart", "mail", "close"] as const).map((name) => (
          <Icon key={name} name={name} />
        ))}
      </Part>
      <Part name="Price, AddedPrice" inRow>
        <Price amount={agorot(12930)} />
        <AddedPrice amount={agorot(350)} />
      </Part>
      <ButtonSpecimens />
      <FieldSpecimens />
      <CountSpecimens />
      <Part name="State: empty">
        <State drawing="empty" title={messages.cart.empty}>
          <p>{messages.cart.emptyHint}</p>
        </State>
      </Part>
      <Part name="State: loading; the button after 8 seconds">
        <Loading texts={messages} />
      </Part>
      <Part name="State: failure">
        <State drawing="failure" title={messages.menu.failed} />
      </Part>
      <Part name="State: success">
        <State drawing="success" title={orderSent.thanks} />
      </Part>
      <DishSpecimens language={language} />
      <OrderSpecimens language={language} />
      <PlacedOrderSpecimens language={language} />
    </>
  );
}

function FieldSpecimens() {
  const { checkout } = useOrderTexts();
  const id = useId();
  const error = checkout.problems.NAME_REQUIRED;
  return (
    <>
      <Part name="Field: plain, focused, wrong, disabled">
        <Field id={`${id}-plain`} label={checkout.name} error={undefined}>
          <input id={`${id}-plain`} />
        </Field>
        <Field id={`${id}-focus`} label={checkout.name} error={undefined}>
          <input id={`${id}-focus`} data-look="focus-visible" />
        </Field>
        <Field id={`${id}-wrong`} label={checkout.name} error={error}>
          <input id={`${id}-wrong`} {...fieldErrorProps(`${id}-wrong`, error)} />
        </Field>
        <Field id={`${id}-off`} label={checkout.name} error={undefined}>
          <input id={`${id}-off`} disabled />
        </Field>
      </Part>
      <Part name="Field with a list and a hint">
        <Field
          id={`${id}-list`}
          label={checkout.city}
          error={undefined}
          hint={checkout.noPickupHere}
        >
          <select id={`${id}-list`}>
            <option>{checkout.chooseCity}</option>
          </select>
        </Field>
      </Part>
    </>
  );
}

function CountSpecimens() {
  const dish = useDishDialogTexts();
  const [counts, setCounts] = useState<readonly number[]>([0, 3, 20]);
  return (
    <Part name="CountInput: least, some, most" inRow>
      {counts.map((count, index) => (
        <CountInput
          // oxlint-disable-next-line react/no-array-index-key -- they differ in nothing else
          key={index}
          texts={dish}
          name={dish.amount}
          label={dish.countOf(String(index))}
          value={count}
          onChange={(next) => setCounts(counts.with(index, next))}
        />
      ))}
    </Part>
  );
}

const states = {
  usual: {},
  "pointed at": { "data-look": "hover" },
  pressed: { "data-look": "hover active" },
  focused: { "data-look": "focus-visible" },
  disabled: { disabled: true },
  busy: { "aria-busy": true },
} as const;

function ButtonSpecimens() {
  const { menu } = useMessages();
  return Object.entries(states).map(([state, props]) => (
    <Part key={state} name={`Button, ${state}: main, plain, quiet`} inRow>
      {(["main", "plain", "quiet"] as const).map((look) => (
        <Button key={look} look={look} {...props}>
          {menu.title}
        </Button>
      ))}
    </Part>
  ));
}
