import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect } from "@playwright/test";
import { withServer } from "./shop.ts";
import { test } from "./visit.ts";
import { seedDish, seedPlace, shown } from "./words.ts";

const root = fileURLToPath(new URL("../", import.meta.url));
const liver = seedDish("Chopped chicken liver");
const lentilSoup = seedDish("Orange lentil soup");
const jerusalem = seedPlace("Jerusalem");
const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
};

/** Builds the static site and serves it, on another origin than its server, for as long as `use` takes. */
async function withStaticSite(use: (address: string) => Promise<void>): Promise<void> {
  const files = fileHost(join(root, "dist/static"));
  await new Promise<void>((resolve) => void files.listen(0, "127.0.0.1", resolve));
  const site = `http://127.0.0.1:${String((files.address() as AddressInfo).port)}`;
  try {
    await withServer({ ALLOWED_ORIGINS: site }, async ({ address }) => {
      await promisify(execFile)(process.execPath, [join(root, "scripts/build.ts")], {
        env: { ...process.env, VITE_SERVER_URL: address },
      });
      await use(site);
    });
  } finally {
    files.close();
    files.closeAllConnections();
  }
}

test("a static site on a file host places an order on a server elsewhere", async ({
  customer,
  customerName,
  page,
  expectOnConsole,
}) => {
  // A reload of the cart is answered with the host's page for unknown addresses, which is the site too.
  expectOnConsole(/status of 404/u);
  await withStaticSite(async (address) => {
    await customer.visits(address);
    await expect(customer.heading(customer.words.menu.title)).toBeVisible();
    // The file host sends Hebrew to everybody; a choice is kept in local storage only.
    await customer.switchesLanguage();
    await page.reload();
    await customer.goesOnIn("en");
    const enlarge = customer.words.menu.enlarge(customer.reads(lentilSoup.name));
    await customer.button(enlarge).click();
    await expect(page.getByRole("dialog").getByRole("img")).toHaveJSProperty("naturalWidth", 1200);
    await page.keyboard.press("Escape");
    await customer.puts(2, liver);
    await customer.goesToCart();
    await page.reload();
    const form = await customer.goesToCheckout();
    await form.fill({ name: customerName, phoneNumber: "0521234567", email: "noa@mail.example" });
    await form.pickup.check();
    await form.city.selectOption(customer.reads(jerusalem.name));
    await form.send.click();
    await expect(customer.orderSent).toContainText(shown(2 * 3200 + jerusalem.pickupPrice));
    // What the page still loads would fail when its server ends.
    await page.goto("about:blank");
  });
});

/** A plain file host: it serves files, and 404.html for every unknown address. */
function fileHost(folder: string) {
  return createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://files").pathname;
    const send = (file: string, status: number) =>
      readFile(join(folder, file)).then((content) => {
        response.writeHead(status, { "content-type": types[extname(file)] ?? "text/plain" });
        response.end(content);
      });
    send(path === "/" ? "index.html" : path, 200).catch(() => send("404.html", 404));
  });
}
