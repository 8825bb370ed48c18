/** What stands in the log for the number and the key of an order's page: whoever reads the log must not be able to open it. */
const cut = "/order/…";

/** The path of a request for the log, without its query string, and without what opens the page of an order. */
export function loggedPath(url: string): string {
  const path = url.split("?", 1)[0] ?? "";
  // Characters that need no encoding may be encoded all the same.
  return /^\/+order\//iu.test(decoded(path)) ? cut : path;
}

/** A line of the log without the addresses of orders' pages, which the message of an error may contain. */
export function withoutOrderPaths(line: string): string {
  return line.replaceAll(/\/order\/[^\s"\\?#<>]+/giu, cut);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
