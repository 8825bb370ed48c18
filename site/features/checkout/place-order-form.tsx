import { type ReactNode, type SyntheticEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { priceCart } from "#domain/cart/price-cart.ts";
import type { CustomerData } from "#domain/customer/customer-data.ts";
import {
  type CustomerFormField,
  longestTexts,
  type ParsedCustomerForm,
  parseCustomerForm,
} from "#domain/customer/customer-form.ts";
import { offersPickup, pickupOrDeliveryPrice, placesFor } from "#domain/menu/delivery-place.ts";
import { useMessages } from "#site/language/language-context.tsx";
import { useOrderState, useOrderStore } from "#site/order-state/order-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field, fieldErrorProps } from "#web/ui/field.tsx";
import { TryAgainButton } from "#web/ui/try-again-button.tsx";
import { FormProblems } from "./form-problems.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { OrderTypeChoice } from "./order-type-choice.tsx";
import { fieldsInOrder, readFormDraft } from "./place-order-fields.ts";
import styles from "./place-order-form.module.css";
import { PrivacyNote } from "./privacy-note.tsx";
import { useDeliveryPlaces } from "./use-delivery-places.ts";

interface PlaceOrderFormProps {
  readonly isSending: boolean;
  /** The cart changed, so it must be reviewed before the order is sent again. */
  readonly mustReviewCart: boolean;
  readonly onCancel: () => void;
  /** `pickupAddress` is empty for delivery. */
  readonly onSubmit: (customerData: CustomerData, pickupAddress: string) => void;
  /** The outcome of the last attempt. */
  readonly children: ReactNode;
}

type Problems = Extract<ParsedCustomerForm, { ok: false }>["problems"];

/** The place-order form with its rules (specification §4, §5), filled in with the data of the last time. */
export function PlaceOrderForm({
  isSending,
  mustReviewCart,
  onCancel,
  onSubmit,
  children,
}: PlaceOrderFormProps) {
  const texts = useMessages();
  const messages = texts.checkout;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const state = useOrderState();
  const store = useOrderStore();
  // The draft of a closed form, otherwise the data of the last order.
  const [last] = useState(() => readFormDraft(store.formDraft()) ?? store.state().customerData);
  const { places, isFailed, reload } = useDeliveryPlaces();

  const [orderType, setOrderType] = useState(last?.orderType);
  const [city, setCity] = useState(last?.city ?? "");
  // Kept in the state, because the field is not rendered while pickup is chosen.
  const [address, setAddress] = useState(last?.address ?? "");
  const [problems, setProblems] = useState<Problems>({});

  const offered = placesFor(orderType, places);
  const place = offered.find(({ name }) => name === city);
  const addedPrice = pickupOrDeliveryPrice(orderType, place);
  const errorOf = (field: CustomerFormField) => {
    const problem = problems[field];
    return problem === undefined ? undefined : messages.problems[problem];
  };
  const idOf = (field: CustomerFormField) => `${id}-${field}`;
  const controlProps = (field: CustomerFormField) => ({
    id: idOf(field),
    name: field,
    required: true,
    ...fieldErrorProps(idOf(field), errorOf(field)),
  });

  const goTo = (field: CustomerFormField) =>
    form.current?.querySelector<HTMLElement>(`[name="${field}"]:enabled`)?.focus();

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending || mustReviewCart) return;
    const parsed = parseCustomerForm(Object.fromEntries(new FormData(event.currentTarget)));
    // Rendered synchronously: the errors must exist before the focus moves to one of them.
    flushSync(() => setProblems(parsed.ok ? {} : parsed.problems));
    if (parsed.ok) {
      const pickupAddress = orderType === "pickup" ? (place?.pickupAddress ?? "") : "";
      onSubmit({ ...parsed.form, pickupOrDeliveryPrice: addedPrice }, pickupAddress);
      return;
    }
    const wrong = fieldsInOrder.filter((field) => parsed.problems[field] !== undefined);
    // A single error gets the focus; several are listed in the summary first.
    if (wrong.length === 1) wrong.forEach(goTo);
    else summary.current?.focus();
  };

  /** While typing, errors disappear once they are corrected, but no new ones appear. */
  const recheck = (event: SyntheticEvent<HTMLFormElement>) => {
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    store.keepFormDraft({ ...store.formDraft(), ...typed });
    const parsed = parseCustomerForm(typed);
    const remaining: Problems = parsed.ok ? {} : parsed.problems;
    setProblems((before) =>
      Object.fromEntries(
        Object.entries(before)
          .map(([field]) => [field, remaining[field as CustomerFormField]] as const)
          .filter(([, problem]) => problem !== undefined),
      ),
    );
  };

  return (
    <form
      ref={form}
      onChange={recheck}
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
      <p className={styles.hint}>{messages.requiredFields}</p>
      <Field id={idOf("name")} label={messages.name} error={errorOf("name")}>
        <input
          {...controlProps("name")}
          type="text"
          autoComplete="name"
          maxLength={longestTexts.name}
          defaultValue={last?.name}
        />
      </Field>
      <Field id={idOf("phoneNumber")} label={messages.phoneNumber} error={errorOf("phoneNumber")}>
        <input
          {...controlProps("phoneNumber")}
          type="tel"
          dir="ltr"
          autoComplete="tel"
          maxLength={30}
          defaultValue={last?.phoneNumber}
        />
      </Field>
      <Field id={idOf("email")} label={messages.email} error={errorOf("email")}>
        <input
          {...controlProps("email")}
          type="email"
          dir="ltr"
          autoComplete="email"
          maxLength={longestTexts.email}
          defaultValue={last?.email}
        />
      </Field>
      <OrderTypeChoice
        id={idOf("orderType")}
        chosen={orderType}
        isPickupDisabled={place !== undefined && !offersPickup(place)}
        error={errorOf("orderType")}
        onChoose={setOrderType}
      />
      <Field
        id={idOf("city")}
        label={messages.city}
        error={errorOf("city")}
        {...(place !== undefined && {
          hint: offersPickup(place)
            ? orderType === "pickup"
              ? messages.pickupAt(place.pickupAddress)
              : undefined
            : messages.noPickupHere,
        })}
      >
        <select
          {...controlProps("city")}
          autoComplete="address-level2"
          value={place === undefined ? "" : city}
          onChange={(event) => setCity(event.currentTarget.value)}
        >
          <option value="">{messages.chooseCity}</option>
          {offered.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
        {isFailed && (
          <div role="alert" className={styles.failed}>
            <p>{messages.placesFailed}</p>
            <TryAgainButton
              texts={texts}
              onTry={() => {
                // The button disappears once the list is loaded.
                goTo("city");
                return reload();
              }}
            />
          </div>
        )}
      </Field>
      {orderType === "delivery" && (
        <Field id={idOf("address")} label={messages.address} error={errorOf("address")}>
          <input
            {...controlProps("address")}
            type="text"
            autoComplete="street-address"
            maxLength={longestTexts.address}
            value={address}
            onChange={(event) => setAddress(event.currentTarget.value)}
          />
        </Field>
      )}
      <OrderSummary
        cartTotal={priceCart(state?.allOrders ?? [])}
        orderType={place === undefined ? undefined : orderType}
        addedPrice={addedPrice}
      />
      <PrivacyNote />
      {!isSending && children}
      <div className={styles.buttons}>
        {/* Beside the button that was pressed: there it is in sight. */}
        {isSending && <div className={styles.status}>{children}</div>}
        <Button disabled={isSending} onClick={onCancel}>
          {texts.cancel}
        </Button>
        {mustReviewCart ? (
          <Button look="main" onClick={onCancel}>
            {messages.lookOverCart}
          </Button>
        ) : (
          <Button type="submit" look="main" disabled={isSending || state?.allOrders.length === 0}>
            {messages.send}
          </Button>
        )}
      </div>
    </form>
  );
}
