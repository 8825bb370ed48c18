/** A phone number that is called when pressed. */
export function PhoneLink({ number }: { readonly number: string }) {
  return (
    <a href={`tel:${number.replaceAll(/[^0-9+]/gu, "")}`}>
      <bdi dir="ltr">{number}</bdi>
    </a>
  );
}
