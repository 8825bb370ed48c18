/** The address of a picture of the menu, in the folder `webImages` beside the site (specification §2). */
export function pictureAddress(fileName: string): string {
  return `${import.meta.env.BASE_URL}webImages/${fileName}`;
}
