import { useEffect, useState } from "react";
import { canMakePasskey } from "./passkey.ts";

/** Whether a passkey can be made in this device; undefined until the browser has said so. */
export function useCanMakePasskey(): boolean | undefined {
  const [canMake, setCanMake] = useState<boolean>();
  useEffect(() => void canMakePasskey().then(setCanMake), []);
  return canMake;
}
