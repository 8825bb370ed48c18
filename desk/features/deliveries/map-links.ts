/** The links that open a navigation app of the phone at an address, or its page where the phone has no such app. */
export interface MapLinks {
  readonly waze: string;
  readonly googleMaps: string;
  /** Any app that opens `geo:` addresses; phones of Apple have none. */
  readonly other: string;
}

/** Links to an address of a place, both as the customer wrote them. */
export function mapLinks(address: string, place: string): MapLinks {
  const whole = encodeURIComponent(`${address}, ${place}`);
  return {
    waze: `https://waze.com/ul?q=${whole}&navigate=yes`,
    googleMaps: `https://www.google.com/maps/dir/?api=1&destination=${whole}`,
    other: `geo:0,0?q=${whole}`,
  };
}
