import { type OrderType, orderTypes } from "#domain/customer/customer-data.ts";
import { useOrderTexts } from "#site/language/use-order-texts.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Asterisk, FieldError, fieldErrorProps } from "#web/ui/field.tsx";
import { checkClass, Row, Text } from "#web/ui/layout.tsx";
import styles from "./order-type-choice.module.css";

interface OrderTypeChoiceProps {
  readonly id: string;
  readonly chosen: OrderType | undefined;
  /** The chosen city has no pickup address (specification §4). */
  readonly isPickupDisabled: boolean;
  /** Id of the text that says why pickup is disabled. */
  readonly pickupHintId: string;
  readonly error: string | undefined;
  readonly onChoose: (orderType: OrderType) => void;
}

/** Pickup or delivery. */
export function OrderTypeChoice({
  id,
  chosen,
  isPickupDisabled,
  pickupHintId,
  error,
  onChoose,
}: OrderTypeChoiceProps) {
  const { checkout } = useOrderTexts();
  return (
    <div>
      <fieldset id={id} {...fieldErrorProps(id, error)} aria-required="true" role="radiogroup">
        <Text as="legend" weight={600}>
          {checkout.orderType} <Asterisk />
        </Text>
        <Row gap={5} lines={2}>
          {orderTypes.map((orderType) => {
            const isDisabled = orderType === "pickup" && isPickupDisabled;
            return (
              <label
                key={orderType}
                className={classNames(checkClass, styles.choice, isDisabled && styles.disabled)}
              >
                <input
                  type="radio"
                  name="orderType"
                  value={orderType}
                  checked={chosen === orderType}
                  disabled={isDisabled}
                  aria-describedby={isDisabled ? pickupHintId : undefined}
                  onChange={() => onChoose(orderType)}
                />
                {checkout[orderType]}
              </label>
            );
          })}
        </Row>
      </fieldset>
      <FieldError id={id} error={error} />
    </div>
  );
}
