import { expect } from "@playwright/test";
import { inBothLanguages, test } from "./visit.ts";
import { found, type Language, seedDish } from "./words.ts";

const malabi = seedDish("Coconut malabi");

/** What a screen reader finds in the dialog with one cup counted and a topping chosen, as text of Playwright's ARIA snapshots. */
const trees: Readonly<Record<Language, string>> = {
  he: `
- dialog "מלבי קוקוס":
  - heading "מלבי קוקוס" [level=2]
  - img "תמונה של מלבי קוקוס"
  - paragraph: מלבי רך וקריר על בסיס קוקוס, בניחוח מי ורדים.
  - paragraph:
    - strong: פרווה
    - text: "אלרגנים במנה ובתוספות: בוטנים, אגוזים"
  - table "בחירת גודל וכמות":
    - rowgroup:
      - row:
        - columnheader "גודל"
        - columnheader "מחיר"
        - columnheader "כמות"
        - columnheader "ממתיק במקום סוכר"
        - columnheader "סכום ביניים"
    - rowgroup:
      - row:
        - rowheader "גביע אחד"
        - cell "₪14"
        - cell:
          - 'button "פחות: גביע אחד"'
          - 'spinbutton "כמות: גביע אחד"': "1"
          - 'button "עוד: גביע אחד"'
        - cell:
          - checkbox "ממתיק במקום סוכר +₪1, עבור גביע אחד"
        - cell "סכום ביניים ₪14"
      - row:
        - rowheader "6 גביעים"
        - cell "₪75"
        - cell:
          - 'button "פחות: 6 גביעים" [disabled]'
          - 'spinbutton "כמות: 6 גביעים"': "0"
          - 'button "עוד: 6 גביעים"'
        - cell:
          - checkbox "ממתיק במקום סוכר +₪5, עבור 6 גביעים" [disabled]
        - cell "סכום ביניים ₪0"
  - radiogroup "פיזור מעל":
    - radio "קוקוס ובוטנים" [checked]
    - radio "קוקוס ופיסטוקים +₪2 ליחידה"
  - group "תוספות בצד":
    - list:
      - listitem:
        - 'button "פחות: צנצנת סירופ ורדים" [disabled]'
        - 'spinbutton "כמות: צנצנת סירופ ורדים"': "0"
        - 'button "עוד: צנצנת סירופ ורדים"'
  - paragraph:
    - status "סה״כ": ₪14
  - status
  - button "ביטול"
  - button "הוספה לסל"
`,
  en: `
- dialog "Coconut malabi":
  - heading "Coconut malabi" [level=2]
  - img "Picture of Coconut malabi"
  - paragraph: A soft, cool coconut pudding scented with rose water.
  - paragraph:
    - strong: Parve
    - text: "Allergens, including add-ons and extras: peanuts, tree nuts"
  - table "Choose amounts and counts":
    - rowgroup:
      - row:
        - columnheader "Amount"
        - columnheader "Unit price"
        - columnheader "Count"
        - columnheader "Sweetener instead of sugar"
        - columnheader "Subtotal"
    - rowgroup:
      - row:
        - rowheader "Single cup"
        - cell "₪14"
        - cell:
          - 'button "Less: Single cup"'
          - 'spinbutton "Count: Single cup"': "1"
          - 'button "More: Single cup"'
        - cell:
          - checkbox "Sweetener instead of sugar +₪1, for Single cup"
        - cell "Subtotal ₪14"
      - row:
        - rowheader "6 cups"
        - cell "₪75"
        - cell:
          - 'button "Less: 6 cups" [disabled]'
          - 'spinbutton "Count: 6 cups"': "0"
          - 'button "More: 6 cups"'
        - cell:
          - checkbox "Sweetener instead of sugar +₪5, for 6 cups" [disabled]
        - cell "Subtotal ₪0"
  - radiogroup "Topping":
    - radio "Coconut and peanuts" [checked]
    - radio "Coconut and pistachio +₪2 each"
  - group "Extras":
    - list:
      - listitem:
        - 'button "Less: Jar of rose syrup" [disabled]'
        - 'spinbutton "Count: Jar of rose syrup"': "0"
        - 'button "More: Jar of rose syrup"'
  - paragraph:
    - status "Total": ₪14
  - status
  - button "Cancel"
  - button "Add to cart"
`,
};

inBothLanguages((language) => {
  test("the accessibility tree of the dish dialog is as it was read aloud and approved", async ({
    customer,
  }) => {
    await customer.visits("/");
    const { dialog, more, choice } = await customer.opens(malabi);
    await more(customer.reads(found(malabi.selections[0]).selectionName)).click();
    const [topping] = malabi.options;
    const [peanuts] = found(topping).choices;
    await choice(customer.reads(found(topping).name), customer.reads(found(peanuts).name)).check();
    await expect(dialog).toMatchAriaSnapshot(trees[language]);
  });
});
