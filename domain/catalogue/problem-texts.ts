import { allergens } from "#domain/menu/allergen.ts";
import { dishKinds } from "#domain/menu/dish-kind.ts";
import { units } from "#domain/menu/measure.ts";
import { aisles, ingredientUnits } from "#domain/menu/recipe.ts";

/** The problems of a catalogue in words for those who edit the file. */
export const catalogueProblemTexts = {
  missing: "it is missing",
  "unknown-field": "there is no such field",
  "wrong-type": "it has the wrong type",
  "text-missing": "a text is missing",
  "text-too-long": "a text is too long",
  "control-character": "a text has a control character",
  "same-name": "two things in one list have the same name",
  "same-id": "two things have the same id",
  "id-form": "an id has 1 to 24 lower-case letters, digits and hyphens",
  "price-form": "a price must be a whole number of agorot",
  "price-count": "an option has one price, or one for each selection",
  "one-picture": "a dish or cook has both pictures or none",
  "picture-name": "a picture is a plain file name in lower case, such as soup.webp",
  "order-number-form": "an orderNumber is a whole number that is not below 0",
  "same-order-number": "two dish types have one orderNumber",
  "list-empty": "it needs at least one item",
  "list-too-long": "it has too many items",
  "unknown-allergen": `an allergen is one of ${allergens.join(", ")}`,
  "allergen-twice": "an allergen is listed twice",
  "unknown-kind": `the kind of a dish is one of ${dishKinds.join(", ")}`,
  "unknown-unit": `a unit is one of ${units.join(", ")}`,
  "quantity-form": "a quantity is a number above 0 with at most three decimals",
  "unknown-aisle": `an aisle is one of ${aisles.join(", ")}`,
  "ingredient-unit": `the unit of an ingredient is one of ${ingredientUnits.join(", ")}`,
  "unit-in-use": "the unit of an ingredient that recipes use stays",
  "unknown-ingredient": "there is no ingredient with this id",
  "unknown-part": "the dish has no add-on, choice or extra with this id",
  "unknown-limit": "there is no limit with this id",
  "limit-twice": "a limit is named twice",
  "portions-form": "portions are a whole number",
  "email-form": "an email address is expected",
  "phone-form": "a phone number has digits, blanks and hyphens",
  "whatsapp-form": "a number for WhatsApp is a phone number such as 972521234567",
  "link-form": "a link begins with https://",
  "id-number-form": "an identity number has 5 to 9 digits",
  "date-form": "a date has the form 2026-11-25",
  "time-form": "a weekday is 0 to 6, an hour 0 to 23 and a minute 0 to 59",
  "exception-empty":
    "an exception closes its week or gives it another deadline or time of handing over; remove it for an ordinary week",
  "exception-too-far": "a deadline can be moved by at most six days",
  "hand-over-too-far": "orders are handed over within 13 days after the deadline",
  "hand-over-before-closing":
    "a week's own time of handing over begins before its orders close; change that first",
  "hours-crossed": "a time of handing over begins before it ends",
  "exception-twice": "two exceptions are for the same week",
  "deadlines-cross": "the deadline of a week is not before that of the week after it",
};
