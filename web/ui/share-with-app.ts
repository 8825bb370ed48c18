/**
 * Gives a text or a link to another app of the device, which has to know `navigator.share`. `closed`: the user closed
 * the list of apps. Never rejects.
 */
export async function shareWithApp(shared: ShareData): Promise<"shared" | "closed" | "refused"> {
  try {
    await navigator.share(shared);
    return "shared";
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return "closed";
    console.warn("the browser did not share a link or a text", error);
    return "refused";
  }
}
