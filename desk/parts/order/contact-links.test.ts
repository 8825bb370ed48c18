import { expect, test } from "vitest";
import { preparedMessage, preparedSubject } from "./contact-links.tsx";

const ruth = {
  number: "100000001",
  name: "רות כהן",
  language: "he",
  state: { due: 24_000, received: 10_000 },
} as const;

test("a message is in the customer's language and says what is open", () => {
  expect(preparedMessage(ruth, "אריס גורמה")).toBe(
    "שלום רות כהן, כאן אריס גורמה, לגבי הזמנה 100000001. נשאר לשלם ₪140.",
  );
  const sam = { ...ruth, name: "Sam Katz", language: "en" } as const;
  expect(preparedMessage({ ...sam, state: { due: 0, received: 3_500 } }, "Aris Gourmet")).toBe(
    "Hello Sam Katz, this is Aris Gourmet about your order 100000001. We owe you ₪35.",
  );
  expect(preparedMessage({ ...sam, state: { due: 3_500, received: 3_500 } }, "Aris Gourmet")).toBe(
    "Hello Sam Katz, this is Aris Gourmet about your order 100000001.",
  );
});

test("the subject of an email names the order and the shop", () => {
  expect(preparedSubject(ruth, "אריס גורמה")).toBe("הזמנה 100000001 · אריס גורמה");
});
