import { expect, type Page } from "@playwright/test";

/** With the system's own colors (forced colors) every edge, the current item and the focus stay visible. */
export async function expectSystemColors(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: "active" });
  const look = await page.evaluate(() => {
    const dialog = document.querySelector("dialog[open]");
    const px = (length: string) => Number.parseFloat(length);
    const hasEdge = (element: Element) => px(getComputedStyle(element).borderTopWidth) > 0;
    // The steps of a count have an edge together with their input; a picture is its own edge.
    const buttons = [...(dialog ?? document).querySelectorAll("main button, dialog button")].filter(
      (each) => !each.matches("[class*=step], :has(img)"),
    );
    const currents = [...document.querySelectorAll("[aria-current]")].filter((each) =>
      each.checkVisibility(),
    );
    return {
      buttons: buttons.length,
      dialogWithoutEdge: dialog !== null && !hasEdge(dialog),
      buttonsWithoutEdge: buttons
        .filter((each) => getComputedStyle(each).textDecorationLine !== "underline")
        .filter((each) => !hasEdge(each))
        .map((each) => each.textContent),
      currentsLikeOthers: currents
        .filter((each) => {
          const { outlineStyle, forcedColorAdjust } = getComputedStyle(each);
          return outlineStyle === "none" && forcedColorAdjust !== "none";
        })
        .map((each) => each.textContent),
    };
  });
  expect(look.buttons).toBeGreaterThan(0);
  expect(look).toMatchObject({
    dialogWithoutEdge: false,
    buttonsWithoutEdge: [],
    currentsLikeOthers: [],
  });

  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press("Tab");
    const outline = await page.locator(":focus").evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth);
    });
    expect(outline).toBeGreaterThanOrEqual(2);
  }
  await page.emulateMedia({ forcedColors: "none" });
}
