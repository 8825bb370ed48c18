import { useEffect, useState } from "react";
import type { AnswerOf } from "#contract/wire/desk-calls.ts";
import { useCall, useCalls } from "#desk/data/calls/call-context.tsx";
import { ProblemNote } from "#desk/data/session/problem-note.tsx";
import {
  RegisterPasskeyButton,
  useCanMakePasskey,
} from "#desk/data/session/register-passkey-button.tsx";
import { useMe, useSession } from "#desk/data/session/session-context.tsx";
import { type AnyProblem, signOut } from "#desk/data/session/sign-in.ts";
import { useConfirmed } from "#desk/data/session/use-confirmed.ts";
import { useLanguage, useMessages } from "#desk/language/language-context.tsx";
import { agoText, shownMoment } from "#desk/language/times.ts";
import { ConfirmHint } from "#desk/parts/page/confirm-hint.tsx";
import { FailedPage } from "#desk/parts/page/failed.tsx";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Card, Page, Row, Stack, Text } from "#web/ui/layout.tsx";
import { leadingClass } from "#web/ui/leading.ts";
import { ScreenBar } from "#web/ui/screen.tsx";
import { useMinute } from "#web/ui/use-minute.ts";
import { AddDevice, NewLinkWay } from "./add-device.tsx";
import styles from "./devices-page.module.css";
import { NameDialog } from "./name-dialog.tsx";
import { PushChoice } from "./push-choice.tsx";

type ListedDevice = AnswerOf<"devices">[number];

/** The devices that may open the desk: list, add, revoke, and sign out here. */
export function DevicesPage() {
  const { devices: texts, signIn, shell } = useMessages();
  const { client, call } = useCalls();
  const session = useSession();
  const me = useMe();
  const canMakePasskey = useCanMakePasskey();
  const answer = useCall("devices", {});
  const { problem: notRevoked, run } = useConfirmed();
  const [notLeft, setNotLeft] = useState<AnyProblem | null>(null);
  const [said, setSaid] = useState("");
  const [asked, setAsked] = useState<ListedDevice | null>(null);
  const reload = () => void client.reload("devices", {});
  // An answer that was kept may be old.
  useEffect(() => void client.reload("devices", {}), [client]);

  if (!answer.ok) return <FailedPage title={texts.title} call={["devices", {}]} />;
  const devices = answer.data;
  const active = devices.filter(({ isActive }) => isActive);
  const past = devices.filter(({ isActive }) => !isActive);
  const here = active.find(({ isThis }) => isThis);
  /** It can confirm there that it makes a link. */
  const elsewhere = active.find(
    ({ isThis, role, hasPasskey }) => !isThis && role === "owner" && hasPasskey,
  );

  const revoke = async ({ id, name }: ListedDevice) => {
    setAsked(null);
    setNotLeft(null);
    setSaid("");
    await run(
      () => call("revokeDevice", { id }),
      () => setSaid(texts.revoked(name)),
    );
    reload();
  };
  const leave = async () => {
    setNotLeft(null);
    const left = await signOut();
    if (left.ok) await session.leave();
    else setNotLeft(left.problem);
  };
  const problem = notLeft ?? notRevoked;
  const noteKept = () => {
    setSaid(signIn.kept);
    reload();
    void session.ask();
  };

  return (
    <Page isText>
      <ScreenBar title={texts.title} />
      <Text tone="soft">{texts.intro}</Text>
      <ConfirmHint>{texts.addingOrRemoving}</ConfirmHint>
      {problem !== null && <ProblemNote problem={problem} />}
      <p role="status" className={styles.said}>
        {said}
      </p>
      <Stack as="ul">
        {active.map((device) => (
          <DeviceListRow
            key={device.id}
            device={device}
            onRevoke={() => setAsked(device)}
            onRenamed={reload}
          />
        ))}
      </Stack>
      {here !== undefined && (
        <Card as="section" align="start">
          <h2>{texts.thisOne}</h2>
          {/* Where there is none at all, it is offered where it is needed: at adding a device. */}
          {!here.hasPasskey && me.hasPasskey && canMakePasskey === true && (
            <>
              <p>{signIn.keepWhy}</p>
              <RegisterPasskeyButton
                hasPasskey
                onKept={noteKept}
                otherWay={<NewLinkWay from={elsewhere?.name} />}
              />
            </>
          )}
          <Button onClick={() => void leave()}>{texts.signOut}</Button>
        </Card>
      )}
      <PushChoice />
      <AddDevice devices={active} onReload={reload} onKept={noteKept} />
      <PastDevices devices={past} onRevoke={setAsked} />
      {asked !== null && (
        <ConfirmDialog
          texts={{ cancel: shell.cancel, confirm: texts.revoke }}
          title={texts.confirmRevoke(`\u2068${asked.name}\u2069`)}
          onCancel={() => setAsked(null)}
          onConfirm={() => void revoke(asked)}
        >
          <p>{texts.revokeHint}</p>
        </ConfirmDialog>
      )}
    </Page>
  );
}

