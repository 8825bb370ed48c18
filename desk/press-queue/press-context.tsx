import { createContext, use } from "react";
import type { PressRequest } from "./press-request.ts";

/**
 * Presses: shows them at once, keeps them on the device, and sends them in sequence. `said` is the sentence of the bar with Undo,
 * such as "Ruth Cohen: packed"; its Undo takes back all presses of one call. Gives the action ids, in the sequence of the requests.
 */
export type PressFunction = (requests: readonly PressRequest[], said: string) => readonly string[];

export const PressContext = createContext<PressFunction | undefined>(undefined);

export function usePress(): PressFunction {
  const press = use(PressContext);
  if (press === undefined) throw new Error("no press provider");
  return press;
}
