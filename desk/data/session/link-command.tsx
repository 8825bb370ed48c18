/** The command of the server that makes a link for a device of the seller. */
export function LinkCommand() {
  return (
    <code dir="ltr" lang="en">
      npm run desk -- link
    </code>
  );
}
