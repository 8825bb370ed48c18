import { useEffect, useState } from "react";
import { checkClass } from "#web/ui/layout.tsx";

/** Keeps the screen on while it is shown and switched on. Shows nothing in a browser that cannot. */
export function AwakeSwitch({ text }: { readonly text: string }) {
  const [isOn, setIsOn] = useState(true);
  const canStayAwake = typeof navigator !== "undefined" && "wakeLock" in navigator;
  useEffect(() => (canStayAwake && isOn ? stayAwake() : undefined), [canStayAwake, isOn]);
  if (!canStayAwake) return null;
  return (
    <label className={checkClass}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => setIsOn(checked)}
      />
      {text}
    </label>
  );
}

/** Asks for a wake lock, and again whenever the page is shown again, because browsers end it with the page hidden. Gives what ends it. */
function stayAwake(): () => void {
  let lock: Promise<WakeLockSentinel | undefined> = Promise.resolve(undefined);
  const ask = () => {
    if (document.visibilityState !== "visible") return;
    lock = navigator.wakeLock.request("screen").catch((error: unknown) => {
      // A phone with an almost empty battery refuses. The screen then goes dark as it always does.
      console.warn("the screen cannot be kept on", error);
      return undefined;
    });
  };
  ask();
  document.addEventListener("visibilitychange", ask);
  return () => {
    document.removeEventListener("visibilitychange", ask);
    lock
      .then((held) => held?.release())
      .catch((error: unknown) => console.warn("the screen lock cannot be released", error));
  };
}