interface DeviceRowProps {
  readonly device: ListedDevice;
  readonly onRevoke: () => void;
  readonly onRenamed: () => void;
}

/** A device that may open the desk. The device that asks has no button here: it signs out. */
export function DeviceListRow({ device, onRevoke, onRenamed }: DeviceRowProps) {
  const { language, messages } = useLanguage();
  const { devices: texts } = messages;
  const now = useMinute();
  const [isNaming, setIsNaming] = useState(false);
  const { name, role, isThis, hasPasskey, lastSeenAt, endsAt } = device;
  return (
    <Row as="li" gap={3} align="center" isSpread className={styles.device}>
      <div>
        <Text as="h2" size="name">
          <bdi>{name}</bdi> {isThis && <span className={styles.this}>{texts.thisOne}</span>}
        </Text>
        <p>
          {texts.roles[role]} · {texts.roleDoes[role]}
        </p>
        <Text tone="soft">
          {texts.seen(agoText(lastSeenAt, now, language))} ·{" "}
          {texts.ends(shownMoment(endsAt, language))}
          {hasPasskey && ` · ${texts.hasPasskey}`}
        </Text>
      </div>
      <Row>
        <Button
          look="quiet"
          className={leadingClass}
          aria-label={texts.renameThis(name)}
          onClick={() => setIsNaming(true)}
        >
          {texts.rename}
        </Button>
        {!isThis && (
          <Button aria-label={texts.revokeThis(name)} onClick={onRevoke}>
            {texts.revoke}
          </Button>
        )}
      </Row>
      {isNaming && (
        <NameDialog
          device={device}
          onClose={(renamed) => {
            setIsNaming(false);
            if (renamed) onRenamed();
          }}
        />
      )}
    </Row>
  );
}

interface PastDevicesProps {
  readonly devices: readonly ListedDevice[];
  readonly onRevoke: (device: ListedDevice) => void;
}

/**
 * The devices that were signed in once: who looks for a stranger finds it here too. One that keeps a passkey can sign in again, so
 * it can be revoked here.
 */
export function PastDevices({ devices, onRevoke }: PastDevicesProps) {
  const { language, messages } = useLanguage();
  const { devices: texts } = messages;
  if (devices.length === 0) return null;
  return (
    <details className={styles.past}>
      <summary>{texts.past(devices.length)}</summary>
      <ul>
        {devices.map((device) => (
          <li key={device.id}>
            <bdi>{device.name}</bdi> · {texts.roles[device.role]} ·{" "}
            {device.revokedAt == null
              ? texts.wasEnded
              : texts.wasRevoked(shownMoment(device.revokedAt, language))}
            {device.hasPasskey && (
              <>
                {` · ${texts.hasPasskey} `}
                <Button aria-label={texts.revokeThis(device.name)} onClick={() => onRevoke(device)}>
                  {texts.revoke}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
