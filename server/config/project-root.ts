/** The folder of the project; the built site and the seed are below it. */
export const projectRoot = new URL("../../", import.meta.url);
