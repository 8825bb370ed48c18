import { useId } from "react";
import { editOrderTexts } from "#desk/language/edit-order-texts.ts";
import { useLanguage, useMessages, useTexts } from "#desk/language/language-context.tsx";
import { mailSlipTexts } from "#desk/language/mail-slip-texts.ts";
import { shownMoment } from "#desk/language/times.ts";
import { ConfirmHint } from "#desk/parts/page/confirm-hint.tsx";
import { orderTypes } from "#domain/customer/customer-data.ts";
import { longestTexts } from "#domain/customer/customer-form.ts";
import { longestNotes } from "#domain/customer/customer-note.ts";
import { languages } from "#domain/language/language.ts";
import { type DeliveryPlace, offersPickup } from "#domain/menu/delivery-place.ts";
import { isolatedPriceText } from "#domain/money/price-text.ts";
import { isPlainReason, plainReasons } from "#domain/order/own-words.ts";
import { thingAndMore } from "#domain/order-log/order-lines.ts";
import { TextField } from "#web/ui/field.tsx";
import { Hint, Note, Section } from "#web/ui/layout.tsx";
import { MailSlip } from "#web/ui/mail-slip.tsx";
import { PillChoice } from "#web/ui/pill-choice.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import type { ErrorOf } from "./draft-problem.ts";
import { adjustmentKinds, type DraftCustomer, type OrderDraft } from "./order-draft.ts";
import type { OrderMenu } from "./order-menu.ts";
import { type ChangedPage, missingFrom, priceOfPlace } from "./price-draft.ts";

interface FieldsProps {
  readonly draft: OrderDraft;
  readonly errorOf: ErrorOf;
  readonly onChange: (draft: OrderDraft) => void;
}

/** A week that an order can be for. */
export interface OfferedWeek {
  readonly week: string;
  readonly deadline: number;
  readonly isOpen: boolean;
}

interface CustomerFieldsProps extends FieldsProps {
  readonly customer: DraftCustomer;
  readonly weeks: readonly OfferedWeek[];
}

/** Whose order it is, and for which week: the one that was just closed, or the open one. */
export function CustomerFields({ draft, customer, weeks, errorOf, onChange }: CustomerFieldsProps) {
  const { language } = useLanguage();
  const texts = useTexts(editOrderTexts);
  const mailSlip = useTexts(mailSlipTexts);
  const change = (changed: Partial<DraftCustomer>) =>
    onChange({ ...draft, customer: { ...customer, ...changed } });
  const fieldOf = (field: "name" | "phoneNumber" | "email") => ({
    label: texts[field],
    value: customer[field],
    error: errorOf(field),
    onType: (text: string) => change({ [field]: text }),
  });
  return (
    <Section title={texts.customer}>
      <PillChoice
        isField
        legend={texts.week}
        pills={weeks.map(({ week: value, deadline, isOpen }) => ({
          value,
          text: (isOpen ? texts.openWeek : texts.closedWeek)(shownMoment(deadline, language)),
        }))}
        chosen={customer.week}
        onChoose={(week) => change({ week })}
        error={errorOf("week")}
      />
      <TextField {...fieldOf("name")} dir="auto" maxLength={longestTexts.name} />
      <TextField {...fieldOf("phoneNumber")} dir="ltr" type="tel" />
      <MailSlip
        texts={mailSlip}
        value={customer.email}
        right={customer.rightEmail ?? ""}
        onTake={(email) => change({ email })}
        onKeep={(rightEmail) => change({ rightEmail })}
      >
        <TextField {...fieldOf("email")} dir="ltr" type="email" maxLength={longestTexts.email} />
      </MailSlip>
      <PillChoice
        isField
        legend={texts.customerLanguage}
        pills={languages.map((value) => ({ value, text: texts.languages[value] }))}
        chosen={customer.language}
        onChoose={(chosen) => change({ language: chosen })}
      />
    </Section>
  );
}

interface PlaceFieldsProps extends FieldsProps {
  readonly page: ChangedPage;
  readonly menu: OrderMenu;
}

