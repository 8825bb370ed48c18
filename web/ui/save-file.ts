/** Gives the browser a file to save. Its name is plain ASCII, which every system supports. */
export function saveFile(
  name: string,
  content: string,
  type: "text/plain" | "text/csv" | "application/json",
): void {
  const url = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
