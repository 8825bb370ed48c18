/** Runs in a page of the shop. Whether it shows the menu and the cart in this language without a connection. */
export async function arePagesCached(language: string): Promise<boolean> {
  const kept = await Promise.all(
    ["/", "/cart"].map((path) => caches.match(`${path}?kept=${language}`)),
  );
  const { active = null } = (await navigator.serviceWorker.getRegistration()) ?? {};
  return kept.every(Boolean) && active?.state === "activated";
}
