import { useState } from "react";
import { readDeviceChoice, storeDeviceChoice } from "./device-choice.ts";

/** What is chosen on this device of some choices, the first of them until another one is, and what chooses. `key` is its own in local storage. */
export function useDeviceChoice<Choice extends string>(
  key: string,
  choices: readonly [Choice, ...Choice[]],
): readonly [Choice, (choice: Choice) => void] {
  const [chosen, setChosen] = useState(() => {
    const stored = readDeviceChoice(key);
    return choices.find((each) => each === stored) ?? choices[0];
  });
  return [
    chosen,
    (choice) => {
      setChosen(choice);
      storeDeviceChoice(key, choice);
    },
  ];
}
