import { useRef, useState } from "react";
import type { AnswerOf } from "#contract/wire/desk-calls.ts";
import { useCalls } from "#desk/data/calls/call-context.tsx";
import { LinkCommand } from "#desk/data/session/link-command.tsx";
import { ProblemNote } from "#desk/data/session/problem-note.tsx";
import {
  RegisterPasskeyButton,
  useCanMakePasskey,
} from "#desk/data/session/register-passkey-button.tsx";
import { useMe } from "#desk/data/session/session-context.tsx";
import { useConfirmed } from "#desk/data/session/use-confirmed.ts";
import { useMessages } from "#desk/language/language-context.tsx";
import { type DeviceRole, deviceRoles } from "#domain/order-log/device.ts";
import { Button } from "#web/ui/button.tsx";
import { Card, checkClass, Stack, Text } from "#web/ui/layout.tsx";
import { OptionSelect } from "#web/ui/select-field.tsx";
import { useMinute } from "#web/ui/use-minute.ts";
import { DeviceCode } from "./device-code.tsx";
import styles from "./devices-page.module.css";
import { type EndChoice, endChoices, endOf, usualEnd } from "./end-choices.ts";

interface AddDeviceProps {
  /** Those that may open the desk now. */
  readonly devices: AnswerOf<"devices">;
  readonly onReload: () => void;
  /** Called when a passkey is kept in this device. */
  readonly onKept: () => void;
}

interface ShownLink {
  readonly link: AnswerOf<"linkDevice">;
  readonly role: DeviceRole;
  readonly endsAt: number;
  /** The newest device when the link was made: one with a higher id came by the link. */
  readonly newest: number;
}

/** Makes a link for a device with a role and an end, and shows it as a QR code until the device is in. */
export function AddDevice({ devices, onReload, onKept }: AddDeviceProps) {
  const { devices: texts } = useMessages();
  const { call } = useCalls();
  const { isBusy, problem, run } = useConfirmed();
  const canMakePasskey = useCanMakePasskey();
  const [role, setRole] = useState<DeviceRole>("helper");
  const [end, setEnd] = useState<EndChoice>(usualEnd.helper);
  const [shown, setShown] = useState<ShownLink | null>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);

  const link = () => {
    const endsAt = endOf(end, new Date());
    const newest = Math.max(0, ...devices.map(({ id }) => id));
    return run(
      () => call("linkDevice", { role, endsAt }),
      (made) => {
        // The button is about to go.
        headingRef.current?.focus();
        setShown({ link: made, role, endsAt, newest });
      },
    );
  };
  const joined = shown && devices.find(({ id }) => id > shown.newest);

  return (
    <Card as="section" align="start" aria-labelledby="add-device">
      <h2 ref={headingRef} id="add-device" tabIndex={-1}>
        {texts.add}
      </h2>
      {shown === null ? (
        <>
          <Stack as="fieldset" gap={2} className={styles.roles}>
            <legend>{texts.whose}</legend>
            {deviceRoles.map((each) => (
              <div key={each} className={styles.role}>
                <label className={checkClass}>
                  <input
                    type="radio"
                    name="role"
                    aria-describedby={`role-${each}-does`}
                    checked={each === role}
                    onChange={() => {
                      setRole(each);
                      setEnd(usualEnd[each]);
                    }}
                  />
                  {texts.roles[each]}
                </label>
                <Text id={`role-${each}-does`} tone="soft">
                  {texts.roleDoes[each]}
                </Text>
              </div>
            ))}
          </Stack>
          <Stack as="label" gap={1} weight={600}>
            {texts.until}
            <OptionSelect
              value={end}
              options={endChoices.map((value) => ({ value, text: texts.untils[value] }))}
              onChoose={setEnd}
            />
          </Stack>
          {/* Beside the button: on a phone the top of the form is out of sight then. */}
          {problem !== null && <ProblemNote problem={problem} />}
          <Button look="main" aria-busy={isBusy} onClick={() => void link()}>
            {texts.showCode}
          </Button>
        </>
      ) : (
        <DeviceCode
          {...shown}
          joined={joined ?? undefined}
          onReload={onReload}
          onClose={() => {
            headingRef.current?.focus();
            setShown(null);
          }}
        />
      )}
      <PasskeyOffer canMakePasskey={canMakePasskey} onKept={onKept} />
    </Card>
  );
}

interface PasskeyOfferProps {
  /** Undefined until the browser has said so. */
  readonly canMakePasskey: boolean | undefined;
  readonly onKept: () => void;
}

/**
 * Where the seller has no passkey: offers to keep one as long as the sign-in is confirmed, and says afterward which link is needed
 * first. Nothing where she has one.
 */
export function PasskeyOffer({ canMakePasskey, onKept }: PasskeyOfferProps) {
  const { devices: texts } = useMessages();
  const { hasPasskey, confirmedUntil } = useMe();
  const now = useMinute();
  if (hasPasskey || canMakePasskey === undefined) return null;
  const isConfirmed = confirmedUntil !== null && now < confirmedUntil;
  return (
    <>
      {!isConfirmed && (
        <p>
          {texts.linkFirst} {/* Without a passkey no other device can make a link now. */}
          <NewLinkWay from={undefined} />
        </p>
      )}
      {!canMakePasskey && <p>{texts.noPasskeyHere}</p>}
      {canMakePasskey && !isConfirmed && <p>{texts.thenKeep}</p>}
      {canMakePasskey && isConfirmed && (
        <>
          <p>{texts.keepNow}</p>
          <RegisterPasskeyButton hasPasskey={false} onKept={onKept} />
        </>
      )}
    </>
  );
}

interface NewLinkWayProps {
  /** The name of another device of the seller that can make a link, if there is one. */
  readonly from: string | undefined;
}

/** Says where the link comes from that confirms the sign-in on this device, and what to press. */
export function NewLinkWay({ from }: NewLinkWayProps) {
  const { devices: texts, signIn } = useMessages();
  if (from !== undefined) return texts.linkFrom(`\u2068${from}\u2069`, signIn.openHere);
  return (
    <>
      {texts.linkFromCommand(signIn.openHere)} <LinkCommand />
    </>
  );
}