/** Pickup or delivery, the place with its price, and the address. */
export function PlaceFields({ draft, page, menu, errorOf, onChange }: PlaceFieldsProps) {
  const { orders } = useMessages();
  const texts = useTexts(editOrderTexts);
  const { orderType, place, address, namesIn } = draft;
  const chosen = menu.places.find(({ name }) => name === place);
  const canPickUp = chosen === undefined || offersPickup(chosen);
  const offered = menu.places.filter(
    (each) => orderType !== "pickup" || offersPickup(each) || each.name === place,
  );
  const nameOf = ({ name }: DeliveryPlace<string>) => {
    if (orderType === null) return name;
    const price = priceOfPlace({ ...draft, place: name }, page, menu);
    return `${name}, ${price === 0 ? texts.free : isolatedPriceText(price)}`;
  };
  return (
    <Section title={texts.howAndWhere}>
      <PillChoice
        isField
        legend={texts.orderType}
        pills={orderTypes.map((value) => ({
          value,
          text: orders[value],
          isDisabled: value === "pickup" && !canPickUp && orderType !== "pickup",
        }))}
        chosen={orderType}
        onChoose={(value) => onChange({ ...draft, orderType: value })}
        error={errorOf("orderType")}
      />
      <SelectField
        label={texts.place}
        lang={namesIn}
        value={place}
        options={[
          { value: "", text: texts.choosePlace },
          ...(place !== "" && chosen === undefined ? [{ value: place, text: place }] : []),
          ...offered.map((each) => ({ value: each.name, text: nameOf(each) })),
        ]}
        error={errorOf("city")}
        onChoose={(name) => onChange({ ...draft, place: name })}
      >
        {!canPickUp && <Hint>{texts.noPickup}</Hint>}
        {orderType === "pickup" && chosen !== undefined && canPickUp && (
          <Hint>{texts.pickupAt(chosen.pickupAddress)}</Hint>
        )}
      </SelectField>
      {orderType === "delivery" && (
        <TextField
          label={texts.address}
          value={address}
          dir="auto"
          maxLength={longestTexts.address}
          error={errorOf("address")}
          onType={(text) => onChange({ ...draft, address: text })}
        />
      )}
      <TextField
        label={texts.orderNote}
        value={draft.note ?? ""}
        rows={2}
        dir="auto"
        maxLength={longestNotes.order}
        error={errorOf("note")}
        onType={(note) => onChange({ ...draft, note })}
      />
    </Section>
  );
}

/** The longest text of an adjustment, as the server takes it. */
const longestAdjustmentText = 200;

/**
 * A discount or a surcharge, with what it is for. Other words than the plain ones that are offered, and than those that the order has already,
 * need a confirmed sign-in.
 */
export function AdjustmentFields({
  draft,
  page,
  errorOf,
  onChange,
}: FieldsProps & { readonly page: ChangedPage }) {
  const { order } = useMessages();
  const texts = useTexts(editOrderTexts);
  const { kind, amount, text } = draft.adjustment;
  const id = useId();
  const reason = text.trim();
  const isOwn = reason !== "" && reason !== page?.ownAdjustmentText && !isPlainReason(reason);
  const change = (changed: Partial<OrderDraft["adjustment"]>) =>
    onChange({ ...draft, adjustment: { ...draft.adjustment, ...changed } });
  const missing = missingFrom(page).map(
    (line) => `${String(line.missing)} × ${thingAndMore(line).join(", ")}`,
  );
  const ofMissing = draft.keepsMissing === true ? texts.missingStays : texts.missingEnds;
  return (
    <Section title={texts.adjustment}>
      {missing.length > 0 && <Note>{ofMissing(missing.join("; "))}</Note>}
      <PillChoice
        isField
        isLegendHidden
        legend={texts.adjustment}
        pills={adjustmentKinds.map((value) => ({ value, text: texts.adjustments[value] }))}
        chosen={kind}
        onChoose={(chosen) => change({ kind: chosen })}
      />
      {kind !== "none" && (
        <>
          <TextField
            isShort
            label={order.amount}
            value={amount}
            inputMode="decimal"
            error={errorOf("adjustment")}
            onType={(typed) => change({ amount: typed })}
          />
          <TextField
            label={texts.adjustmentText}
            hint={texts.adjustmentHint}
            value={text}
            dir="auto"
            list={id}
            maxLength={longestAdjustmentText}
            error={errorOf("adjustmentText")}
            onType={(typed) => change({ text: typed })}
          />
          <datalist id={id}>
            {languages
              .flatMap((language) => plainReasons[language])
              .map((plain) => (
                <option key={plain} value={plain}>
                  {plain}
                </option>
              ))}
          </datalist>
          {isOwn && <ConfirmHint isDraft>{texts.ownReason}</ConfirmHint>}
        </>
      )}
    </Section>
  );
}
