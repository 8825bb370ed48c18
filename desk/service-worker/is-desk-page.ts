/** Whether an address that a browser navigates to is a page of the desk, and not one of its files or its API. */
export function isDeskPage(path: string): boolean {
  return (
    /^\/desk(?:\/|$)/u.test(path) && !/^\/desk\/(?:graphql$|calls$|assets\/|[^/]*\.)/u.test(path)
  );
}
