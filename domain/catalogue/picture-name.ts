/**
 * The name of a picture: a plain file name without a path, because it becomes part of an address and must not lead out of the place
 * where pictures are kept.
 */
export const pictureNamePattern = /^[a-z0-9][a-z0-9-]*\.(?:avif|webp|png|jpe?g|svg)$/;
