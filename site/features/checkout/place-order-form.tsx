import {
  type ComponentProps,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { priceCart } from "#domain/cart/price-cart.ts";
import type { CustomerData } from "#domain/customer/customer-data.ts";
import { type CustomerFormField, parseChangedForm } from "#domain/customer/customer-form.ts";
import { longestNotes } from "#domain/customer/customer-note.ts";
import { offersPickup, pickupOrDeliveryPrice, placesFor } from "#domain/menu/delivery-place.ts";
import { useLanguage } from "#site/language/language-context.tsx";
import { useOrderTexts } from "#site/language/use-order-texts.ts";
import { readMyDetails } from "#site/order-state/my-details.ts";
import { useOrderState, useOrderStore } from "#site/order-state/order-context.tsx";
import type { HandoverPlace } from "#site/order-state/order-state.ts";
import type { ShownOrderWeek } from "#site/order-state/use-order-week.ts";
import { useOrdersLeft } from "#site/order-state/use-orders-left.ts";
import { useTakesNotes } from "#site/order-state/use-takes-notes.ts";
import { handoverPlace } from "#site/parts/handover-place.ts";
import { Button } from "#web/ui/button.tsx";
import { Field, fieldErrorProps, fieldHintId } from "#web/ui/field.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { NoteField } from "#web/ui/note-field.tsx";
import { TryAgainButton } from "#web/ui/try-again-button.tsx";
import { AskedEmail } from "./asked-email.tsx";
import { CityField } from "./city-field.tsx";
import { FormIntro, PrivacyNote } from "./form-notes.tsx";
import { FormProblems } from "./form-problems.tsx";
import { OrderSummary, SendButton } from "./order-summary.tsx";
import { OrderTypeChoice } from "./order-type-choice.tsx";
import {
  type ChosenCity,
  type FoundProblems,
  fieldsInOrder,
  findCity,
  formDraftOf,
  readFormValues,
  stillWrong,
  textInputs,
} from "./place-order-fields.ts";
import styles from "./place-order-form.module.css";
import { useDeliveryPlaces } from "./use-delivery-places.ts";
import { useSendingTexts } from "./use-sending-texts.ts";

interface PlaceOrderFormProps {
  readonly isSending: boolean;
  /**
   * What comes next: the order is sent; or the cart changed, and must be reviewed first; or the customer is asked whether the order is
   * for another week. Her answer sends it, and until then the form names no week.
   */
  readonly next: "send" | "review-cart" | "answer-week";
  /** The week that a new order is sent for; null if the server tells none, undefined if it has not answered. */
  readonly week: ShownOrderWeek | null | undefined;
  readonly onCancel: () => void;
  /** The details that it was filled in with were forgotten: the form starts empty. */
  readonly onForgotten: () => void;
  readonly onSubmit: (customerData: CustomerData, place: HandoverPlace) => void;
  /** The outcome of the last attempt. */
  readonly children: ReactNode;
}

/** The place-order form with its rules (specification §4, §5), filled in with the data of the last time. */
export function PlaceOrderForm({
  isSending,
  next,
  week,
  onCancel,
  onForgotten,
  onSubmit,
  children,
}: PlaceOrderFormProps) {
  const texts = useOrderTexts();
  const messages = texts.checkout;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const state = useOrderState();
  const store = useOrderStore();
  const isChange = state?.changedOrder != null;
  const isEmpty = state?.cart.length === 0;
  const { send } = useSendingTexts(isChange);
  const { shopLanguage: language, messages: siteMessages } = useLanguage();
  const [last] = useState(() => readFormValues(store.state(), readMyDetails()));
  const { places, isFailed, reload } = useDeliveryPlaces();

  const { fullWay } = useOrdersLeft();
  const [chosenType, setOrderType] = useState(last.orderType);
  const orderType = chosenType === fullWay ? undefined : chosenType;
  const [city, setCity] = useState(last.city);
  const [address, setAddress] = useState(last.address);
  const [note, setNote] = useState(last.note);
  const takesNotes = useTakesNotes();
  const [problems, setProblems] = useState<FoundProblems>({});

  const offered = placesFor(fullWay === "delivery" ? "pickup" : orderType, places);
  const place = offered.find((each) => each === findCity(places, city, language));
  const addedPrice = pickupOrDeliveryPrice(orderType, place);
  const sums = {
    cartTotal: priceCart(state?.cart ?? []),
    addedPrice: orderType === undefined || place === undefined ? null : addedPrice,
    money: state?.changedOrder?.money,
  };
  const errorOf = (field: CustomerFormField) =>
    problems[field] === undefined ? undefined : messages.problems[problems[field]];
  const idOf = (field: CustomerFormField) => `${id}-${field}`;
  const textField = (field: keyof typeof textInputs, props: ComponentProps<"input">) => (
    <Field id={idOf(field)} label={messages[field]} error={errorOf(field)}>
      <input
        id={idOf(field)}
        name={field}
        aria-required="true"
        {...fieldErrorProps(idOf(field), errorOf(field))}
        {...textInputs[field]}
        {...props}
      />
    </Field>
  );

  const goTo = (field: CustomerFormField) =>
    form.current?.querySelector<HTMLElement>(`[name="${field}"]:enabled`)?.focus();

  // A form that is not filled in begins with its first field; the dialog has moved the focus to its heading before.
  useEffect(() => {
    const first = form.current?.querySelector<HTMLInputElement>("input");
    if (first?.value === "") queueMicrotask(() => first.focus());
  }, []);

  const chosenCity = (name: string): ChosenCity => ({
    name,
    language,
    id: places.find((each) => each.name === name)?.id ?? "",
  });

  const keepDraft = (element: HTMLFormElement) => {
    const fields = new FormData(element);
    const name = fields.get("city");
    // Without the list of places no city can be chosen, and the one that was chosen is kept.
    const shown = places.length > 0 && typeof name === "string" ? chosenCity(name) : city;
    store.keepFormDraft(formDraftOf(store.state().formDraft, fields, shown));
  };

  const parse = (element: HTMLFormElement) =>
    parseChangedForm(Object.fromEntries(new FormData(element)), state?.changedOrder?.contacts);

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending || isEmpty || next === "review-cart") return;
    const parsed = parse(event.currentTarget);
    // Rendered synchronously: the errors must exist before the focus moves to a single one or else to their summary.
    flushSync(() => setProblems(parsed.ok ? {} : parsed.problems));
    if (parsed.ok) {
      keepDraft(event.currentTarget);
      const customerData = { ...parsed.form, pickupOrDeliveryPrice: addedPrice };
      onSubmit(customerData, handoverPlace(customerData, place));
      return;
    }
    const wrong = fieldsInOrder.filter((field) => parsed.problems[field] !== undefined);
    if (wrong.length === 1) wrong.forEach(goTo);
    else summary.current?.focus();
  };

  /** While typing, errors disappear once they are corrected, but no new ones appear. */
  const recheck = (element: HTMLFormElement) => {
    keepDraft(element);
    const parsed = parse(element);
    setProblems((before) => stillWrong(before, parsed));
  };

  return (
    <form
      ref={form}
      onChange={(event) => recheck(event.currentTarget)}
      noValidate
      aria-busy={isSending}
      className={styles.form}
      onSubmit={submit}
    >
      <FormProblems
        ref={summary}
        problems={fieldsInOrder.flatMap((field) => {
          const text = errorOf(field);
          return text === undefined ? [] : [{ field, text, fieldId: idOf(field) }];
        })}
        onGoTo={goTo}
      />
      <FormIntro week={week} isWeekAsked={next === "answer-week"} onForgotten={onForgotten} />
      {textField("name", { defaultValue: last.name })}
      {textField("phoneNumber", { defaultValue: last.phoneNumber })}
      <AskedEmail first={last} onAnswered={() => form.current && recheck(form.current)}>
        {(props) => textField("email", props)}
      </AskedEmail>
      <OrderTypeChoice
        id={idOf("orderType")}
        chosen={orderType}
        isPickupDisabled={place !== undefined && !offersPickup(place)}
        pickupHintId={fieldHintId(idOf("city"))}
        fullWay={fullWay}
        error={errorOf("orderType")}
        onChoose={setOrderType}
      />
      <CityField
        id={idOf("city")}
        orderType={orderType}
        offered={offered}
        chosen={place}
        isHandOverKnown={state?.changedOrder == null || state.changedOrder.week === week?.week}
        error={errorOf("city")}
        onChoose={(name) => setCity(chosenCity(name))}
      >
        {isFailed && (
          <Stack role="alert" gap={2} align="start">
            <p>{messages.placesFailed}</p>
            <TryAgainButton
              texts={siteMessages}
              onTry={() => {
                // The button disappears once the list is loaded.
                goTo("city");
                return reload();
              }}
            />
          </Stack>
        )}
      </CityField>
      {orderType === "delivery" &&
        textField("address", {
          value: address,
          onChange: (event) => setAddress(event.currentTarget.value),
        })}
      <OrderSummary {...sums} orderType={orderType} />
      <PrivacyNote willBeKept={!isChange && readMyDetails() === null} />
      <NoteField
        isOffered={takesNotes}
        name="note"
        label={messages.note}
        hint={messages.noteHint}
        value={note}
        maxLength={longestNotes.order}
        error={errorOf("note")}
        onType={setNote}
      />
      {!isSending && children}
      <div className={styles.buttons}>
        {/* Beside the button that was pressed: there it is in sight. */}
        {isSending && <div className={styles.status}>{children}</div>}
        <Button look="quiet" onClick={onCancel}>
          {isSending ? texts.leave : siteMessages.cancel}
        </Button>
        {next === "review-cart" && (
          <Button look="main" onClick={onCancel}>
            {messages.lookOverCart}
          </Button>
        )}
        {next === "send" && <SendButton {...sums} text={send} isDisabled={isSending || isEmpty} />}
      </div>
    </form>
  );
}
