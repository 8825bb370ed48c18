import { expect, test } from "vitest";
import { languages } from "#domain/language/language.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { answerFrom } from "#site/testing/answer-from-soup-kitchen.ts";
import { createGraphqlClient } from "#web/graphql/graphql-client.ts";
import { deliveryPlacesIn } from "./delivery-places-in.ts";

test("the delivery places are asked for by the name of the specification, without variables, and are those of the language", async () => {
  const client = createGraphqlClient(answerFrom());
  for (const language of languages) {
    const document = deliveryPlacesIn[language];
    expect(document.operationName).toBe("DeliveryPlaces");
    expect(document.text).not.toContain("$");
    const answer = await client.read(document, {});
    expect(answer.ok && answer.data.deliveryPlaces.map(({ name }) => name)).toEqual(
      soupKitchen.deliveryPlaces.map(({ name }) => name[language]),
    );
  }
});
