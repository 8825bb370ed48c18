/** The project's folder: what is built and what is sown lies below it. */
export const projectRoot = new URL("../", import.meta.url);
