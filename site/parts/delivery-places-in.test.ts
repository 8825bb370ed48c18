import { expect, test } from "vitest";
import { languages } from "#domain/language/language.ts";
import { deliveryPlacesIn } from "./delivery-places-in.ts";

test.each(languages)(
  "the delivery places in %s are asked for by the name of the specification, without variables",
  (language) => {
    const { operationName, text } = deliveryPlacesIn[language];
    expect(operationName).toBe("DeliveryPlaces");
    expect(text).toContain(`language:${language}`);
    expect(text).not.toContain("$");
  },
);
