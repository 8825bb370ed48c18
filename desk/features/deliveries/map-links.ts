/** The navigation apps that a stop leads to. `other` is any app that opens `geo:` addresses; phones of Apple have none. */
export const mapApps = ["waze", "googleMaps", "other"] as const;

export type MapApp = (typeof mapApps)[number];

/** The links that open each app at an address of a place, both as the customer wrote them, or its page where the phone has no such app. */
export function mapLinks(address: string, place: string): Readonly<Record<MapApp, string>> {
  const whole = encodeURIComponent(`${address}, ${place}`);
  return {
    waze: `https://waze.com/ul?q=${whole}&navigate=yes`,
    googleMaps: `https://www.google.com/maps/dir/?api=1&destination=${whole}`,
    other: `geo:0,0?q=${whole}`,
  };
}
