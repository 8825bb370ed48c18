import { useState } from "react";

/** What was chosen on this device and is in local storage; null if nothing was. */
export function readDeviceChoice(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    // A browser may block storage; the desk works without it.
    console.warn("what was chosen on this device cannot be read", error);
    return null;
  }
}

export function storeDeviceChoice(key: string, choice: string): void {
  try {
    localStorage.setItem(key, choice);
  } catch (error) {
    console.warn("what was chosen on this device cannot be kept", error);
  }
}

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
