/** The id of the dish in the `?dish=` of an address; undefined if there is none, or nothing that can be an id. */
export function dishOfAddress(search: string): string | undefined {
  return /[?&]dish=([a-z0-9-]{1,24})(?![^&])/u.exec(search)?.[1];
}

/** The address that opens the dialog of a dish. `menu` is that of the menu; it may have a language. */
export function addressOfDish(menu: string, id: string): string {
  return `${menu}${menu.includes("?") ? "&" : "?"}dish=${id}`;
}
