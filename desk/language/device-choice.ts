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
