import { useEffect, useState } from "react";
import type { RequestOf } from "#contract/wire/desk-calls.ts";
import { useCall, useCalls } from "#desk/data/calls/call-context.tsx";
import { base64urlOf } from "#desk/data/session/base64url.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { pushTexts } from "#desk/language/push-texts.ts";
import type { PushKind } from "#domain/order-log/push-kind.ts";
import { CheckField } from "#web/ui/check-field.tsx";
import { Card, Said, Stack, Text } from "#web/ui/layout.tsx";
import styles from "./devices-page.module.css";

const kinds: readonly PushKind[] = ["new_order", "changed_order", "problem"];
type Trouble = "denied" | "failed";

/** Which push messages come to this device, each kind separately. */
export function PushChoice() {
  const { language } = useLanguage();
  const texts = useTexts(pushTexts);
  const { client, call } = useCalls();
  const answer = useCall("push", {});
  const [isBusy, setIsBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const here = useSubscription();
  if (!answer.ok) return null;
  const { publicKey, kinds: stored, endpoint } = answer.data;
  // The server may still have a subscription that the browser has ended since.
  const chosen = here.endpoint !== null && here.endpoint === endpoint ? stored : [];

  const choose = async (next: readonly PushKind[]) => {
    if (isBusy) return;
    setIsBusy(true);
    setTrouble(null);
    try {
      const subscription = next.length === 0 ? null : await subscribe(publicKey);
      if (next.length > 0 && subscription === null) setTrouble("denied");
      else {
        const isSet = await call("setPush", {
          kinds: [...next],
          language,
          subscription,
        });
        if (!isSet.answer) setTrouble("failed");
      }
      await Promise.all([here.look(), client.reload("push", {})]);
    } catch (error) {
      console.warn("push messages could not be set", error);
      setTrouble("failed");
    }
    setIsBusy(false);
  };

  return (
    <Card as="section" aria-labelledby="push">
      <h2 id="push">{texts.title}</h2>
      <Text tone="soft">{texts.hint}</Text>
      {canPush() ? (
        <Stack as="fieldset" gap={2} className={styles.roles} aria-busy={isBusy}>
          <legend>{texts.which}</legend>
          {kinds.map((kind) => (
            <CheckField
              key={kind}
              isChecked={chosen.includes(kind)}
              onCheck={(isIn) =>
                void choose(kinds.filter((each) => (each === kind ? isIn : chosen.includes(each))))
              }
            >
              {texts.kinds[kind]}
            </CheckField>
          ))}
        </Stack>
      ) : (
        <p>{texts.notHere}</p>
      )}
      <Said tone="warning">{trouble === null ? "" : texts[trouble]}</Said>
    </Card>
  );
}

function useSubscription() {
  const [endpoint, setEndpoint] = useState<string | null>(null);
  useEffect(() => {
    subscribedAt().then(setEndpoint, (error: unknown) =>
      console.warn("the browser does not say whether it is subscribed", error),
    );
  }, []);
  return { endpoint, look: async () => setEndpoint(await subscribedAt()) };
}

/** Whether this browser can show push messages: an iPhone can only once the desk is on its home screen. */
function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/**
 * Asks the person for permission, and subscribes this browser at its push service for messages of the shop with this key; `null` if the
 * person refuses. Rejects if the push service does not answer.
 */
async function subscribe(publicKey: string): Promise<RequestOf<"setPush">["subscription"]> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = await pushManager.subscribe(options);
  const keyOf = (name: PushEncryptionKeyName) => {
    const key = subscription.getKey(name);
    if (key === null) throw new Error(`the subscription has no ${name}`);
    return base64urlOf(key);
  };
  return { endpoint: subscription.endpoint, p256dh: keyOf("p256dh"), auth: keyOf("auth") };
}

/** The address of the subscription that this browser has; null without one. */
async function subscribedAt(): Promise<string | null> {
  if (!canPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
}
