import { useEffect, useState } from "react";
import { canMakePasskey } from "./passkey.ts";

/** Whether a passkey can be made in this device; false until the browser has said so. */
export function useCanMakePasskey(): boolean {
  const [canMake, setCanMake] = useState(false);
  useEffect(() => void canMakePasskey().then(setCanMake), []);
  return canMake;
}
