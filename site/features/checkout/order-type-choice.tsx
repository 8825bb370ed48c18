import { type OrderType, orderTypes } from "#domain/customer/customer-data.ts";
import { useOrderTexts } from "#site/language/use-order-texts.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Asterisk, FieldError, fieldErrorProps } from "#web/ui/field.tsx";
import { checkClass, Hint, Row, Text } from "#web/ui/layout.tsx";
import styles from "./order-type-choice.module.css";

interface OrderTypeChoiceProps {
  readonly id: string;
  readonly chosen: OrderType | undefined;
  /** The chosen city has no pickup address (specification §4). */
  readonly isPickupDisabled: boolean;
  /** Id of the text that says why pickup is disabled. */
  readonly pickupHintId: string;
  /** The way of which the week takes no more; undefined if it takes more of both, or of none. */
  readonly fullWay: OrderType | undefined;
  readonly error: string | undefined;
  readonly onChoose: (orderType: OrderType) => void;
}

/** Pickup or delivery. A way of which the week takes no more cannot be chosen, and it says why. */
export function OrderTypeChoice({
  id,
  chosen,
  isPickupDisabled,
  pickupHintId,
  fullWay,
  error,
  onChoose,
}: OrderTypeChoiceProps) {
  const { checkout, refusals } = useOrderTexts();
  const fullId = `${id}-full`;
  return (
    <div>
      <fieldset id={id} {...fieldErrorProps(id, error)} aria-required="true" role="radiogroup">
        <Text as="legend" weight={600}>
          {checkout.orderType} <Asterisk />
        </Text>
        <Row gap={5} lines={2}>
          {orderTypes.map((orderType) => {
            const isFull = orderType === fullWay;
            const isDisabled = isFull || (orderType === "pickup" && isPickupDisabled);
            const hintId = isFull ? fullId : pickupHintId;
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
                  aria-describedby={isDisabled ? hintId : undefined}
                  onChange={() => onChoose(orderType)}
                />
                {checkout[orderType]}
              </label>
            );
          })}
        </Row>
      </fieldset>
      {fullWay !== undefined && (
        <Hint id={fullId}>
          {fullWay === "pickup" ? refusals.PICKUP_FULL : refusals.DELIVERY_FULL}
        </Hint>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}
